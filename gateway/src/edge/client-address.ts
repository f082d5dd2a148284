import type { IncomingMessage } from 'node:http'
import { parseAddress } from '@semaforo/service-kit'

/** The client's address: the socket's, or what the outermost of `proxies` trusted proxies saw; or `unknown`. */
export function clientAddress(req: IncomingMessage, proxies: number): string {
  const header = proxies > 0 ? req.headers['x-forwarded-for'] : undefined
  const seen = typeof header === 'string' ? header.split(',') : []
  const address = seen.at(-proxies) || seen[0] || req.socket.remoteAddress
  return parseAddress(address ?? '')?.toString() ?? 'unknown'
}
