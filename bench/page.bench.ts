import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, builtBytes, remotes, widgetBytes } from '@semaforo/tools/build'
import type { Figures } from './table.ts'

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

const partNames: Record<string, string> = {
  loader: 'loader',
  widget: 'frame',
}

/** The JavaScript of a first visit (brotli), as the build counts it for its budgets. */
export async function bench(): Promise<Figures> {
  await build()
  const budget = JSON.parse(readFileSync(join(import.meta.dirname, '../budgets.json'), 'utf8'))
  const home = builtBytes('shell') + builtBytes('mfe-learning')
  const rows = [
    { name: '/home, all of it', size: home, most: budget.home },
    ...remotes.map((name) => ({ name, size: builtBytes(name), most: budget.remote })),
    ...Object.entries(widgetBytes()).map(([part, size]) => ({
      name: `widget: ${partNames[part] ?? part}`,
      size,
      most: budget[part],
    })),
  ]
  return {
    title: 'JavaScript, brotli, first visit',
    rows: rows.map(({ name, size, most }) => ({ name, KB: kilobytes(size), budget: kilobytes(most) })),
    goals: rows.map(({ name, size, most }) => ({
      name: `bytes of ${name}`,
      measured: size,
      comparison: 'at most',
      goal: most,
    })),
  }
}
