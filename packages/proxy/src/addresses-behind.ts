import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'

/** How long the answer for a name is used without asking again. */
const freshMs = 5_000

/** The IP addresses of a host name. @throws if it has none */
export type Resolve = (name: string) => Promise<readonly string[]>

/** What an address of a service names now: one or several addresses, one for each instance. */
export type Addresses = () => Promise<readonly string[]>

/**
 * The instances behind one address: Docker and Kubernetes answer for a service's name with the IP address of each. As
 * they are used the name is asked again, so that instances may come and go. While it has no answer those known stay.
 */
export function addressesBehind(address: string, resolve: Resolve = resolveHere): Addresses {
  if (!isName(address)) return async () => [address]
  const { hostname } = new URL(address)
  let known: readonly string[] | undefined
  let freshUntil = 0
  let asking: Promise<void> | undefined

  async function ask(): Promise<void> {
    try {
      known = (await resolve(hostname)).map((ip) => at(address, ip)).sort()
    } catch {
      known ??= [address]
    }
    freshUntil = performance.now() + freshMs
    asking = undefined
  }

  return async () => {
    if (performance.now() >= freshUntil) asking ??= ask()
    if (!known) await asking
    return known ?? [address]
  }
}

/** With TLS the certificate is for the name, and a socket or an IP address is one instance. */
function isName(address: string): boolean {
  if (!address.startsWith('http://')) return false
  const { hostname } = new URL(address)
  return hostname !== 'localhost' && isIP(hostname.replace(/^\[|\]$/g, '')) === 0
}

function at(address: string, ip: string): string {
  const url = new URL(address)
  url.hostname = isIP(ip) === 6 ? `[${ip}]` : ip
  return url.origin
}

/** Only the first address family, so that a dual-stack host counts as one instance. */
const resolveHere: Resolve = async (name) => {
  const found = await lookup(name, { all: true })
  return found.filter(({ family }) => family === found[0]?.family).map(({ address }) => address)
}
