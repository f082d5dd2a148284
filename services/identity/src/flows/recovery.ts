import { event, mailRequested } from '@semaforo/contracts'
import type { Decision } from '@semaforo/service-kit'
import { sameText } from '../secret.ts'
import { mailLifeMs } from './registration.ts'
import { audit, type By } from './user.ts'

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

/** The mail leaves now: the link's thirty minutes begin. */
export function linkLeaves(
  state: Recovery | undefined,
  now: number,
): Decision<Recovery, Recovery | undefined> {
  if (!state || now >= state.expiresAt) return [state ?? null, [], undefined]
  if (state.kind === 'link-sent') return [state, [], state]
  const sent: Recovery = { ...state, kind: 'link-sent', expiresAt: now + linkLifeMs }
  return [sent, [], sent]
}

/** Whether a link's token is good now. Its single use is guarded where the password is written. */
export function linkHolds(state: Recovery | undefined, tokenHash: string, now: number): state is Recovery {
  return state !== undefined && now < state.expiresAt && sameText(tokenHash, state.tokenHash)
}
