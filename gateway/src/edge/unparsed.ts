import { ServerResponse, STATUS_CODES } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'

/** The statuses that Node gives to what its parser refuses; all else is a 400. */
const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
}

/** The class of responses with these headers from the start, so that those which Node itself answers have them too. */
export const responsesWith = (headers: ReadonlyMap<string, string>) =>
  class extends ServerResponse {
    constructor(...args: ConstructorParameters<typeof ServerResponse>) {
      super(...args)
      for (const [name, value] of headers) this.setHeader(name, value)
    }
  }

/** Answers a request that Node could not parse as Node does, with these headers, and closes the connection. */
export const answerUnparsed =
  (headers: ReadonlyMap<string, string>) =>
  (error: Error & { code?: string }, socket: Duplex): void => {
    // Once an answer has begun, a client would read this one as a part of it.
    if (!socket.writable || !(socket instanceof Socket) || socket.bytesWritten > 0) {
      socket.destroy()
      return
    }
    const status = statuses[error.code ?? ''] ?? 400
    const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, 'Connection: close', 'Content-Length: 0']
    for (const [name, value] of headers) lines.push(`${name}: ${value}`)
    socket.end(`${lines.join('\r\n')}\r\n\r\n`, () => socket.destroy())
  }
