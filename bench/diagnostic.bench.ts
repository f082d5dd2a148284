import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon, { type Result } from 'autocannon'
import { startServer } from './child.ts'
import { figures, record } from './diagnostic/shop.ts'
import type { Figures } from './table.ts'

const connections = 20
const rounds = 3
const roundSeconds = 2
const least = 0.7

type Ask = { path: string; body?: object }
const calls: { name: string; ours: Ask; empty: Ask }[] = [
  ...['diagnostic', 'predict', 'improve'].map((name) => ({
    name: `POST /api/model/${name}`,
    ours: { path: `/api/model/${name}`, body: figures },
    empty: { path: '/figures', body: figures },
  })),
  {
    name: 'POST /api/modelData',
    ours: { path: '/api/modelData', body: record },
    empty: { path: '/record', body: record },
  },
  { name: 'GET /api/modelData', ours: { path: '/api/modelData' }, empty: { path: '/nothing' } },
]

const at = (file: string) => `${import.meta.dirname}/diagnostic/${file}.ts`
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Each call beside an Express route that validates the same body and does nothing, in alternating rounds. */
export async function diagnosticBench(): Promise<Figures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'semaforo-diagnostic-'))
  const servers = [await startServer(at('service'), [dataDir]), await startServer(at('empty'))] as const
  const [service, empty] = servers
  try {
    const authorization = `Bearer ${await (await fetch(`${service.url}/token`)).text()}`
    const measured = []
    for (const call of calls) {
      const times = { ours: [] as number[], empty: [] as number[] }
      await perSecond(service.url, call.ours, authorization, 1)
      await perSecond(empty.url, call.empty, authorization, 1)
      for (let round = 0; round < rounds; round++) {
        times.ours.push(await perSecond(service.url, call.ours, authorization, roundSeconds))
        times.empty.push(await perSecond(empty.url, call.empty, authorization, roundSeconds))
      }
      measured.push({ name: call.name, ours: mean(times.ours), empty: mean(times.empty) })
    }
    return {
      title: `Diagnostic: requests/s, ${connections} connections, ${rounds} alternating rounds of ${roundSeconds} s`,
      rows: measured.map(({ name, ours, empty }) => ({
        name,
        'requests/s': Math.round(ours),
        'empty route': Math.round(empty),
        'to empty': (ours / empty).toFixed(2),
      })),
      goal: `each call at least ${least} of an empty Express route with the same body validation`,
      met: measured.every(({ ours, empty }) => ours >= least * empty),
    }
  } finally {
    for (const server of servers) await server.stop()
    rmSync(dataDir, { recursive: true })
  }
}

async function perSecond(url: string, ask: Ask, authorization: string, duration: number): Promise<number> {
  const result: Result = await autocannon({
    url: url + ask.path,
    connections,
    duration,
    headers: { authorization, 'content-type': 'application/json' },
    ...(ask.body && { method: 'POST', body: JSON.stringify(ask.body) }),
  })
  if (result.errors + result.non2xx > 0)
    throw new Error(`${ask.path}: ${result.errors + result.non2xx} bad answers`)
  return result.requests.mean
}
