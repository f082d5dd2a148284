import type { IncomingMessage } from 'node:http'
import { ProblemError } from '@semaforo/service-kit'
import type { Limits } from '../limits.ts'
import { clientLeft } from '../upstream/failures.ts'

const tooLarge = () => new ProblemError(413, 'payload-too-large', 'Los datos enviados son demasiado grandes.')
const tooSlow = () =>
  new ProblemError(
    408,
    'request-timeout',
    'Tus datos no terminaron de llegar. Revisa tu conexión e inténtalo de nuevo.',
    { headers: { Connection: 'close' } },
  )

/**
 * Reads a request's whole body, so that no service waits for a client; undefined where the request has none.
 * @throws {ProblemError} 413, 408 when it is not whole in time however it trickles, 499 when the client left
 */
export async function readBody(
  req: IncomingMessage,
  { bodyBytes, bodyTimeoutMs }: Pick<Limits, 'bodyBytes' | 'bodyTimeoutMs'>,
): Promise<Buffer | undefined> {
  const length = Number(req.headers['content-length'] ?? 0)
  if (length === 0 && req.headers['transfer-encoding'] === undefined) return undefined
  if (length > bodyBytes) throw tooLarge()
  const chunks: Buffer[] = []
  let size = 0
  return new Promise((resolve, reject) => {
    const slow = setTimeout(end, bodyTimeoutMs, tooSlow)
    const left = () => end(clientLeft)
    function end(problem?: () => ProblemError) {
      clearTimeout(slow)
      req.off('data', take).off('end', end).off('close', left)
      if (problem) reject(problem())
      else resolve(Buffer.concat(chunks))
    }
    function take(chunk: Buffer) {
      size += chunk.length
      if (size > bodyBytes) end(tooLarge)
      else chunks.push(chunk)
    }
    // What breaks a request off closes it too.
    req.on('error', () => undefined)
    req.on('data', take).once('end', end).once('close', left)
  })
}
