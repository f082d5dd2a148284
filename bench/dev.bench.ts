import { build } from '@semaforo/tools/build'
import { browserProgram } from './browser-program.ts'
import { quantile } from './quantile.ts'
import { type Figures, wantsQuiet } from './table.ts'

const mostMs = 500

/** `npm run dev`: the time from the write of an edited file until the open page has painted it. */
export async function bench(): Promise<Figures> {
  await build()
  const times = await browserProgram<number[]>('dev')
  const [min, median, max] = [0, 0.5, 1].map((share) => quantile(times, share))
  const format = (ms = Number.NaN) => ms.toFixed(0)
  return {
    title: `npm run dev: ms from edit to screen, ${times.length} edits`,
    rows: [{ name: 'text of the login', min: format(min), median: format(median), max: format(max) }],
    goals: [{ name: 'median ms', measured: median ?? Number.NaN, comparison: 'at most', goal: mostMs }],
    note: wantsQuiet,
  }
}
