import type { Platform } from '@semaforo/platform'
import type { Log } from '../log.ts'
import type { Peers } from '../peers.ts'
import { peerKeys } from './peer-keys.ts'
import { followTokenValidity } from './token-validity.ts'
import { type Authenticate, createAuthenticate } from './verifier.ts'

/**
 * Authentication for every service but identity: verifies tokens with the keys that identity publishes, and
 * rejects those that its events revoked.
 */
export async function openAuthentication(context: {
  platform: Platform
  service: string
  peers: Peers
  log: Log
}): Promise<Authenticate> {
  const { identity } = context.peers
  if (!identity) throw new Error(`${context.service} has to know where identity is`)
  const isCurrent = await followTokenValidity(context.platform, context.service, context.log)
  return createAuthenticate(peerKeys(identity), isCurrent)
}
