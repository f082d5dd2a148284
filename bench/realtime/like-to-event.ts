import type { BenchSite } from './open-site.ts'
import type { Page } from './pages.ts'

/**
 * Like and unlike by one person after the other, one request at a time.
 * @returns milliseconds from each request to the event on that person's page
 */
export async function likeToEvent(
  site: Pick<BenchSite, 'like'>,
  people: readonly { person: string; page: Page }[],
  samples: number,
): Promise<number[]> {
  const times: number[] = []
  for (let n = 0; n < samples; n += 1) {
    const { person, page } = people[Math.floor(n / 2) % people.length] as (typeof people)[number]
    const heard = page.next()
    const began = performance.now()
    await site.like(person, 1, n % 2 === 0 ? 'POST' : 'DELETE')
    times.push((await heard) - began)
  }
  return times
}
