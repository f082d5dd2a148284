import type { Cache } from '@semaforo/platform'
import { createLog, type Log } from '@semaforo/service-kit'
import { createDemoProvider, type DemoFailure, type DemoProvider } from '../demo/index.ts'
import { type ClientBudget, unlimitedClients } from '../src/videos/client-budget.ts'
import { createProvider, type Provider } from '../src/videos/provider.ts'
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

function searchOnAClock({
  clients = unlimitedClients,
  ask = createProvider({ address: searchAddress(provider.url), key: undefined, timeoutMs: 3_000 }),
  log = createLog('silent'),
}: {
  clients?: ClientBudget
  ask?: Provider
  log?: Log
} = {}) {
  let time = Date.parse('2026-03-10T12:00:00Z')
  const now = () => time
  const search = createVideoSearch({
    provider: ask,
    quota: unlimited,
    clients,
    tagNames: async () => [],
    cache: cacheOn(now),
    lessons: new Map(),
    now,
    log,
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
  const clients: ClientBudget = {
    take: async () =>
      left-- > 0 ? { allowed: true, retryAfterSeconds: 0 } : { allowed: false, retryAfterSeconds: 700 },
    giveBack: async () => {},
  }
  const { search, pass } = searchOnAClock({ clients })
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

test('an empty page is asked for again after half an hour', async () => {
  let items: unknown[] = []
  const { search, pass } = searchOnAClock({ ask: async () => ({ page: { items: items as [] } }) })
  expect(await search({ q: 'RESICO' }, client)).toMatchObject({ items: [] })
  items = [{ id: 'abcdefgh', title: 'RESICO en breve', channelName: 'Finanzas MX' }]
  pass(0.4)
  expect(await search({ q: 'RESICO' }, client)).toMatchObject({ items: [] })
  pass(0.2)
  expect(await search({ q: 'RESICO' }, client)).toMatchObject({ items })
})

test('a provider that fails three times in a row is left alone for a minute, then for twice as long', async () => {
  let asked = 0
  const { search, pass } = searchOnAClock({
    ask: async () => {
      asked += 1
      return { failure: 'unavailable', reason: '503', retry: false, reached: true }
    },
  })
  const searchTen = async () => {
    for (let n = 0; n < 10; n += 1)
      await expect(search({ q: `RESICO ${n}` }, client)).rejects.toMatchObject({
        code: 'video-provider-unavailable',
      })
  }
  await searchTen()
  expect(asked).toBe(3)
  pass(1.01 / 60)
  await searchTen()
  expect(asked).toBe(4)
  pass(1.01 / 60)
  await searchTen()
  expect(asked).toBe(4)
  pass(1 / 60)
  await searchTen()
  expect(asked).toBe(5)
})

test("the operator's log says the provider's reason", async () => {
  const lines: string[] = []
  const log = createLog('warn', { write: (line) => void lines.push(line) })
  const { search } = searchOnAClock({ log })
  provider.failWith('quota')
  await expect(search({ q: 'RESICO' }, client)).rejects.toMatchObject({ code: 'video-quota-spent' })
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    failure: 'quota',
    reason: expect.stringMatching(/^403 RESOURCE_EXHAUSTED quotaExceeded The request cannot be completed/),
  })
})
