import { createHash } from 'node:crypto'
import type { Peer } from '@semaforo/service-kit'

/** The catalog does not answer: nobody's release is to blame. */
export class CatalogAway extends Error {}

export type Answer = { status: number; body: string; hash: string }
/** Asks for a public address of the catalog. */
export type Ask = (address: string) => Promise<Answer>

const timeoutMs = 5_000
const mostBytes = 5_000_000

/** Answers of the catalog, asked for once each: what is rendered together shows one state of it. */
export function answersOf(catalog: Peer): Ask {
  const asked = new Map<string, Promise<Answer>>()
  return (address) => {
    const known = asked.get(address) ?? ask(catalog, address)
    asked.set(address, known)
    return known
  }
}

async function ask(catalog: Peer, address: string): Promise<Answer> {
  const { status, body } = await catalog.read(address, {}, timeoutMs).catch((error: unknown) => {
    throw new CatalogAway('the catalog does not answer', { cause: error })
  })
  if (status >= 500 || body.length > mostBytes)
    throw new CatalogAway(`the catalog answered ${status} with ${body.length} bytes`)
  const hash = createHash('sha256').update(`${status} `).update(body).digest('hex')
  return { status, body: body.toString(), hash }
}
