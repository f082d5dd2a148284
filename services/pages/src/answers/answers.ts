import { createHash } from 'node:crypto'
import type { Peer } from '@semaforo/service-kit'
import { publicAddress, type Source } from './public-address.ts'

/** A service does not answer: nobody's release is to blame. */
export class ServiceAway extends Error {}

export type Answer = { status: number; body: string; hash: string }
/** Asks for a public address. @throws {ServiceAway} */
export type Ask = (address: string) => Promise<Answer>

const timeoutMs = 5_000
const mostBytes = 5_000_000

/** Answers of services, asked for once each: what is rendered together shows one state of them. */
export function answersOf(sources: Readonly<Record<Source, Peer>>): Ask {
  const asked = new Map<string, Promise<Answer>>()
  return (address) => {
    const known = asked.get(address) ?? ask(sources, address)
    asked.set(address, known)
    return known
  }
}

async function ask(sources: Readonly<Record<Source, Peer>>, address: string): Promise<Answer> {
  const known = publicAddress(address)
  if (!known) throw new Error(`${address} is no public address`)
  const { source, path } = known
  const { status, body } = await sources[source].read(path, {}, timeoutMs).catch((error: unknown) => {
    throw new ServiceAway(`${source} does not answer`, { cause: error })
  })
  if (status >= 500 || body.length > mostBytes)
    throw new ServiceAway(`${source} answered ${status} with ${body.length} bytes`)
  const hash = createHash('sha256').update(`${status} `).update(body).digest('hex')
  return { status, body: body.toString(), hash }
}
