import type { IncomingMessage } from 'node:http'
import { ProblemError } from '@semaforo/service-kit'
import getRawBody from 'raw-body'
import type { Limits } from '../limits.ts'
import { clientLeft } from '../proxy/failures.ts'

const tooLarge = () => new ProblemError(413, 'payload-too-large', 'Los datos enviados son demasiado grandes.')
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
  { bodyBytes, bodyTimeoutMs }: Pick<Limits, 'bodyBytes' | 'bodyTimeoutMs'>,
): Promise<Buffer | undefined> {
  const { 'content-length': length, 'transfer-encoding': encoding } = req.headers
  if ((length === undefined || length === '0') && encoding === undefined) return undefined
  const slow = Promise.withResolvers<never>()
  const timer = setTimeout(() => slow.reject(tooSlow()), bodyTimeoutMs)
  const body = getRawBody(req, { limit: bodyBytes, length: length ?? null }).catch(
    (error: { status?: number }) => {
      throw error.status === 413 ? tooLarge() : clientLeft()
    },
  )
  try {
    return await Promise.race([body, slow.promise])
  } finally {
    clearTimeout(timer)
  }
}
