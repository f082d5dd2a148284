import { quantile } from './quantile.ts'
import { type BenchSite, openSite } from './realtime/open-site.ts'
import type { Figures } from './table.ts'

const sizes = [1_000, 1_000_000]
const rounds = 60
const perRound = 20
const most = 1.3

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * Likes of people already stored, each by another person.
 * @returns milliseconds of each request
 */
async function measure(site: BenchSite, size: number): Promise<number[]> {
  const times: number[] = []
  for (let n = 0; n < perRound; n += 1) {
    const person = `person-${Math.floor(Math.random() * size)}`
    await site.token(person)
    const began = performance.now()
    await site.like(person, 6 + (n % 19), 'POST')
    times.push(performance.now() - began)
  }
  return times
}

/** One like over HTTP with few and with many people stored, in short alternating rounds. */
export async function bench(): Promise<Figures> {
  const sites: { size: number; site: BenchSite; times: number[] }[] = []
  try {
    for (const size of sizes) sites.push({ size, site: await openSite('catalog,likes', size), times: [] })
    for (const { site, size } of sites) for (let n = 0; n < 5; n += 1) await measure(site, size)
    for (let round = 0; round < rounds; round += 1) {
      for (const { site, size, times } of sites) times.push(...(await measure(site, size)))
    }
  } finally {
    for (const { site } of sites) await site.stop()
  }
  const [small, large] = sites.map(({ times }) => ({ p50: quantile(times, 0.5), mean: mean(times) }))
  return {
    title: `Likes: one like by HTTP, ${rounds * perRound} each in alternating rounds, embedded`,
    rows: sites.map(({ size, times }) => ({
      name: `${size} people stored`,
      'p50 ms': quantile(times, 0.5).toFixed(2),
      'p99 ms': quantile(times, 0.99).toFixed(2),
      'mean ms': mean(times).toFixed(2),
      'p50 to the fewest': (quantile(times, 0.5) / (small?.p50 ?? 1)).toFixed(2),
    })),
    goals: (['p50', 'mean'] as const).map((part) => ({
      name: `${part} with ${sizes[1]} people to that with ${sizes[0]}`,
      measured: small && large ? large[part] / small[part] : Number.NaN,
      comparison: 'at most',
      goal: most,
    })),
  }
}
