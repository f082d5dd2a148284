import { createDemoProvider, type DemoProvider } from '../demo/index.ts'
import { tags } from '../src/content/content.ts'
import { slugOf } from '../src/content/slug.ts'

type Body = {
  kind: string
  etag: string
  nextPageToken?: string
  pageInfo: { totalResults: number; resultsPerPage: number }
  items: { kind: string; id: { videoId: string }; snippet: Record<string, unknown> }[]
}

let provider: DemoProvider
beforeAll(async () => {
  provider = await createDemoProvider()
})
afterAll(() => provider.close())

const ask = (params: Record<string, string>) =>
  fetch(`${provider.url}/youtube/v3/search?${new URLSearchParams(params)}`)
const search = async (params: Record<string, string>) => (await (await ask(params)).json()) as Body

test.each(tags)('$name has its own four lessons first and more than one page', async ({ name }) => {
  const { items, nextPageToken } = await search({ q: name })
  const own = [1, 2, 3, 4].map((number) => `leccion-${slugOf(name)}-${number}`)
  expect(items.slice(0, 4).map(({ id }) => id.videoId)).toEqual(own)
  expect(items).toHaveLength(5)
  expect(nextPageToken).toEqual(expect.any(String))
})

test('a response has the members of a search.list response', async () => {
  const body = await search({ q: 'RESICO', part: 'snippet' })
  expect(body).toMatchObject({
    kind: 'youtube#searchListResponse',
    etag: expect.any(String),
    regionCode: 'MX',
    pageInfo: { resultsPerPage: 5 },
  })
  expect(body.items[0]).toMatchObject({
    kind: 'youtube#searchResult',
    id: { kind: 'youtube#video' },
    snippet: {
      channelTitle: 'Lecciones Semáforo',
      publishedAt: expect.any(String),
      thumbnails: expect.any(Object),
    },
  })
})

test('words of a title find it whatever its tag', async () => {
  const { items } = await search({ q: 'tortas' })
  expect(items[0]?.id.videoId).toBe('leccion-punto-de-equilibrio-1')
})

test('nothing is found for words that no lesson has', async () => {
  expect(await search({ q: 'xyzzy' })).toMatchObject({ items: [], pageInfo: { totalResults: 0 } })
})

test('an unknown page token is refused in the provider’s own words', async () => {
  const response = await ask({ q: 'RESICO', pageToken: 'CAUQAA' })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({
    error: { code: 400, errors: [{ reason: 'invalidPageToken' }] },
  })
})

test('it can be made to fail and to work again', async () => {
  provider.failWith('quota')
  const response = await ask({ q: 'RESICO' })
  expect(response.status).toBe(403)
  expect(await response.json()).toMatchObject({ error: { code: 403, errors: [{ reason: 'quotaExceeded' }] } })
  provider.failWith(null)
  expect((await ask({ q: 'RESICO' })).status).toBe(200)
})
