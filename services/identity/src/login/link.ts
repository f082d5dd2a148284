import type { Decision } from '@semaforo/platform'
import { linkHolds, linkSent } from '../recovery/recovery.ts'
import type { Secret } from '../secret.ts'
import { audit, type Initiator } from '../user.ts'
import { type LoginGuard, prune } from './guard.ts'

/** The secret part of the link that makes a browser known. */
export function loginLinkSecretOf(secret: Secret, guardId: string, salt: string): string {
  return secret.derive('login-link', guardId, salt).toString('base64url')
}

/** The mail server has accepted the link: its thirty minutes begin. */
export function loginLinkSent(guard: LoginGuard | undefined, now: number): Decision<LoginGuard> {
  if (!guard) return [null, []]
  const [link] = linkSent(guard.link, now)
  return !link || link === guard.link ? [guard, []] : [prune({ ...guard, link }, now), []]
}

/** Consumes the link; returns the address it was sent to, or undefined if it is not valid. */
export function useLoginLink(
  state: LoginGuard | undefined,
  tokenHash: string,
  { by, now }: { by: Initiator; now: number },
): Decision<LoginGuard, string | undefined> {
  if (!state || !linkHolds(state.link, tokenHash, now)) return [state ?? null, [], undefined]
  const { link, ...guard } = state
  return [prune(guard, now), [audit('login-link-used', by)], link?.email]
}
