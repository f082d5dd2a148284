import { readKeys } from '@semaforo/contracts'
import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose'
import { unavailable } from '../http/problem.ts'
import type { Peer } from '../peers.ts'

const timeoutMs = 3_000
/** The minimum interval between two fetches of the keys, so that tokens with invented key ids cause few requests. */
const cooldownMs = 5_000
/** A withdrawn key is dropped after this time at the latest. */
const maxAgeMs = 10 * 60_000

/** Identity's public keys, cached by another service, and fetched again when a token names an unknown key. */
export function peerKeys(identity: Peer): JWTVerifyGetKey {
  // The host is a placeholder and never resolved: the peer holds identity's address.
  return createRemoteJWKSet(new URL(readKeys.path, 'http://identity'), {
    timeoutDuration: timeoutMs,
    cooldownDuration: cooldownMs,
    cacheMaxAge: maxAgeMs,
    [customFetch]: async () => {
      const { status, body } = await identity.read(readKeys.path, {}, timeoutMs).catch(unreadable)
      if (status !== 200) throw unreadable()
      return new Response(new Uint8Array(body), { status })
    },
  })
}

function unreadable(cause?: unknown): never {
  throw unavailable(
    'identity-unavailable',
    'No podemos comprobar tu sesión por ahora. Inténtalo de nuevo en unos segundos.',
    5,
    cause,
  )
}
