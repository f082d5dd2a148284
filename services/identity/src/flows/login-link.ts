import type { Decision } from '@semaforo/service-kit'
import { forget, type LoginGuard } from './login-guard.ts'
import { linkHolds, linkLeaves, type Recovery } from './recovery.ts'
import { audit, type By } from './user.ts'

/** The mail leaves now: the link's thirty minutes begin. */
export function loginLinkLeaves(
  guard: LoginGuard | undefined,
  now: number,
): Decision<LoginGuard, Recovery | undefined> {
  if (!guard) return [null, [], undefined]
  const [link, , sent] = linkLeaves(guard.link, now)
  if (!link || link === guard.link) return [guard, [], sent]
  return [forget({ ...guard, link }, now), [], sent]
}

/** Uses up the link; the address that it was sent to, or undefined where it is not good. */
export function useLoginLink(
  state: LoginGuard | undefined,
  tokenHash: string,
  { by, now }: { by: By; now: number },
): Decision<LoginGuard, string | undefined> {
  if (!state || !linkHolds(state.link, tokenHash, now)) return [state ?? null, [], undefined]
  const { link, ...guard } = state
  return [forget(guard, now), [audit('login-link-used', by)], link?.email]
}
