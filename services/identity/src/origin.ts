import { forwardedClient, rateKey } from '@semaforo/service-kit'
import type { Request } from 'express'
import type { Secret } from './secret.ts'
import type { By } from './user.ts'

/** The client as limits count it. */
export const clientOf = (req: Request): string => rateKey(forwardedClient(req))

/** Who does something and where from, as the audit may keep it: the network's address only as a keyed hash. */
export function byOf(secret: Secret, req: Request, actor?: string): By {
  const origin = secret.derive('origin', clientOf(req)).toString('base64url').slice(0, 16)
  return actor === undefined ? { origin } : { actor, origin }
}
