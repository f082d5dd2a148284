import { globSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'

/**
 * A chunk that its import names `later-…` is loaded only on demand (a library for one button). No budget counts
 * it; every other file counts, whether loaded at once or not.
 */
const isLater = (file: string) => /^later-/.test(basename(file))

/** Size in bytes of the precompressed (brotli) JavaScript below a folder, `later-` chunks excluded. */
export function brotliBytes(directory: string): number {
  return globSync('**/*.js.br', { cwd: directory })
    .filter((file) => !isLater(file))
    .map((file) => statSync(join(directory, file)).size)
    .reduce((sum, size) => sum + size, 0)
}

/** @throws {Error} one line that names what exceeds its budget, with both sizes */
export function keepWithin(budget: number, size: number, what: string): void {
  if (size <= budget) return
  throw new Error(`${what}: ${size} bytes of JavaScript (brotli), the budget is ${budget} (budgets.json)`)
}
