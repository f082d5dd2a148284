import type { LookupFunction } from 'node:net'
import { Client, type Dispatcher } from 'undici'
import { DeliveryFailed } from './delivery-failed.ts'
import { type Address, checkedAddresses, type Resolve } from './public-address.ts'

/** The time until an answer begins, and until the end of everything. */
export const timeouts = { headersMs: 5_000, wholeMs: 10_000 }
/** Of an answer, in bytes: nothing in it matters to us. */
const readsAtMost = 64 * 1024

export type PostOptions = {
  /** Whether servers on this machine may be called, over http as well: where this site is on it too. */
  ownMachine: boolean
  resolve?: Resolve
  timeouts?: typeof timeouts
}

/**
 * Sends a message to a partner's server, to an address that was checked, over https, without following redirects.
 * @throws {DeliveryFailed} unless it answers 2xx
 */
export async function post(
  address: string,
  message: { headers: Record<string, string>; body: string },
  options: PostOptions,
): Promise<void> {
  const url = new URL(address)
  const { headersMs, wholeMs } = options.timeouts ?? timeouts
  if (url.protocol !== 'https:' && !options.ownMachine)
    throw new DeliveryFailed('Su dirección no es https: no se le envía nada.')
  const signal = AbortSignal.timeout(wholeMs)
  const addresses = await checkedAddresses(url.hostname, options)
  const client = new Client(url.origin, {
    headersTimeout: headersMs,
    bodyTimeout: wholeMs,
    connect: { timeout: headersMs, lookup: only(addresses) },
  })
  try {
    const path = url.pathname + url.search
    const answer = await client.request({ ...message, path, method: 'POST', signal }).catch(notReached)
    // The status decides; an answer that is cut off or endless changes nothing.
    await readSome(answer.body).catch(() => undefined)
    judge(answer.statusCode)
  } finally {
    await client.destroy()
  }
}

/** A lookup that knows these addresses alone, whatever it is asked. */
const only =
  (addresses: readonly Address[]): LookupFunction =>
  (_host, { all }, done) => {
    const [first] = addresses
    if (all) done(null, [...addresses])
    else done(null, first?.address ?? '', first?.family)
  }

async function readSome(body: Dispatcher.ResponseData['body']): Promise<void> {
  let read = 0
  for await (const chunk of body) {
    read += (chunk as Buffer).length
    if (read > readsAtMost) return
  }
}

function judge(status: number): void {
  if (status >= 200 && status < 300) return
  if (status >= 300 && status < 400)
    throw new DeliveryFailed(`Su servidor contestó con una redirección (${status}), que no se sigue.`)
  if (status === 410)
    throw new DeliveryFailed('Su servidor contestó 410: ya no recibe resultados.', { isFinal: true })
  throw new DeliveryFailed(`Su servidor contestó ${status}.`)
}

const tooSlow = ['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'ETIMEDOUT']

function notReached(cause: unknown): never {
  const { code, name } = cause as { code?: unknown; name?: string }
  if (name === 'TimeoutError' || tooSlow.includes(String(code)))
    throw new DeliveryFailed('Su servidor no contestó a tiempo.', { cause })
  const detail = typeof code === 'string' ? ` (${code})` : ''
  throw new DeliveryFailed(`No se pudo conectar con su servidor${detail}.`, { cause })
}
