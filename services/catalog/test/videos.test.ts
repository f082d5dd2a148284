import { type Problem, searchVideos, type VideoPage } from '@semaforo/contracts'
import { createDemoProvider, type DemoProvider } from '../demo/index.ts'
import { newDataDir, removeDataDir, type Site, startSite } from './catalog-site.ts'

let dataDir: string
let provider: DemoProvider
let site: Site
let requests: URL[]

const env = (more: Record<string, string> = {}) => ({
  YOUTUBE_API_KEY: 'clave-de-prueba',
  YOUTUBE_API_URL: provider.url,
  YOUTUBE_TIMEOUT_MS: '3000',
  ...more,
})
const search = (params: Record<string, string>, from = site) =>
  from.get(`/api/videos?${new URLSearchParams(params)}`)
const page = async (params: Record<string, string>) => (await (await search(params)).json()) as VideoPage
const restart = async (more?: Record<string, string>) => {
  await site.stop()
  site = await startSite(dataDir, env(more))
}

beforeEach(async () => {
  dataDir = await newDataDir()
  requests = []
  provider = await createDemoProvider({ onRequest: (url) => requests.push(url) })
  site = await startSite(dataDir, env())
})
afterEach(async () => {
  await site.stop()
  await provider.close()
  await removeDataDir(dataDir)
})

test('the provider gets the documented parameters and the key, which the response does not contain', async () => {
  const response = await search({ q: ' Flujo de efectivo ' })
  const body = await response.text()
  expect(Object.fromEntries(requests[0]?.searchParams ?? [])).toEqual({
    part: 'snippet',
    type: 'video',
    maxResults: '5',
    relevanceLanguage: 'es',
    regionCode: 'MX',
    safeSearch: 'moderate',
    q: 'Flujo de efectivo',
    key: 'clave-de-prueba',
  })
  expect(body).not.toContain('clave-de-prueba')
  const answer = searchVideos.answer.parse(JSON.parse(body))
  expect(answer.items).toHaveLength(5)
  expect(answer.items[0]?.id).toBe('leccion-flujo-de-efectivo-1')
  expect(answer.demo).toBeUndefined()
})

test('following the page tokens reaches every result once and then ends', async () => {
  const seen: string[] = []
  let pageToken: string | undefined
  do {
    const { items, nextPageToken } = await page({ q: 'RESICO', ...(pageToken && { pageToken }) })
    seen.push(...items.map(({ id }) => id))
    pageToken = nextPageToken
  } while (pageToken)
  expect(seen.length).toBeGreaterThan(5)
  expect(new Set(seen).size).toBe(seen.length)
})

test('ten concurrent equal searches make one provider call', async () => {
  const pages = await Promise.all(Array.from({ length: 10 }, () => page({ q: 'prueba ácida' })))
  expect(requests).toHaveLength(1)
  expect(new Set(pages.map((answer) => JSON.stringify(answer))).size).toBe(1)
})

test('a search that differs in accents, case or spaces is answered from the cache, also after a restart', async () => {
  await page({ q: 'Razón de liquidez' })
  await restart()
  expect((await page({ q: '  RAZON de  liquidez' })).items).toHaveLength(5)
  expect(requests).toHaveLength(1)
})

test('the daily budget is counted across a restart, and then refuses', async () => {
  await restart({ YOUTUBE_DAILY_CALLS: '4' })
  await page({ q: 'uno RESICO' })
  await restart({ YOUTUBE_DAILY_CALLS: '4' })
  await page({ q: 'dos RESICO' })
  const response = await search({ q: 'tres RESICO' })
  expect(response.status).toBe(503)
  expect(((await response.json()) as Problem).message).toBe(
    'se agotaron las búsquedas de hoy; mañana vuelven a funcionar',
  )
  expect(requests).toHaveLength(2)
  expect((await page({ q: 'uno RESICO' })).items).toHaveLength(5)
})

test.each([
  ['quota', 503, 'video-quota-spent', 1],
  ['timeout', 503, 'video-provider-unavailable', 1],
  ['5xx', 503, 'video-provider-unavailable', 2],
  ['malformed', 502, 'video-provider-malformed', 1],
] as const)(
  'when the provider fails with %s the person gets a %i that explains it',
  async (failure, status, code, calls) => {
    provider.failWith(failure)
    const response = await search({ q: 'RESICO' })
    const problem = (await response.json()) as Problem
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toContain('application/problem+json')
    expect(problem).toMatchObject({ code, status })
    expect(problem.message).toMatch(/^(se agotaron|el proveedor de videos) /)
    expect(problem.message).toBe(problem.msg)
    expect(requests).toHaveLength(calls)
  },
)

test('a single 5xx is retried', async () => {
  provider.failWith('5xx')
  const response = search({ q: 'RESICO' })
  while (requests.length === 0) await new Promise(setImmediate)
  provider.failWith(null)
  expect((await response).status).toBe(200)
  expect(requests).toHaveLength(2)
})

test('once the provider reports its quota as used up it is not called again that day', async () => {
  provider.failWith('quota')
  await search({ q: 'RESICO' })
  provider.failWith(null)
  expect((await search({ q: 'CFDI' })).status).toBe(503)
  expect(requests).toHaveLength(1)
})

test('an unreachable provider is reported as such', async () => {
  await provider.close()
  const response = await search({ q: 'RESICO' })
  expect(response.status).toBe(503)
  expect(((await response.json()) as Problem).message).toContain('no responde')
  provider = await createDemoProvider()
})

test('a page token that the provider does not know is a 400 for that field', async () => {
  const response = await search({ q: 'RESICO', pageToken: 'CAUQAA' })
  expect(response.status).toBe(400)
  expect(((await response.json()) as Problem).errors?.[0]?.path).toBe('pageToken')
})

test.each([
  ['q=', 'Escribe qué quieres buscar.'],
  ['', 'Escribe qué quieres buscar.'],
  [`q=${'a'.repeat(201)}`, 'La búsqueda puede tener hasta 200 caracteres.'],
  ['q=a&pageToken=%20', 'La página pedida no existe.'],
  ['q=a&q=b', 'Escribe qué quieres buscar.'],
])('?%s is refused before the provider is asked', async (query, message) => {
  const response = await site.get(`/api/videos?${query}`)
  expect(response.status).toBe(400)
  expect(((await response.json()) as Problem).message).toBe(message)
  expect(requests).toHaveLength(0)
})
