import autocannon from 'autocannon'
import type { Figures } from '../table.ts'

const connections = 20
const rounds = 4
const roundSeconds = 3

/** The registry, which is answered for each visitor, beside a file of the shell, in alternating rounds. */
export async function registrySpeed(url: string): Promise<Figures> {
  const served = [
    { name: 'registry', path: '/federation/registry.json', perSecond: [] as number[], p99: [] as number[] },
    { name: 'static file', path: '/favicon.svg', perSecond: [] as number[], p99: [] as number[] },
  ]
  for (let round = 0; round < rounds; round++) {
    for (const { path, perSecond, p99 } of served) {
      const { requests, latency, errors, non2xx } = await autocannon({
        url: url + path,
        connections,
        duration: roundSeconds,
      })
      if (errors + non2xx > 0) throw new Error(`${path}: ${errors + non2xx} bad answers`)
      perSecond.push(requests.mean)
      p99.push(latency.p99)
    }
  }
  const [registry = Number.NaN, file = Number.NaN] = served.map(({ perSecond }) => mean(perSecond))
  return {
    title: `Registry and a static file, ${connections} connections, ${rounds} alternating rounds of ${roundSeconds} s`,
    rows: served.map(({ name, perSecond, p99 }) => ({
      name,
      'requests/s': Math.round(mean(perSecond)),
      'p99 ms': mean(p99).toFixed(1),
    })),
    goals: [
      {
        name: 'requests/s of the registry to requests/s of a static file',
        measured: registry / file,
        comparison: 'at least',
        goal: 1,
      },
    ],
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
