import { forwardedClient, rateKey } from '@semaforo/service-kit'
import type { Request } from 'express'
import type { Secret } from './secret.ts'
import type { Initiator } from './user/user.ts'

/** The key by which rate limits count a client. */
export const clientOf = (req: Request): string => rateKey(forwardedClient(req))

/** Who causes a change, as the audit trail keeps it: the network address only as a keyed hash. */
export function initiatorOf(secret: Secret, req: Request, actor?: string): Initiator {
  const origin = secret.derive('origin', clientOf(req)).toString('base64url').slice(0, 16)
  return actor === undefined ? { origin } : { actor, origin }
}
