import { globSync, statSync } from 'node:fs'
import { basename, join, sep } from 'node:path'
import { widgetFolder } from '@semaforo/contracts'
import { serviceWorkerFile } from './service-worker.ts'

/**
 * A chunk that its import names `later-…` is loaded only on demand (a library for one button), and the script of a
 * chunk `page-…` on its pages alone, which are prerendered with its styles. No budget counts these; every other
 * file counts, whether loaded at once or not.
 */
const isLater = (file: string) => /^(later-|page-.*\.js)/.test(basename(file))

/** The files of a built frontend that every page of it loads after its entry. */
export function eagerFiles(directory: string): string[] {
  return globSync('assets/*.{js,css}', { cwd: directory })
    .filter((file) => !isLater(file))
    .map((file) => file.replaceAll(sep, '/'))
    .sort()
}

/** The parts of a widget, which have budgets of their own, by the files that they consist of. */
const widgetParts = {
  loader: `${widgetFolder}/v1.js.br`,
  widget: `${widgetFolder}/assets/**/*.js.br`,
}
export type PartBytes = Partial<Record<keyof typeof widgetParts, number>>

/** Sizes in bytes of the precompressed (brotli) JavaScript of the widget's parts, if a release has one. */
export function partBytes(directory: string): PartBytes {
  const sizes = Object.entries(widgetParts).map(([part, files]) => [part, sumOf(directory, files)] as const)
  return Object.fromEntries(sizes.filter(([, size]) => size > 0))
}

/**
 * Size in bytes of the precompressed (brotli) JavaScript of a frontend, `later-` chunks, its widget and the service
 * worker excluded.
 */
export function brotliBytes(directory: string): number {
  return sumOf(directory, '**/*.js.br', [`${widgetFolder}/**`, `${serviceWorkerFile}.br`])
}

function sumOf(directory: string, files: string, exclude: string[] = []): number {
  return globSync(files, { cwd: directory, exclude })
    .filter((file) => !isLater(file))
    .map((file) => statSync(join(directory, file)).size)
    .reduce((sum, size) => sum + size, 0)
}

/** @throws {Error} one line that names what exceeds its budget, with both sizes */
export function keepWithin(budget: number, size: number, what: string): void {
  if (size <= budget) return
  throw new Error(`${what}: ${size} bytes of JavaScript (brotli), the budget is ${budget} (budgets.json)`)
}

/** @throws {Error} as {@link keepWithin}, for the first of a widget's parts */
export function keepPartsWithin(budgets: Required<PartBytes>, parts: PartBytes): void {
  for (const [part, size] of Object.entries(parts)) keepWithin(budgets[part as keyof PartBytes], size, part)
}
