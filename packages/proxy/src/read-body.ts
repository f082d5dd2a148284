import type { IncomingMessage } from 'node:http'
import { asProblem, ProblemError } from '@semaforo/service-kit'
import getRawBody from 'raw-body'
import { clientLeft } from './failures.ts'
import type { ForwardingLimits } from './limits.ts'

const tooSlow = () =>
  new ProblemError(
    408,
    'request-timeout',
    'Tus datos no terminaron de llegar. Revisa tu conexión e inténtalo de nuevo.',
    { headers: { Connection: 'close' } },
  )

/**
 * Buffers a request's whole body, so that no service waits for a slow client; undefined where the request has
 * none.
 * @throws {ProblemError} 413; 408 when it is incomplete after the time limit, however steadily it arrives; 499
 * when the client left
 */
export async function readBody(
  req: IncomingMessage,
  { bodyBytes, bodyTimeoutMs }: Pick<ForwardingLimits, 'bodyBytes' | 'bodyTimeoutMs'>,
): Promise<Buffer | undefined> {
  const { 'content-length': length, 'transfer-encoding': encoding } = req.headers
  if ((length === undefined || length === '0') && encoding === undefined) return undefined
  const slow = Promise.withResolvers<never>()
  const timer = setTimeout(() => slow.reject(tooSlow()), bodyTimeoutMs)
  const body = getRawBody(req, { limit: bodyBytes, length: length ?? null }).catch(
    (error: { status?: number }) => {
      throw error.status === 413 ? asProblem(error) : clientLeft()
    },
  )
  try {
    return await Promise.race([body, slow.promise])
  } finally {
    clearTimeout(timer)
  }
}
