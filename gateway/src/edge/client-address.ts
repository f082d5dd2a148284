import type { IncomingMessage } from 'node:http'

/** The client's address: the socket's, or what the outermost of `proxies` trusted proxies saw. */
export function clientAddress(req: IncomingMessage, proxies: number): string {
  const socket = req.socket.remoteAddress ?? 'unknown'
  if (proxies === 0) return socket
  const header = req.headers['x-forwarded-for']
  const seen = typeof header === 'string' ? header.split(',').map((address) => address.trim()) : []
  return seen.at(-proxies) || seen[0] || socket
}

const loopback = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/

/** Whether a request comes from this machine itself and not through a proxy on it. */
export function isLocal(req: IncomingMessage): boolean {
  const passedOn = req.headers['x-forwarded-for'] ?? req.headers.forwarded
  return passedOn === undefined && loopback.test(req.socket.remoteAddress ?? '')
}
