import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon, { type Options, type Result } from 'autocannon'
import { startServer } from './child.ts'
import { figures, record } from './diagnostic/shop.ts'
import type { Figures } from './table.ts'

const connections = 20
const rounds = 3
const roundSeconds = 2
const least = 0.7

type Ask = { path: string; body?: object }
type Request = Omit<Options, 'connections' | 'duration'>
/** `bare` where the call's work can be written straight into Express. */
const calls: { name: string; ours: Ask; empty: Ask; bare?: Ask }[] = [
  ...['diagnostic', 'predict', 'improve'].map((name) => ({
    name: `POST /api/model/${name}`,
    ours: { path: `/api/model/${name}`, body: figures },
    empty: { path: '/figures', body: figures },
    bare: { path: `/api/model/${name}`, body: figures },
  })),
  {
    name: 'POST /api/modelData',
    ours: { path: '/api/modelData', body: record },
    empty: { path: '/record', body: record },
  },
  { name: 'GET /api/modelData', ours: { path: '/api/modelData' }, empty: { path: '/nothing' } },
]

const at = (file: string) => `${import.meta.dirname}/diagnostic/${file}.ts`
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / (values.length || 1)

/**
 * Each call beside an Express route that validates the same body and does nothing, and beside one that also
 * verifies the token and does the same work, in alternating rounds.
 */
export async function diagnosticBench(): Promise<Figures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'semaforo-diagnostic-'))
  const servers = {
    ours: await startServer(at('service'), [dataDir]),
    empty: await startServer(at('empty')),
    bare: await startServer(at('bare')),
  }
  try {
    const measured = []
    for (const { name, ...asks } of calls) {
      const peers = await Promise.all(
        (['ours', 'empty', 'bare'] as const).flatMap((peer) => {
          const ask = asks[peer]
          return ask ? [signedIn(servers[peer].url, ask).then((request) => ({ peer, request }))] : []
        }),
      )
      const times = { ours: [] as number[], empty: [] as number[], bare: [] as number[] }
      for (const { request } of peers) await perSecond(request, 1)
      for (let round = 0; round < rounds; round++)
        for (const { peer, request } of peers) times[peer].push(await perSecond(request, roundSeconds))
      measured.push({ name, ours: mean(times.ours), empty: mean(times.empty), bare: mean(times.bare) })
    }
    return {
      title: `Diagnostic: requests/s, ${connections} connections, ${rounds} alternating rounds of ${roundSeconds} s`,
      rows: measured.map(({ name, ours, empty, bare }) => ({
        name,
        'requests/s': Math.round(ours),
        'empty route': Math.round(empty),
        'to empty': (ours / empty).toFixed(2),
        'same work, bare': bare ? Math.round(bare) : '-',
        'to bare': bare ? (ours / bare).toFixed(2) : '-',
      })),
      goal: `each call at least ${least} of an empty Express route with the same body validation`,
      met: measured.every(({ ours, empty }) => ours >= least * empty),
    }
  } finally {
    for (const server of Object.values(servers)) await server.stop()
    rmSync(dataDir, { recursive: true })
  }
}

/** The request as autocannon sends it, with a token of the server's own. */
async function signedIn(url: string, { path, body }: Ask): Promise<Request> {
  const token = await (await fetch(`${url}/token`)).text()
  return {
    url: url + path,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  }
}

async function perSecond(request: Request, duration: number): Promise<number> {
  const result: Result = await autocannon({ ...request, connections, duration })
  if (result.errors + result.non2xx > 0)
    throw new Error(`${request.url}: ${result.errors + result.non2xx} bad answers`)
  return result.requests.mean
}
