import { ProblemError } from '@semaforo/service-kit'
import type { WholeAnswer } from './upstream.ts'

type Read = (headers: Record<string, string>) => Promise<WholeAnswer>
type Kept = { answer: WholeAnswer; etag: string; checkedAt: number }

/**
 * Caches responses to public GETs with their ETag. One older than `freshMs` is used again only when the service
 * confirms its ETag (304), or cannot answer: then it carries its age (RFC 5861, stale-if-error). Concurrent
 * readers share one request to the service.
 */
export function createReadCache(
  freshMs: number,
  now = () => performance.now(),
): (path: string, read: Read) => Promise<WholeAnswer> {
  const kept = new Map<string, Kept>()
  const inFlight = new Map<string, Promise<WholeAnswer>>()

  async function refresh(path: string, read: Read): Promise<WholeAnswer> {
    const known = kept.get(path)
    if (!known) return keep(path, await read({}))
    const answer = await read({ 'if-none-match': known.etag }).catch((error: unknown) => {
      if (error instanceof ProblemError && error.status >= 500) return undefined
      throw error
    })
    if (!answer || answer.status >= 500) return stale(known)
    if (answer.status !== 304) return keep(path, answer)
    known.checkedAt = now()
    return known.answer
  }

  function keep(path: string, answer: WholeAnswer): WholeAnswer {
    const etag = answer.headers['etag']
    if (answer.status === 200 && typeof etag === 'string') kept.set(path, { answer, etag, checkedAt: now() })
    else kept.delete(path)
    return answer
  }

  /** Adds the headers of RFC 9111 (`age`) and RFC 9211 (`ttl`, negative once stale). */
  function stale({ answer, checkedAt }: Kept): WholeAnswer {
    const ms = now() - checkedAt
    const ttl = Math.floor((freshMs - ms) / 1000)
    const headers = {
      ...answer.headers,
      age: String(Math.floor(ms / 1000)),
      'cache-status': `gateway; hit; ttl=${ttl}; detail=stale-if-error`,
    }
    return { ...answer, headers }
  }

  return (path, read) => {
    const known = kept.get(path)
    if (known && now() - known.checkedAt < freshMs) return Promise.resolve(known.answer)
    const running = inFlight.get(path)
    if (running) return running
    const refreshing = refresh(path, read).finally(() => inFlight.delete(path))
    inFlight.set(path, refreshing)
    return refreshing
  }
}
