import type { IncomingHttpHeaders } from 'node:http'
import { traceHeaders } from '@semaforo/platform'
import type { Dispatcher, Pool } from 'undici'

/** More than any answer that is read whole, the rendered pages of all releases above all. */
const mostBytes = 64_000_000

/**
 * A GET of our own, with the whole body of its answer; it goes on with the trace of the request that it serves.
 * @param within its limits of time, as undici takes them
 * @throws undici's errors, and one for an answer of more than 64 MB
 */
export async function readWhole(
  pool: Pool,
  path: string,
  headers: Readonly<Record<string, string>>,
  within: Pick<Dispatcher.RequestOptions, 'signal' | 'headersTimeout' | 'bodyTimeout'>,
): Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }> {
  const sent = { ...headers, ...traceHeaders() }
  const answer = await pool.request({ method: 'GET', path, headers: sent, ...within })
  return { status: answer.statusCode, headers: answer.headers, body: await wholeBody(answer.body) }
}

async function wholeBody(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const kept: Buffer[] = []
  let bytes = 0
  for await (const chunk of chunks) {
    bytes += chunk.length
    if (bytes > mostBytes) throw new Error(`an answer is longer than ${mostBytes} bytes`)
    kept.push(chunk)
  }
  return Buffer.concat(kept)
}
