import { setTimeout as sleep } from 'node:timers/promises'
import { eventually } from '@semaforo/testing/eventually'
import { openSite } from './day/site.ts'
import { likesPerSecond } from './likes-per-second.ts'
import { quantile } from './quantile.ts'
import { type Figures, wantsQuiet } from './table.ts'

const people = 32
/** Five minutes, unless `BENCH_SECONDS` says otherwise. */
const seconds = Number(process.env['BENCH_SECONDS'] ?? 300)
const longestCountingMs = 120_000
/** Likes wait while more events than this do, so that the rate is one that the whole chain carries. */
const mostWaiting = 1_000
const lookMs = 100

/** As many likes through the gateway as realtime handles in the same time, until it shows all of them. */
export async function bench(): Promise<Figures> {
  const site = await openSite()
  try {
    const tokens = (await site.people(people)).map(({ session }) => session.token)
    const paced = pace(() => site.waitingFor('realtime-likes'))
    await likesPerSecond(site.url, tokens, Math.min(10, seconds), paced.mayGoOn)
    const before = await site.vitals()
    const { perSecond, times } = await likesPerSecond(site.url, tokens, seconds, paced.mayGoOn)
    await paced.stop()
    const after = await site.vitals()
    const ended = performance.now()
    const liked = await likedBy(site.url, tokens)
    await eventually(async () => {
      for (const [id, counted] of await countedBy(site.url)) {
        const expected = liked.get(id) ?? 0
        if (counted !== expected) throw new Error(`tag ${id} has ${counted} likes and not ${expected}`)
      }
    }, longestCountingMs)
    return {
      title: `Likes for ${seconds} s, ${people} people at once`,
      rows: [
        {
          name: 'through the gateway',
          'a second': Math.round(perSecond),
          'p50 ms': quantile(times, 0.5).toFixed(1),
          'p99 ms': quantile(times, 0.99).toFixed(1),
          'all counted after s': ((performance.now() - ended) / 1_000).toFixed(1),
          'MB before': before.megabytes.toFixed(0),
          'MB after': after.megabytes.toFixed(0),
        },
      ],
      goals: [],
      note: wantsQuiet,
    }
  } finally {
    await site.stop()
  }
}

/** Holds likes up while too many events wait. */
function pace(waiting: () => Promise<number>) {
  let held: PromiseWithResolvers<void> | undefined
  let stopped = false
  const looking = (async () => {
    while (!stopped) {
      if ((await waiting()) > mostWaiting) held ??= Promise.withResolvers()
      else {
        held?.resolve()
        held = undefined
      }
      await sleep(lookMs)
    }
  })()
  return {
    mayGoOn: () => held?.promise,
    stop: () => {
      stopped = true
      return looking
    },
  }
}

/** The likes of each tag that everybody sees. */
async function countedBy(url: string): Promise<Map<number, number>> {
  const { tags } = (await read(url, '/api/catalog/tags')) as { tags: { id: number; likes: number }[] }
  return new Map(tags.map(({ id, likes }) => [id, likes]))
}

/** How many of these people like each tag, by their own lists. */
async function likedBy(url: string, tokens: readonly string[]): Promise<Map<number, number>> {
  const counts = new Map<number, number>()
  for (const token of tokens) {
    const { tags } = (await read(url, '/api/me/likes', token)) as { tags: number[] }
    for (const id of tags) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return counts
}

async function read(url: string, path: string, token?: string): Promise<unknown> {
  const answer = await fetch(url + path, { headers: token ? { authorization: `Bearer ${token}` } : {} })
  if (!answer.ok) throw new Error(`GET ${path}: ${answer.status}`)
  return answer.json()
}
