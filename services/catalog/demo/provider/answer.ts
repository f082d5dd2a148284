import { offsetOf, pageTokenOf } from './page-token.ts'
import { rankedLessons } from './ranking.ts'
import { errorResponse, searchListResponse } from './wire.ts'

export type Answer = { status: number; body: unknown }

const notFound: Answer = {
  status: 404,
  body: errorResponse(404, {
    reason: 'notFound',
    message: 'Not Found',
    domain: 'global',
    status: 'NOT_FOUND',
  }),
}

const invalidPageToken: Answer = {
  status: 400,
  body: errorResponse(400, {
    reason: 'invalidPageToken',
    message: 'The request specifies an invalid page token.',
    domain: 'youtube.search',
    status: 'INVALID_ARGUMENT',
  }),
}

/** The provider's response to a request: a pure function of its URL. */
export function answer(url: URL): Answer {
  if (url.pathname !== '/youtube/v3/search') return notFound
  const perPage = Math.min(50, Math.max(1, Number(url.searchParams.get('maxResults')) || 5))
  const found = rankedLessons(url.searchParams.get('q') ?? '')
  const token = url.searchParams.get('pageToken')
  const offset = token ? offsetOf(token, found.length) : 0
  if (offset === undefined) return invalidPageToken
  const end = offset + perPage
  const body = searchListResponse({
    lessons: found.slice(offset, end),
    total: found.length,
    perPage,
    nextPageToken: end < found.length ? pageTokenOf(end) : undefined,
  })
  return { status: 200, body }
}
