import { createHash } from 'node:crypto'
import { escapeUTF8 } from 'entities'
import type { Lesson } from '../../src/content/schema.ts'

/** The wire format requires a publication date: when the lessons were written. */
const publishedAt = '2025-01-15T12:00:00Z'
const channel = { id: 'lecciones-semaforo', title: 'Lecciones Semáforo' }

const etagOf = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 27)

/** A generated thumbnail with a play sign, because the wire format requires one. */
function thumbnail(width: number, height: number) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 90"><path fill="#fbf7ef" d="M0 0h120v90H0z"/><path fill="#2446c9" d="m48 27 30 18-30 18z"/></svg>`
  return { url: `data:image/svg+xml,${encodeURIComponent(svg)}`, width, height }
}

const thumbnails = {
  default: thumbnail(120, 90),
  medium: thumbnail(320, 180),
  high: thumbnail(480, 360),
}

/** One result of `search.list`. Titles carry HTML entities, as the real provider's do. */
function searchResult(lesson: Lesson) {
  const snippet = {
    publishedAt,
    channelId: channel.id,
    title: escapeUTF8(lesson.title),
    description: escapeUTF8(lesson.scenes[0]?.text ?? ''),
    thumbnails,
    channelTitle: channel.title,
    liveBroadcastContent: 'none',
    publishTime: publishedAt,
  }
  return {
    kind: 'youtube#searchResult',
    etag: etagOf(lesson),
    id: { kind: 'youtube#video', videoId: lesson.id },
    snippet,
  }
}

/** The body of a `search.list` answer. */
export function searchListResponse(page: {
  lessons: readonly Lesson[]
  total: number
  perPage: number
  nextPageToken: string | undefined
}) {
  const items = page.lessons.map(searchResult)
  return {
    kind: 'youtube#searchListResponse',
    etag: etagOf(items),
    ...(page.nextPageToken && { nextPageToken: page.nextPageToken }),
    regionCode: 'MX',
    pageInfo: { totalResults: page.total, resultsPerPage: page.perPage },
    items,
  }
}

/** An error as Google's servers write it. */
export function errorResponse(
  code: number,
  error: { reason: string; message: string; domain: string; status: string },
) {
  const { reason, message, domain, status } = error
  return { error: { code, message, errors: [{ message, domain, reason }], status } }
}
