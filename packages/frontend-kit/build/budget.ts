import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Bytes of precompressed (brotli) JavaScript below a folder. */
export function brotliBytes(directory: string): number {
  return globSync('**/*.js.br', { cwd: directory })
    .map((file) => statSync(join(directory, file)).size)
    .reduce((sum, size) => sum + size, 0)
}

/** @throws with a line that names what grew too large, by how much */
export function keepWithin(budget: number, size: number, what: string): void {
  if (size <= budget) return
  throw new Error(`${what}: ${size} bytes of JavaScript (brotli), the budget is ${budget} (budgets.json)`)
}
