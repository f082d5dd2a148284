import { browserProgram } from '../browser-program.ts'
import { quantile } from '../quantile.ts'
import { type Figures, wantsQuiet } from '../table.ts'

const most = 100
const names = { whatIf: 'a slider of ¿Y si…?', search: 'the search of topics' }

/** Interaction to next paint, as web-vitals has it: the 98th percentile of many interactions. */
export async function interactions(): Promise<Figures> {
  const found = await browserProgram<Record<keyof typeof names, number[]>>('interactions')
  const measured = Object.entries(names).map(([key, name]) => {
    const durations = found[key as keyof typeof names]
    return { name, inp: quantile(durations, 0.98), median: quantile(durations, 0.5), count: durations.length }
  })
  return {
    title: 'Interaction to next paint at 4 times CPU throttling, ms',
    rows: measured.map(({ name, inp, median, count }) => ({
      name,
      interactions: count,
      p50: median,
      p98: inp,
    })),
    note: wantsQuiet,
    goals: measured.map(({ name, inp }) => ({
      name: `INP ms of ${name}`,
      measured: inp,
      comparison: 'at most',
      goal: most,
    })),
  }
}
