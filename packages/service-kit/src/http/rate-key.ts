import type { IncomingMessage } from 'node:http'
import { parseAddress } from './address.ts'

/**
 * The key that a rate limit counts by: an IPv4 address, or the /64 network of an IPv6 address, since one
 * customer can change addresses within it at will. All invalid addresses share one key.
 */
export function rateKey(address: string): string {
  const parsed = parseAddress(address)
  if (!parsed) return 'unknown'
  if (!('parts' in parsed)) return parsed.toString()
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16))
  return `${network.join(':')}::/64`
}

/** The client's address as the gateway saw it: for a service, only the gateway sets this header. */
export function forwardedClient(req: IncomingMessage): string {
  const header = req.headers['x-forwarded-for']
  return typeof header === 'string' ? header : (req.socket.remoteAddress ?? 'unknown')
}
