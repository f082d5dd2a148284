import type { IncomingMessage } from 'node:http'
import type { IPv4, IPv6 } from 'ipaddr.js'
import ipaddr from 'ipaddr.js'
import { LRUCache } from 'lru-cache'

const bracketed = /^\[([^\]]*)\](?::\d+)?$/
const dotted = /^(\d+(?:\.\d+){3})(?::\d+)?$/

/** The longest notation of an address without brackets, port or zone; anything longer is not kept. */
const longestKept = 45
/** Every request parses its client's address, mostly one that was seen just before. */
const parsed = new LRUCache<string, { address: IPv4 | IPv6 | undefined }>({ max: 1_000 })

/**
 * Parses an IP address as a socket or a proxy writes it: in any notation, in brackets, with a port or a zone.
 * An IPv4-mapped IPv6 address becomes IPv4. Undefined for anything else, such as 127.1 and 0x7f.0.0.1, which
 * only some programs accept.
 */
export function parseAddress(text: string): IPv4 | IPv6 | undefined {
  const known = parsed.get(text)
  if (known) return known.address
  const address = parse(text)
  if (text.length <= longestKept) parsed.set(text, { address })
  return address
}

function parse(text: string): IPv4 | IPv6 | undefined {
  const bare = (bracketed.exec(text.trim()) ?? dotted.exec(text.trim()))?.[1] ?? text.trim()
  const [address = ''] = bare.split('%', 1)
  const isAddress = address.includes(':')
    ? ipaddr.IPv6.isValid(address)
    : ipaddr.IPv4.isValidFourPartDecimal(address)
  return isAddress ? ipaddr.process(address) : undefined
}

/** Whether an address is a loopback address. */
export function isLoopback(address: string): boolean {
  return parseAddress(address)?.range() === 'loopback'
}

/** Whether the host of a URL or of a `Host` header, with or without a port, can only be this machine. */
export function isLoopbackHost(host: string): boolean {
  return /^([\w-]+\.)*localhost\.?(:\d+)?$/i.test(host) || isLoopback(host)
}

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

/** Headers that proxies, tunnels and content delivery networks add to a request they forward. */
const forwardingHeaders =
  /^(x-forwarded(-.+)?|forwarded(-.+)?|via|x-(real|client|cluster-client|envoy-external|azure-client)-?ip|x-original-.+|(cf|fly|fastly|ngrok)-.+|cdn-loop|true-client-ip|x-proxyuser-ip|x-arr-.+|x-amz(n|-cf)-.+)$/

/** Whether a connection comes from this machine: over the loopback interface, or a Unix socket. */
export function isLocalPeer({ socket }: IncomingMessage): boolean {
  return socket.remoteAddress === undefined ? !socket.destroyed : isLoopback(socket.remoteAddress)
}

/**
 * Whether a request was made on this machine and not forwarded: it comes over the loopback interface, has no
 * forwarding header, and its `Host` is a loopback name.
 */
export function isLocalRequest(req: IncomingMessage): boolean {
  return (
    isLoopback(req.socket.remoteAddress ?? '') &&
    isLoopbackHost(req.headers.host ?? '') &&
    !Object.keys(req.headers).some((name) => forwardingHeaders.test(name))
  )
}
