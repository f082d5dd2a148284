import { readAnswer } from '../src/videos/provider-answer.ts'
import { readFailure } from '../src/videos/provider-error.ts'
import { searchAddress } from '../src/videos/search-address.ts'

const anItem = (videoId: unknown, title = 'Título') => ({
  id: { kind: 'youtube#video', videoId },
  snippet: { title, channelTitle: 'Canal &amp; Cía.' },
})

test('HTML entities of titles become plain text', () => {
  const title = '&quot;Caja&quot; &amp; banco: &#39;lo tuyo&#39; &lt;b&gt;'
  expect(readAnswer({ items: [anItem('abcdef-_123', title)] })?.items).toEqual([
    { id: 'abcdef-_123', title: '"Caja" & banco: \'lo tuyo\' <b>', channelName: 'Canal & Cía.' },
  ])
})

test.each(['../../x', 'abc', '"><script>', 'abcdef?x=1', 7, null])(
  'an item with the id %j never reaches a frame',
  (id) => {
    expect(readAnswer({ items: [anItem(id), anItem('abcdefgh')] })?.items).toHaveLength(1)
  },
)

test.each([
  undefined,
  null,
  [],
  'x',
  {},
  { items: {} },
  { items: [{ id: 'x' }] },
  { items: [], nextPageToken: 1 },
])('%j is no answer', (body) => {
  expect(readAnswer(body)).toBeUndefined()
})

test('a page token that our own API would refuse is left out', () => {
  expect(readAnswer({ items: [], nextPageToken: 'a b' })).toEqual({ items: [] })
  expect(readAnswer({ items: [], nextPageToken: 'CAUQAA' })).toEqual({ items: [], nextPageToken: 'CAUQAA' })
})

const anError = (reason: string) => ({ error: { errors: [{ reason, message: 'm', domain: 'd' }] } })

test.each([
  [403, anError('quotaExceeded'), 'quota'],
  [403, anError('dailyLimitExceeded'), 'quota'],
  [403, anError('rateLimitExceeded'), 'unavailable'],
  [400, anError('invalidPageToken'), 'page-token'],
  [400, anError('badRequest'), 'refused'],
  [403, anError('accessNotConfigured'), 'refused'],
  [429, undefined, 'unavailable'],
  [502, undefined, 'unavailable'],
] as const)('status %i with %j means %s', (status, body, failure) => {
  expect(readFailure(status, body)).toBe(failure)
})

test.each([
  ['http://127.0.0.1:9', 'http://127.0.0.1:9/youtube/v3/search'],
  ['http://127.0.0.1:9/youtube/v3', 'http://127.0.0.1:9/youtube/v3/search'],
  ['http://127.0.0.1:9/youtube/v3/search', 'http://127.0.0.1:9/youtube/v3/search'],
])('the provider written as %s is asked at %s', (given, address) => {
  expect(searchAddress(given)).toBe(address)
})
