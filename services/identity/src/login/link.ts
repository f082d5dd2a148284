import type { Decision } from '@semaforo/service-kit'
import { linkHolds, linkSent } from '../recovery/recovery.ts'
import { audit, type By } from '../user.ts'
import { forget, type LoginGuard } from './guard.ts'

/** The mail server has taken the link: its thirty minutes begin. */
export function loginLinkSent(guard: LoginGuard | undefined, now: number): Decision<LoginGuard> {
  if (!guard) return [null, []]
  const [link] = linkSent(guard.link, now)
  return !link || link === guard.link ? [guard, []] : [forget({ ...guard, link }, now), []]
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
