import autocannon from 'autocannon'
import { type Child, startServer } from './child.ts'
import { quantile } from './quantile.ts'
import type { Figures } from './table.ts'

const connections = 20
const rounds = 12
const roundSeconds = 3
const proxied = '/api/catalog/kilobyte'
const contenders = [
  { name: 'semaforo', file: 'semaforo', path: proxied },
  { name: '@fastify/http-proxy', file: 'fastify-http-proxy', path: proxied },
  { name: 'http-proxy-middleware', file: 'http-proxy-middleware', path: proxied },
  { name: 'semaforo, from memory', file: 'semaforo', path: '/api/catalog/tags' },
]

const at = (file: string) => `${import.meta.dirname}/gateway/${file}.ts`
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

type Round = { perSecond: number; p99: number }

async function measure(url: string, duration: number): Promise<Round> {
  const times: number[] = []
  const running = autocannon({ url, connections, duration })
  running.on('response', (_client, _status, _bytes, ms) => times.push(ms))
  const { requests, errors, non2xx } = await running
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors + non2xx} bad answers`)
  return { perSecond: requests.mean, p99: quantile(times, 0.99) }
}

/**
 * A GET of 1 KB of JSON through our gateway and through two others, in front of the same service process.
 * Rounds alternate, so that other load on the machine affects all alike.
 */
export async function bench(): Promise<Figures> {
  const service = await startServer(at('service'))
  const children: Child[] = [service]
  try {
    const servers = []
    for (const contender of contenders) {
      const child = await startServer(at(contender.file), [service.url])
      children.push(child)
      servers.push({ ...contender, url: child.url + contender.path, results: [] as Round[] })
    }
    for (const server of servers) await measure(server.url, 2)
    for (let round = 0; round < rounds; round++) {
      for (const server of servers) server.results.push(await measure(server.url, roundSeconds))
    }
    return figures(servers)
  } finally {
    for (const child of children) await child.stop()
  }
}

function figures(servers: readonly { name: string; results: readonly Round[] }[]): Figures {
  const measured = servers.map(({ name, results }) => ({
    name,
    perSecond: Math.round(mean(results.map((result) => result.perSecond))),
    p99: mean(results.map((result) => result.p99)),
  }))
  const [ours, ...others] = measured
  const peers = others.slice(0, 2)
  const best = Math.max(...peers.map((peer) => peer.perSecond))
  const lowest = Math.min(...peers.map((peer) => peer.p99))
  return {
    title: `Gateway: GET of 1 KB JSON, ${connections} connections, ${rounds} alternating rounds of ${roundSeconds} s`,
    rows: measured.map(({ name, perSecond, p99 }) => ({
      name,
      'requests/s': perSecond,
      'p99 ms': p99.toFixed(2),
      'to best peer': (perSecond / best).toFixed(2),
    })),
    goals: [
      {
        name: 'requests/s to the best peer',
        measured: (ours?.perSecond ?? Number.NaN) / best,
        comparison: 'at least',
        goal: 1,
      },
      {
        name: 'p99 ms beside the lowest of a peer',
        measured: ours?.p99 ?? Number.NaN,
        comparison: 'at most',
        goal: lowest,
      },
    ],
  }
}
