import { KeySet, readKeys } from '@semaforo/contracts'
import { createLocalJWKSet, errors, type JWTVerifyGetKey } from 'jose'
import { unavailable } from '../http/problem-error.ts'
import type { Peer } from '../peers.ts'

const timeoutMs = 3_000
/** A token with a made-up key id may ask identity no more often than this. */
const cooldownMs = 5_000
/** A key that was withdrawn is forgotten after this time at the latest. */
const maxAgeMs = 10 * 60_000

/** Identity's public keys as another service reads them: kept, and read anew when a token names an unknown one. */
export function peerKeys(identity: Peer, now: () => number = Date.now): JWTVerifyGetKey {
  let kept: { keys: ReturnType<typeof createLocalJWKSet>; readAt: number } | undefined
  let reading: Promise<void> | undefined

  async function read() {
    const { status, body } = await identity.read(readKeys.path, {}, timeoutMs).catch(unreadable)
    if (status !== 200) throw unreadable()
    kept = { keys: createLocalJWKSet(KeySet.parse(JSON.parse(body.toString()))), readAt: now() }
  }
  const readOnce = () => {
    reading ??= read().finally(() => {
      reading = undefined
    })
    return reading
  }

  return async (header, token) => {
    if (!kept || now() - kept.readAt > maxAgeMs) await readOnce()
    try {
      return await known(header, token)
    } catch (error) {
      const isNew = error instanceof errors.JWKSNoMatchingKey
      if (!isNew || (kept && now() - kept.readAt < cooldownMs)) throw error
      await readOnce()
      return known(header, token)
    }
  }

  function known(...parameters: Parameters<JWTVerifyGetKey>) {
    if (!kept) throw unreadable()
    return kept.keys(...parameters)
  }
}

function unreadable(cause?: unknown): never {
  throw unavailable(
    'identity-unavailable',
    'No podemos comprobar tu sesión por ahora. Inténtalo de nuevo en unos segundos.',
    5,
    cause,
  )
}
