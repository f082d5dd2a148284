import { build } from '@semaforo/tools/build'
import { browserProgram } from './browser-program.ts'
import { medians } from './medians.ts'
import { type Figures, wantsQuiet } from './table.ts'
import { servingSpeed } from './widget/serving-speed.ts'

type Scores = Record<string, number>
const scored = ['performance', 'accessibility', 'best-practices', 'seo']
const timed = { fcp: 'FCP ms', lcp: 'LCP ms', tbt: 'TBT ms', cls: 'CLS' }

/** What the widget costs a partner's page, and how fast it is served. */
export async function bench(): Promise<Figures[]> {
  await build()
  return [await servingSpeed(), await partnerPage()]
}

async function partnerPage(): Promise<Figures> {
  const rounds = await browserProgram<{ without: Scores; with: Scores }[]>('partner-page')
  const without = medians(rounds.map((round) => round.without))
  const withWidget = medians(rounds.map((round) => round.with))
  const row = (name: string, scores: Scores) => ({
    name,
    ...Object.fromEntries(scored.map((each) => [each, scores[each] ?? Number.NaN])),
    ...Object.fromEntries(
      Object.entries(timed).map(([key, title]) => [
        title,
        (scores[key] ?? Number.NaN).toFixed(key === 'cls' ? 3 : 0),
      ]),
    ),
  })
  return {
    title: `A partner's page, Lighthouse, mobile preset, median of ${rounds.length}`,
    rows: [row('without the widget', without), row('with it', withWidget)],
    note: wantsQuiet,
    goals: [
      ...scored.map((name) => ({
        name: `points of ${name} that the page loses`,
        measured: (without[name] ?? Number.NaN) - (withWidget[name] ?? Number.NaN),
        comparison: 'at most' as const,
        goal: 2,
      })),
      {
        name: 'layout shift (CLS)',
        measured: withWidget['cls'] ?? Number.NaN,
        comparison: 'at most',
        goal: 0,
      },
    ],
  }
}
