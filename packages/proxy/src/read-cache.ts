import { ProblemError } from '@semaforo/service-kit'
import type { ForwardingLimits } from './limits.ts'
import type { WholeAnswer } from './upstream.ts'

type Read = (headers: Record<string, string>) => Promise<WholeAnswer>
type Kept = { answer: WholeAnswer; etag: string; checkedAt: number }
/** A request to the service, and when readers who have a stale response no longer wait for it. */
type Refresh = { answer: Promise<WholeAnswer>; slow: Promise<void> }

/**
 * Caches responses to public GETs with their ETag. One older than `freshMs` is used again only when the service
 * confirms its ETag (304), or cannot answer, or not within `staleAfterMs`: then it carries its age (RFC 5861,
 * stale-if-error). Concurrent readers share one request to the service.
 */
export function createReadCache(
  { freshMs, staleAfterMs }: Pick<ForwardingLimits, 'freshMs' | 'staleAfterMs'>,
  now = () => performance.now(),
): (path: string, read: Read) => Promise<WholeAnswer> {
  const kept = new Map<string, Kept>()
  const inFlight = new Map<string, Refresh>()

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

  function begin(path: string, read: Read): Refresh {
    const slow = Promise.withResolvers<void>()
    const timer = setTimeout(slow.resolve, staleAfterMs)
    const answer = refresh(path, read).finally(() => {
      clearTimeout(timer)
      inFlight.delete(path)
    })
    const begun = { answer, slow: slow.promise }
    inFlight.set(path, begun)
    return begun
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
    const { answer, slow } = inFlight.get(path) ?? begin(path, read)
    return known ? Promise.race([answer, slow.then(() => stale(known))]) : answer
  }
}
