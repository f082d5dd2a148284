import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon, { type Request } from 'autocannon'
import { type Child, startServer } from './child.ts'
import { figures, recordOf } from './diagnostic/shop.ts'
import type { Figures } from './table.ts'

const connections = 20
const rounds = 3
const roundSeconds = 2
/** The records that a person may save a day: a round of saving is spread over many people. */
const savers = Array.from({ length: 4_000 }, (_, n) => `person-${n}`)
const reader = 'ana'
const page = 20

type Call = { name: string; path: string; body?: (person: string) => object; people: readonly string[] }
const calls: readonly Call[] = [
  ...['diagnostic', 'predict', 'improve'].map((name) => ({
    name: `POST /api/model/${name}`,
    path: `/api/model/${name}`,
    body: () => figures,
    people: [reader],
  })),
  { name: 'GET /api/modelData', path: '/api/modelData', people: [reader] },
  // Last, since its events are still being published after its responses.
  { name: 'POST /api/modelData', path: '/api/modelData', body: recordOf, people: savers },
]

const at = (file: string) => `${import.meta.dirname}/diagnostic/${file}.ts`
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * Each call compared with the same work written directly in Express, in alternating rounds. Ours may be faster:
 * a token's signature is verified once, and concurrent saves share a disk flush.
 */
export async function bench(): Promise<Figures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'semaforo-diagnostic-'))
  const servers: Child[] = []
  try {
    for (const file of ['service', 'bare']) servers.push(await startServer(at(file), [dataDir]))
    for (const { url } of servers) await fillAPage(url)
    const measured = []
    for (const call of calls) {
      const peers = await Promise.all(
        servers.map(async ({ url }) => ({
          requests: await requestsOf(url, call),
          url,
          times: [] as number[],
        })),
      )
      for (const { url, requests } of peers) await perSecond(url, requests, 1)
      for (let round = 0; round < rounds; round++)
        for (const { url, requests, times } of peers) times.push(await perSecond(url, requests, roundSeconds))
      const [ours, bare] = peers.map(({ times }) => mean(times)) as [number, number]
      measured.push({ name: call.name, ours, bare, ratio: ours / bare })
    }
    return {
      title: `Diagnostic: requests/s, ${connections} connections, ${rounds} alternating rounds of ${roundSeconds} s`,
      rows: measured.map(({ name, ours, bare, ratio }) => ({
        name,
        'requests/s': Math.round(ours),
        'same work, bare': Math.round(bare),
        'to bare': ratio.toFixed(2),
      })),
      goals: measured.map(({ name, ratio }) => ({
        name: `${name} to the same work bare`,
        measured: ratio,
        comparison: 'at least',
        goal: 1,
      })),
      note: 'wants a machine with idle processors: bare verifies on its own threads, and gets more of a busy machine',
    }
  } finally {
    for (const server of servers) await server.stop()
    rmSync(dataDir, { recursive: true })
  }
}

async function fillAPage(url: string): Promise<void> {
  const [request] = await requestsOf(url, {
    name: '',
    path: '/api/modelData',
    body: recordOf,
    people: [reader],
  })
  for (let n = 0; n < page; n++) await fetch(url + request?.path, request)
}

/** The requests of one call, each by another person with a token of the server. */
function requestsOf(url: string, { path, body, people }: Call): Promise<Request[]> {
  return Promise.all(
    people.map(async (person) => ({
      path,
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${await (await fetch(`${url}/token?user=${person}`)).text()}`,
        'content-type': 'application/json',
      },
      ...(body && { body: JSON.stringify(body(person)) }),
    })),
  )
}

/** Each connection starts with other people, so that not all save for the same one at once. */
async function perSecond(url: string, requests: readonly Request[], duration: number): Promise<number> {
  let started = 0
  const share = Math.floor(requests.length / connections)
  const result = await autocannon({
    url,
    connections,
    duration,
    setupClient(client) {
      const from = share * started++
      client.setRequests([...requests.slice(from), ...requests.slice(0, from)])
    },
  })
  if (result.errors + result.non2xx > 0)
    throw new Error(`${requests[0]?.path}: ${result.errors + result.non2xx} bad answers`)
  return result.requests.mean
}
