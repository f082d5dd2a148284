import { lookup } from 'node:dns/promises'
import { withTimeout } from '@semaforo/platform'
import { isLoopback, parseAddress } from '@semaforo/service-kit'
import { DeliveryFailed } from './delivery-failed.ts'

export type Address = { address: string; family: number }
/** Resolves a name to all of its addresses. */
export type Resolve = (host: string) => Promise<readonly Address[]>

const longestMs = 3_000
const resolveName: Resolve = (host) => lookup(host, { all: true, verbatim: true })

/**
 * The addresses of a host, resolved once: who connects to one of them meets no other answer of the DNS. All of them
 * have to be of the public Internet; where `ownMachine`, this machine's are allowed as well.
 * @throws {DeliveryFailed}
 */
export async function checkedAddresses(
  hostname: string,
  { ownMachine, resolve = resolveName }: { ownMachine: boolean; resolve?: Resolve | undefined },
): Promise<readonly Address[]> {
  const resolving = resolve(hostname.replace(/^\[|\]$/g, ''))
  const found = await withTimeout(longestMs, resolving, 'the DNS does not answer').catch((cause: unknown) => {
    throw new DeliveryFailed('El DNS no encuentra su servidor.', { cause })
  })
  const isAllowed = ({ address }: Address) => isPublic(address) || (ownMachine && isLoopback(address))
  if (found.length > 0 && found.every(isAllowed)) return found
  throw new DeliveryFailed('La dirección de su servidor no es pública: no se le envía nada.')
}

/** Whether an address can be one of the public Internet. An IPv4 address written as IPv6 is judged as IPv4. */
export function isPublic(address: string): boolean {
  const parsed = parseAddress(address)
  if (parsed?.range() !== 'unicast') return false
  // The only range of IPv6 in which public addresses are given out (2000::/3).
  return !('parts' in parsed) || ((parsed.parts[0] ?? 0) & 0xe000) === 0x2000
}
