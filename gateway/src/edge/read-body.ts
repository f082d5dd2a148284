import type { IncomingMessage } from 'node:http'
import { ProblemError } from '@semaforo/service-kit'

const tooLarge = () => new ProblemError(413, 'payload-too-large', 'Los datos enviados son demasiado grandes.')

/**
 * Bounds a request's body. One with a declared length is refused or left unread, since Node holds it to
 * that length; one in chunks is read here, so that no service meets an endless one.
 * @throws {ProblemError} 413
 */
export async function boundedBody(req: IncomingMessage, maxBytes: number): Promise<Buffer | undefined> {
  if (req.headers['transfer-encoding'] === undefined) {
    if (Number(req.headers['content-length'] ?? 0) > maxBytes) throw tooLarge()
    return undefined
  }
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    req.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= maxBytes) chunks.push(chunk)
      else reject(tooLarge())
    })
    req.once('end', () => resolve(Buffer.concat(chunks)))
    req.once('error', reject)
  })
}
