import { setTimeout as sleep } from 'node:timers/promises'
import { type Action, actionsOf, type Like } from './day/actions.ts'
import { type Done, load } from './day/load.ts'
import { type OpenPage, openPages } from './day/open-pages.ts'
import { openSite } from './day/site.ts'
import { quantile } from './quantile.ts'
import { type Figures, type Row, wantsQuiet } from './table.ts'

const people = 25
const pages = 500
/** Five minutes, unless `BENCH_SECONDS` says otherwise. */
const seconds = Number(process.env['BENCH_SECONDS'] ?? 300)
/** Milliseconds at half of the load for 99 of 100 likes to reach the other page. */
const mostDelayMs = 25
const aloneSeconds = Math.min(10, seconds)

/**
 * A day of a mid-sized site in five minutes: open pages, page views, likes, diagnostics, searches and sign-ins at once,
 * each route beside itself alone; then half of it, for how long a like takes to the person's other page.
 */
export async function bench(): Promise<Figures[]> {
  const site = await openSite()
  const open: OpenPage[] = []
  try {
    const visitors = await site.people(people)
    const likes: Like[] = []
    const actions = actionsOf(site.url, visitors, likes)
    await load(actions, aloneSeconds)
    const alone = new Map<string, Done>()
    for (const action of actions) {
      const done = await load([action], aloneSeconds)
      alone.set(action.name, done.get(action.name) as Done)
    }
    open.push(...(await openPages(site.url, visitors, pages)))
    await site.vitals()
    await load(actions, aloneSeconds)
    const before = await site.vitals()
    const together = await load(actions, seconds)
    const after = await site.vitals()
    const halfFrom = likes.length
    const half = await load(actions, Math.max(aloneSeconds, seconds / 5), 0.5)
    await sleep(2_000)
    const delays = delaysOf(likes.slice(halfFrom), open)
    const failed = [...together.values(), ...half.values()].flatMap(({ failures }) => failures)
    const title = `A day in ${seconds} s, ${pages} open pages`
    return [
      { title, rows: actions.map((action) => row(action, alone, together)), goals: [], note: wantsQuiet },
      {
        title: `${title}: the process, and a like to the person's other page at half of the load`,
        rows: [
          {
            name: 'before',
            'memory MB': before.megabytes.toFixed(0),
            'loop p99 ms': before.loopMs.toFixed(1),
          },
          { name: 'after', 'memory MB': after.megabytes.toFixed(0), 'loop p99 ms': after.loopMs.toFixed(1) },
        ],
        goals: [
          { name: 'failed requests', measured: failed.length, comparison: 'at most', goal: 0 },
          {
            name: 'likes that no other page heard of',
            measured: delays.missed,
            comparison: 'at most',
            goal: 0,
          },
          {
            name: `p99 ms of ${delays.times.length} likes to the other page`,
            measured: quantile(delays.times, 0.99),
            comparison: 'at most',
            goal: mostDelayMs,
          },
        ],
        ...(failed[0] !== undefined && { note: `first failure: ${failed[0]}` }),
      },
    ]
  } finally {
    for (const page of open) page.close()
    await site.stop()
  }
}

function row({ name, perSecond }: Action, alone: Map<string, Done>, together: Map<string, Done>): Row {
  const figures = (of: Done | undefined) =>
    [0.5, 0.95, 0.99].map((share) => quantile(of?.times ?? [], share).toFixed(1)).join(' / ')
  const done = together.get(name)
  return {
    name,
    'a second': perSecond,
    'alone p50 / p95 / p99 ms': figures(alone.get(name)),
    'together p50 / p95 / p99 ms': figures(done),
    failed: done?.failures.length ?? 0,
  }
}

/** From each like to the first of its person's pages, of which there are as many for everybody. */
function delaysOf(likes: readonly Like[], open: readonly OpenPage[]) {
  const firstOf = new Map(open.toReversed().map((page) => [page.person, page]))
  const times: number[] = []
  let missed = 0
  for (const { person, version, sentAt } of likes) {
    const heardAt = firstOf.get(person)?.heard.get(version)
    if (heardAt === undefined) missed += 1
    else times.push(heardAt - sentAt)
  }
  return { times, missed }
}
