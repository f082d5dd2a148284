import { browserProgram } from '../browser-program.ts'
import type { Goal } from '../goals.ts'
import { medians } from '../medians.ts'
import { type Figures, type Row, wantsQuiet } from '../table.ts'

type Run = Record<string, number>

const scores = ['performance', 'accessibility', 'best-practices', 'seo']
const times = { lcp: 'LCP ms', fcp: 'FCP ms', tbt: 'TBT ms', cls: 'CLS' }
const kilobytes = (bytes = Number.NaN) => (bytes / 1000).toFixed(1)

/** Lighthouse on the public pages, and on a second visit. */
export async function visits(): Promise<Figures[]> {
  const found = await browserProgram<{ visits: Record<string, Run[]>; again: Run[] }>('web-pages')
  const rounds = found.again.length
  const pages = Object.entries(found.visits).map(([path, runs]) => ({ path, figures: medians(runs) }))
  const again = medians(found.again)
  const home = await browserProgram<Record<string, number>>('first-visit')
  return [
    {
      title: `Public pages, Lighthouse, mobile preset, median of ${rounds}`,
      rows: [...pages.map(row), row({ path: '/home, second visit', figures: again })],
      note: wantsQuiet,
      goals: [...pages.flatMap(goalsOf), atMost('LCP ms of a second visit', again['lcp'], 800)],
    },
    {
      title: 'A first visit of /home, transferred KB without headers',
      rows: [
        { name: 'document', KB: kilobytes(home['document']) },
        { name: 'script before interaction', KB: kilobytes(home['script']) },
        { name: 'script once nothing else is to do', KB: kilobytes(home['idle']) },
        { name: 'styles', KB: kilobytes(home['stylesheet']) },
        { name: 'typefaces', KB: kilobytes(home['font']) },
      ],
      goals: [
        atMost('bytes of script before interaction', home['script'], 110_000),
        atMost('bytes of the document', home['document'], 20_000),
      ],
    },
  ]
}

function row({ path, figures }: { path: string; figures: Run }): Row {
  return {
    name: path,
    ...Object.fromEntries(scores.map((name) => [name, figures[name] ?? Number.NaN])),
    ...Object.fromEntries(
      Object.entries(times).map(([name, title]) => [
        title,
        (figures[name] ?? Number.NaN).toFixed(name === 'cls' ? 3 : 0),
      ]),
    ),
  }
}

function goalsOf({ path, figures }: { path: string; figures: Run }): Goal[] {
  return [
    ...scores.map((name) => ({
      name: `${name} of ${path}`,
      measured: figures[name] ?? Number.NaN,
      comparison: 'at least' as const,
      goal: name === 'performance' ? 97 : 100,
    })),
    atMost(`LCP ms of ${path}`, figures['lcp'], 1_500),
    atMost(`TBT ms of ${path}`, figures['tbt'], 100),
    atMost(`CLS of ${path}`, figures['cls'], 0.01),
  ]
}

function atMost(name: string, measured = Number.NaN, goal: number): Goal {
  return { name, measured, comparison: 'at most', goal }
}
