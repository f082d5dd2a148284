import type { Cache } from '@semaforo/platform'
import { createLog } from '@semaforo/service-kit'
import { createDemoProvider, type DemoFailure, type DemoProvider } from '../demo/index.ts'
import { type ClientBudget, unlimitedClients } from '../src/videos/client-budget.ts'
import { createProvider } from '../src/videos/provider.ts'
import { unlimited } from '../src/videos/quota.ts'
import { createVideoSearch } from '../src/videos/search.ts'
import { searchAddress } from '../src/videos/search-address.ts'

const hour = 3_600_000
const client = '10.0.0.1'

let provider: DemoProvider
let requests: number
beforeEach(async () => {
  requests = 0
  provider = await createDemoProvider({ onRequest: () => requests++ })
})
afterEach(() => provider.close())

/** A cache with a clock controlled by the test. */
function cacheOn(now: () => number): Cache {
  const entries = new Map<string, { value: unknown; ends: number }>()
  return {
    get: async <Value>(key: string) => {
      const entry = entries.get(key)
      return entry && entry.ends > now() ? (entry.value as Value) : undefined
    },
    set: async (key, value, ttlMs) => void entries.set(key, { value, ends: now() + ttlMs }),
    delete: async (key) => void entries.delete(key),
  }
}

function searchOnAClock(clients: ClientBudget = unlimitedClients) {
  let time = Date.parse('2026-03-10T12:00:00Z')
  const now = () => time
  const search = createVideoSearch({
    provider: createProvider({ address: searchAddress(provider.url), key: undefined, timeoutMs: 3_000 }),
    quota: unlimited,
    clients,
    tagNames: async () => [],
    cache: cacheOn(now),
    lessons: new Map(),
    now,
    log: createLog('silent'),
  })
  return { search, pass: (hours: number) => (time += hours * hour) }
}

test('a result is fresh for 24 hours and then fetched again', async () => {
  const { search, pass } = searchOnAClock()
  await search({ q: 'RESICO' }, client)
  pass(23.9)
  await search({ q: 'RESICO' }, client)
  expect(requests).toBe(1)
  pass(0.2)
  expect(await search({ q: 'RESICO' }, client)).not.toHaveProperty('stale')
  expect(requests).toBe(2)
})

test.each<DemoFailure>(['quota', 'timeout', '5xx', 'malformed'])(
  'when the provider fails with %s an older answer is served and said to be so',
  async (failure) => {
    const { search, pass } = searchOnAClock()
    const fresh = await search({ q: 'RESICO' }, client)
    pass(25)
    provider.failWith(failure)
    expect(await search({ q: 'RESICO' }, client)).toEqual({ ...fresh, stale: true })
  },
)

test('after 30 days a result is deleted', async () => {
  const { search, pass } = searchOnAClock()
  await search({ q: 'RESICO' }, client)
  pass(30 * 24)
  provider.failWith('quota')
  await expect(search({ q: 'RESICO' }, client)).rejects.toMatchObject({ code: 'video-quota-spent' })
})

test('a client without searches left gets a stale result, or else a Retry-After', async () => {
  let left = 1
  const { search, pass } = searchOnAClock({
    take: async () =>
      left-- > 0 ? { allowed: true, retryAfterSeconds: 0 } : { allowed: false, retryAfterSeconds: 700 },
    giveBack: async () => {},
  })
  const fresh = await search({ q: 'RESICO' }, client)
  pass(25)
  expect(await search({ q: 'RESICO' }, client)).toEqual({ ...fresh, stale: true })
  await expect(search({ q: 'CFDI' }, client)).rejects.toMatchObject({
    status: 429,
    code: 'video-searches-spent',
    message: 'hiciste muchas búsquedas nuevas; espera 12 minutos o elige uno de los temas de la lista',
    headers: { 'Retry-After': '700' },
  })
  expect(requests).toBe(1)
})
