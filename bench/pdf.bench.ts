import { build } from '@semaforo/tools/build'
import { browserProgram } from './browser-program.ts'
import { quantile } from './quantile.ts'
import { type Figures, wantsQuiet } from './table.ts'

const most = { loading: 300, loaded: 50 }

/** The time from the click on 'Descargar PDF' until the file is on the disk, in the browser. */
export async function bench(): Promise<Figures> {
  await build()
  const times = await browserProgram<{ loading: number[]; loaded: number[] }>('pdf')
  const row = (name: string, part: keyof typeof most) => ({
    name: `${name} (${times[part].length})`,
    'p50 ms': quantile(times[part], 0.5).toFixed(0),
    'p95 ms': quantile(times[part], 0.95).toFixed(0),
    'at most': most[part],
  })
  return {
    title: 'PDF: from click to file',
    rows: [row('first press, with its library', 'loading'), row('after that', 'loaded')],
    goals: (['loading', 'loaded'] as const).map((part) => ({
      name: `p95 ms, library ${part}`,
      measured: quantile(times[part], 0.95),
      comparison: 'at most',
      goal: most[part],
    })),
    note: wantsQuiet,
  }
}
