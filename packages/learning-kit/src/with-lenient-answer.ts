import type { Call } from '@semaforo/contracts'
import * as z from 'zod/mini'

/**
 * A call whose answer is not validated by its schema: the page has to accept more forms than our services send, and
 * parses them itself (`catalog/read.ts`, `likes/read-likes.ts`).
 */
export function withLenientAnswer(call: Call): Call {
  return { ...call, answer: z.unknown() }
}
