import { globSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'

/**
 * A chunk that is named `later-…` where it is imported comes only after somebody asked for it (a library for
 * one button). It counts in no budget; every other file does, whether it is loaded at once or not.
 */
const isLater = (file: string) => /^later-/.test(basename(file))

/** Bytes of precompressed (brotli) JavaScript below a folder, chunks for later left out. */
export function brotliBytes(directory: string): number {
  return globSync('**/*.js.br', { cwd: directory })
    .filter((file) => !isLater(file))
    .map((file) => statSync(join(directory, file)).size)
    .reduce((sum, size) => sum + size, 0)
}

/** @throws with a line that names what grew too large, by how much */
export function keepWithin(budget: number, size: number, what: string): void {
  if (size <= budget) return
  throw new Error(`${what}: ${size} bytes of JavaScript (brotli), the budget is ${budget} (budgets.json)`)
}
