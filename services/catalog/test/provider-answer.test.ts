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

test('live and upcoming videos are marked', () => {
  const found = ['live', 'upcoming', 'none', undefined].map((liveBroadcastContent) => {
    const item = anItem('abcdefgh')
    return readAnswer({ items: [{ ...item, snippet: { ...item.snippet, liveBroadcastContent } }] })?.items[0]
  })
  expect(found.map((video) => video?.broadcast)).toEqual(['live', 'upcoming', undefined, undefined])
})

test('results that are no videos are skipped, and a page of nothing else is empty', () => {
  const channel = { id: { kind: 'youtube#channel', channelId: 'UC1' }, snippet: { title: 'Canal' } }
  expect(readAnswer({ items: [channel, anItem('abcdefgh')] })?.items).toHaveLength(1)
  expect(readAnswer({ items: [channel, channel] })?.items).toEqual([])
})

describe('an error of the provider', () => {
  const anError = (reason: string, message = 'm') => ({
    error: { message, errors: [{ reason, message, domain: 'd' }] },
  })
  const exceeded = (limit: string) =>
    `Quota exceeded for quota metric 'Search Queries' and limit '${limit}' of service 'youtube.googleapis.com' for consumer 'project_number:1'.`
  const info = (quota_limit: string, quota_unit: string) => ({
    '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
    reason: 'RATE_LIMIT_EXCEEDED',
    domain: 'googleapis.com',
    metadata: { service: 'youtube.googleapis.com', quota_limit, quota_unit, quota_limit_value: '100' },
  })
  const exhausted = (error: object) => ({ error: { status: 'RESOURCE_EXHAUSTED', ...error } })

  test.each([
    [403, anError('quotaExceeded'), 'quota'],
    [403, anError('dailyLimitExceeded'), 'quota'],
    [403, anError('dailyLimitExceededUnreg'), 'refused'],
    [403, anError('rateLimitExceeded'), 'unavailable'],
    [403, anError('userRateLimitExceeded'), 'unavailable'],
    [429, anError('rateLimitExceeded'), 'unavailable'],
    [429, anError('rateLimitExceeded', exceeded('Search Queries per day')), 'quota'],
    [429, anError('rateLimitExceeded', exceeded('Queries per minute per user')), 'unavailable'],
    [429, exhausted({ message: exceeded('Search Queries per day') }), 'quota'],
    [429, exhausted({ details: [info('defaultSearchListPerDayPerProject', '1/d/{project}')] }), 'quota'],
    [429, exhausted({ details: [info('defaultPerMinutePerProject', '1/min/{project}')] }), 'unavailable'],
    [429, exhausted({ message: 'Resource has been exhausted (e.g. check quota).' }), 'unavailable'],
    [403, exhausted({ message: 'Resource has been exhausted (e.g. check quota).' }), 'quota'],
    [403, exhausted({ message: exceeded('Queries per minute') }), 'unavailable'],
    [400, anError('invalidPageToken'), 'page-token'],
    [400, anError('badRequest'), 'refused'],
    [403, anError('accessNotConfigured'), 'refused'],
    [429, undefined, 'unavailable'],
    [502, undefined, 'unavailable'],
    [403, 'no object', 'refused'],
  ] as const)('%i %j means %s', (status, body, failure) => {
    expect(readFailure(status, body).failure).toBe(failure)
  })

  test("gives the operator the provider's own reason, at most 300 characters of it", () => {
    const body = exhausted({
      errors: [{ reason: 'rateLimitExceeded' }],
      message: exceeded('Search Queries per day'),
    })
    expect(readFailure(429, body).reason).toMatch(
      /^429 RESOURCE_EXHAUSTED rateLimitExceeded Quota exceeded .*'Search Queries per day'/,
    )
    expect(readFailure(403, anError('forbidden', 'x'.repeat(5_000))).reason).toHaveLength(300)
  })
})

test.each([
  ['http://127.0.0.1:9', 'http://127.0.0.1:9/youtube/v3/search'],
  ['http://127.0.0.1:9/youtube/v3', 'http://127.0.0.1:9/youtube/v3/search'],
  ['http://127.0.0.1:9/youtube/v3/search', 'http://127.0.0.1:9/youtube/v3/search'],
])('the provider written as %s is asked at %s', (given, address) => {
  expect(searchAddress(given)).toBe(address)
})
