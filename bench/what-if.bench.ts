import { build } from '@semaforo/tools/build'
import { browserProgram } from './browser-program.ts'
import { quantile } from './quantile.ts'
import { type Figures, wantsQuiet } from './table.ts'

const frame = 16

type Repaint = Record<'handled' | 'laidOut' | 'painted' | 'presented' | 'processor', number>

/**
 * A slider of '¿Y si…?' dragged in the browser with the CPU throttled fourfold: from each `input` event until
 * the page has painted its result, by the browser's own trace.
 */
export async function bench(): Promise<Figures> {
  await build()
  const repaints = await browserProgram<Repaint[]>('what-if')
  const until = (part: keyof Repaint) => repaints.map((repaint) => repaint[part])
  const parts: [name: string, times: number[]][] = [
    ['until handled', until('handled')],
    ['until laid out', until('laidOut')],
    ['until painted', until('painted')],
    ['until presented (next beat of 60 Hz)', until('presented')],
    ['processor until painted', until('processor')],
  ]
  return {
    title: `What-if: ms from input to repaint at 4 times CPU throttling, ${repaints.length} moves of a slider`,
    rows: parts.map(([name, times]) => ({
      name,
      p50: quantile(times, 0.5).toFixed(1),
      p95: quantile(times, 0.95).toFixed(1),
    })),
    goals: [
      {
        name: 'p95 ms until painted, within one frame',
        measured: quantile(until('painted'), 0.95),
        comparison: 'at most',
        goal: frame,
      },
    ],
    note: wantsQuiet,
  }
}
