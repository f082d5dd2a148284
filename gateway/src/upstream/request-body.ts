import type { IncomingMessage } from 'node:http'

/** The body of a request whose length is declared, still unread; null where there is none. */
export function bodyOf(req: IncomingMessage): IncomingMessage | null {
  const length = req.headers['content-length']
  return length === undefined || length === '0' ? null : req
}
