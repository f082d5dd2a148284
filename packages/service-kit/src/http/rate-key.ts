import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

/**
 * Who is counted as one client: an IPv4 address, or the /64 network that one IPv6 customer has to
 * itself and could change addresses in at will.
 */
export function rateKey(address: string): string {
  const mapped = address.startsWith('::ffff:') ? address.slice(7) : address
  return isIPv6(mapped) ? new URL(`http://[${mapped}]`).hostname.slice(1, -1).split(':', 4).join(':') : mapped
}

/** The client's address as the gateway saw it: only the gateway sets this header for a service. */
export function forwardedClient(req: IncomingMessage): string {
  const header = req.headers['x-forwarded-for']
  return typeof header === 'string' ? header : (req.socket.remoteAddress ?? 'unknown')
}
