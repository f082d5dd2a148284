import autocannon, { type Result } from 'autocannon'
import { type Child, startServer } from './child.ts'
import type { Figures } from './table.ts'

const connections = 20
const rounds = 12
const roundSeconds = 1

const at = (file: string) => `${import.meta.dirname}/tracing/${file}.ts`
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * A GET of 1 KB of JSON from a service without tracing, with a collector that accepts spans, and with one that
 * hangs.
 */
export async function bench(): Promise<Figures> {
  const children: Child[] = []
  async function start(file: string, ...args: string[]): Promise<string> {
    const child = await startServer(at(file), args)
    children.push(child)
    return child.url
  }
  const measure = (url: string, duration: number): Promise<Result> =>
    autocannon({ url: `${url}/api/thing`, connections, duration })
  try {
    const services = [
      { name: 'no collector', url: await start('service') },
      { name: 'a collector', url: await start('service', await start('collector')) },
      { name: 'a collector that hangs', url: await start('service', await start('collector', 'hangs')) },
    ].map((service) => ({ ...service, results: [] as Result[] }))
    for (const { url } of services) await measure(url, 2)
    for (let round = 0; round < rounds; round += 1) {
      for (const { url, results } of services) results.push(await measure(url, roundSeconds))
    }
    return figures(services)
  } finally {
    for (const child of children) await child.stop()
  }
}

function figures(services: readonly { name: string; results: readonly Result[] }[]): Figures {
  const measured = services.map(({ name, results }) => ({
    name,
    perSecond: mean(results.map((result) => result.requests.mean)),
    p99: mean(results.map((result) => result.latency.p99)),
    bad: results.reduce((sum, result) => sum + result.errors + result.non2xx, 0),
  }))
  const none = measured[0]?.perSecond ?? Number.NaN
  return {
    title: `Traces: GET of 1 KB JSON of a service, ${connections} connections, ${rounds} alternating rounds of ${roundSeconds} s`,
    rows: measured.map(({ name, perSecond, p99, bad }) => ({
      name,
      'requests/s': Math.round(perSecond),
      'p99 ms': p99.toFixed(1),
      'to none': (perSecond / none).toFixed(2),
      'bad answers': bad,
    })),
    goals: measured.map(({ name, bad }) => ({
      name: `bad answers with ${name}`,
      measured: bad,
      comparison: 'at most',
      goal: 0,
    })),
    note: 'what spans cost is stated, without a goal',
  }
}
