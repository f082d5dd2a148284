import { event, mailRequested } from '@semaforo/contracts'
import type { Decision } from '@semaforo/platform'
import { type MailDue, mailLifeMs } from '../mail/mail-due.ts'
import { equalInConstantTime, type Secret } from '../secret.ts'
import { audit, type Initiator } from '../user/user.ts'

/**
 * A request to get back into the account of an address, which may have none: that is looked up when the mail is
 * sent, and whether its link changes the password or takes up a closed account again. `link-sent`: the link is valid for
 * thirty minutes. Times in milliseconds.
 */
export type Recovery = {
  kind: 'mail-pending' | 'link-sent'
  email: string
  salt: string
  tokenHash: string
  expiresAt: number
  /** The registration whose mail this link replaces: it learns whether the mailbox took it, as for a code. */
  registration?: { id: string; salt: string }
}

export const linkLifeMs = 30 * 60_000

export function requestRecovery(
  id: string,
  asked: Omit<Recovery, 'kind' | 'expiresAt'>,
  { by, now }: { by?: Initiator; now: number },
): Decision<Recovery, undefined> {
  const state: Recovery = { ...asked, kind: 'mail-pending', expiresAt: now + mailLifeMs }
  const requested = event(mailRequested, { kind: 'recovery', id })
  return [state, by ? [requested, audit('recovery-requested', by)] : [requested], undefined]
}

/** Whether the mail with the link is still to be sent. */
export function linkMail(state: Recovery | undefined, now: number): MailDue<Recovery> {
  if (!state) return { kind: 'not-needed' }
  if (now < state.expiresAt) return { kind: 'due', flow: state }
  return { kind: state.kind === 'mail-pending' ? 'too-late' : 'not-needed' }
}

/** The mail server has accepted the link: its thirty minutes begin. It is already valid before this is written. */
export function linkSent(state: Recovery | undefined, now: number): Decision<Recovery> {
  if (state?.kind !== 'mail-pending') return [state ?? null, []]
  return [{ ...state, kind: 'link-sent', expiresAt: now + linkLifeMs }, []]
}

/** The secret part of a recovery link. */
export function linkSecretOf(secret: Secret, recoveryId: string, salt: string): string {
  return secret.derive('recovery', recoveryId, salt).toString('base64url')
}

/** Whether a link's token is valid now. Single use is enforced where the password is written. */
export function linkHolds(state: Recovery | undefined, tokenHash: string, now: number): state is Recovery {
  return state !== undefined && now < state.expiresAt && equalInConstantTime(tokenHash, state.tokenHash)
}

/** Uses a link up; returns the address it was sent to, or undefined if it is not valid. */
export function useLink(
  state: Recovery | undefined,
  tokenHash: string,
  now: number,
): Decision<Recovery, string | undefined> {
  return linkHolds(state, tokenHash, now) ? [null, [], state.email] : [state ?? null, [], undefined]
}
