import type { WholeAnswer } from './upstream/upstream.ts'

type Read = (headers: Record<string, string>) => Promise<WholeAnswer>
type Kept = { answer: WholeAnswer; etag: string; checkedAt: number }

/**
 * Answers to public GETs, kept by their validator. An answer older than `freshMs` is used again only
 * when the service says that its ETag still stands; callers that meet share one question to the service.
 */
export function createReadCache(freshMs: number): (path: string, read: Read) => Promise<WholeAnswer> {
  const kept = new Map<string, Kept>()
  const asking = new Map<string, Promise<WholeAnswer>>()

  async function ask(path: string, read: Read): Promise<WholeAnswer> {
    const known = kept.get(path)
    const answer = await read(known ? { 'if-none-match': known.etag } : {})
    if (known && answer.status === 304) {
      known.checkedAt = Date.now()
      return known.answer
    }
    const etag = answer.headers.get('etag')
    if (answer.status === 200 && etag !== undefined) kept.set(path, { answer, etag, checkedAt: Date.now() })
    else kept.delete(path)
    return answer
  }

  return (path, read) => {
    const known = kept.get(path)
    if (known && Date.now() - known.checkedAt < freshMs) return Promise.resolve(known.answer)
    const running = asking.get(path)
    if (running) return running
    const question = ask(path, read).finally(() => asking.delete(path))
    asking.set(path, question)
    return question
  }
}
