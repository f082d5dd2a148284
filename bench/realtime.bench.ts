import { quantile } from './quantile.ts'
import { likeToEvent } from './realtime/like-to-event.ts'
import { openSite } from './realtime/open-site.ts'
import { openPage, openPages, type Page } from './realtime/pages.ts'
import { type Figures, type Row, wantsQuiet } from './table.ts'

const sizes = [1, 100, 1_000]
const samples = 600
const others = 5_000
const most = 25

/**
 * The latency from a like request to the event on the same person's second page, one like at a time, on the
 * embedded platform with one page per person; then with thousands of other connections, and the memory of
 * these.
 */
export async function bench(): Promise<Figures> {
  const site = await openSite()
  const rows: Row[] = []
  const p99s = new Map<string, number>()
  const row = (name: string, times: readonly number[], more: Record<string, string> = {}) => {
    const [p50, p99] = [quantile(times, 0.5), quantile(times, 0.99)]
    p99s.set(name, p99)
    rows.push({ name, 'p50 ms': p50.toFixed(1), 'p99 ms': p99.toFixed(1), 'KB a socket': '', ...more })
  }
  const connect = async (person: string) => openPage(site.url, await site.token(person))
  const people: { person: string; page: Page }[] = []
  const growTo = async (size: number) => {
    const names = Array.from({ length: size - people.length }, (_, n) => `person-${people.length + n}`)
    const pages = await openPages(names, connect)
    people.push(...pages.map((page, n) => ({ person: names[n] as string, page })))
  }
  try {
    await growTo(1)
    await likeToEvent(site, people, 200)
    for (const size of sizes) {
      await growTo(size)
      row(`${size} people`, await likeToEvent(site, people, samples))
    }
    const before = await site.memory()
    const crowd = await openPages(
      Array.from({ length: others }, (_, n) => `other-${n}`),
      connect,
    )
    const weight = ((await site.memory()) - before) / others / 1024
    row(
      `1 person beside ${others + people.length - 1} others`,
      await likeToEvent(site, people.slice(0, 1), samples),
      {
        'KB a socket': weight.toFixed(1),
      },
    )
    for (const page of [...crowd, ...people.map(({ page }) => page)]) page.close()
  } finally {
    await site.stop()
  }
  return {
    title: `Realtime: request of a like to the event at a second page, ${samples} likes each, embedded`,
    rows,
    goals: [
      {
        name: 'p99 ms with 100 people',
        measured: p99s.get('100 people') ?? Number.NaN,
        comparison: 'at most',
        goal: most,
      },
    ],
    note: wantsQuiet,
  }
}
