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
