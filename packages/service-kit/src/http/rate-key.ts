import type { IncomingMessage } from 'node:http'
import { parseAddress } from './address.ts'

/**
 * Who is counted as one client: an IPv4 address, or the /64 network that one IPv6 customer has to
 * itself and could change addresses in at will. What is no address is one client, all of it together.
 */
export function rateKey(address: string): string {
  const parsed = parseAddress(address)
  if (!parsed) return 'unknown'
  if (!('parts' in parsed)) return parsed.toString()
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16))
  return `${network.join(':')}::/64`
}

/** The client's address as the gateway saw it: only the gateway sets this header for a service. */
export function forwardedClient(req: IncomingMessage): string {
  const header = req.headers['x-forwarded-for']
  return typeof header === 'string' ? header : (req.socket.remoteAddress ?? 'unknown')
}
