import { readKeys } from '@semaforo/contracts'
import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose'
import { unavailable } from '../http/problem-error.ts'
import type { Peer } from '../peers.ts'

const timeoutMs = 3_000
/** A token with a made-up key id may ask identity no more often than this. */
const cooldownMs = 5_000
/** A key that was withdrawn is forgotten after this time at the latest. */
const maxAgeMs = 10 * 60_000

/** Identity's public keys as another service reads them: kept, and read anew when a token names an unknown one. */
export function peerKeys(identity: Peer): JWTVerifyGetKey {
  // The host is never resolved: the peer knows where identity is.
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
