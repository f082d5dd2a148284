import { event, mailRequested } from '@semaforo/contracts'
import type { Decision } from '@semaforo/service-kit'
import { type Leaving, mailLifeMs } from '../registration/registration.ts'
import { sameText } from '../secret.ts'
import { audit, type By } from '../user.ts'

/**
 * Somebody asked to change the password of an address, which may have no account: whoever sends the mail
 * finds out. `link-sent`: its thirty minutes run. Times in milliseconds.
 */
export type Recovery = {
  kind: 'mail-pending' | 'link-sent'
  email: string
  salt: string
  tokenHash: string
  expiresAt: number
}

export const linkLifeMs = 30 * 60_000

export function requestRecovery(
  id: string,
  asked: { email: string; salt: string; tokenHash: string },
  { by, now }: { by: By; now: number },
): Decision<Recovery, undefined> {
  const state: Recovery = { ...asked, kind: 'mail-pending', expiresAt: now + mailLifeMs }
  return [state, [event(mailRequested, { kind: 'recovery', id }), audit('recovery-requested', by)], undefined]
}

/** Whether the mail with the link is still to leave. */
export function linkMail(state: Recovery | undefined, now: number): Leaving<Recovery> {
  if (!state) return { kind: 'not-needed' }
  if (now < state.expiresAt) return { kind: 'leaves', flow: state }
  return { kind: state.kind === 'mail-pending' ? 'too-late' : 'not-needed' }
}

/** The mail server has taken the link: its thirty minutes begin. It is good before that is written, too. */
export function linkSent(state: Recovery | undefined, now: number): Decision<Recovery> {
  if (state?.kind !== 'mail-pending') return [state ?? null, []]
  return [{ ...state, kind: 'link-sent', expiresAt: now + linkLifeMs }, []]
}

/** Whether a link's token is good now. Its single use is guarded where the password is written. */
export function linkHolds(state: Recovery | undefined, tokenHash: string, now: number): state is Recovery {
  return state !== undefined && now < state.expiresAt && sameText(tokenHash, state.tokenHash)
}
