import type { MailKind } from '@semaforo/contracts'
import { mailLifeMs } from './mail-due.ts'

/**
 * A mail in the outgoing queue. `about` is the id of the aggregate from which address and code are read when it is
 * sent; `to` is set only if that aggregate will have been erased by then. Times in milliseconds.
 */
export type QueuedMail = {
  kind: MailKind
  about: string
  to?: string
  /** Attempts begun so far. The current number is the fencing token of the attempt that owns the mail. */
  attempts: number
  /** The heartbeat counter of a running attempt; absent if there is none. */
  beat?: number
  dueAt: number
  giveUpAt: number
}

/** How long a notification is worth sending; codes and links expire earlier. */
const noticeLifeMs = 3 * 24 * 3_600_000
const lifeMs: Partial<Record<MailKind, number>> = { registration: mailLifeMs, recovery: mailLifeMs }

export function queueMail(mail: Pick<QueuedMail, 'kind' | 'about' | 'to'>, now: number): QueuedMail {
  return { ...mail, attempts: 0, dueAt: now, giveUpAt: now + (lifeMs[mail.kind] ?? noticeLifeMs) }
}

/** Claims a mail for a new attempt; undefined if it changed since it was seen: another instance was faster. */
export function claim(mail: QueuedMail | undefined, seen: QueuedMail): QueuedMail | undefined {
  if (mail?.attempts !== seen.attempts || mail.beat !== seen.beat) return undefined
  return { ...mail, attempts: mail.attempts + 1, beat: 0 }
}

/** Whether an attempt still owns its mail: after missed heartbeats another one may have claimed it. */
export function isCurrentAttempt(mail: QueuedMail | undefined, attempt: number): mail is QueuedMail {
  return mail?.attempts === attempt
}

/** Counts one heartbeat of an attempt. */
export function heartbeat(mail: QueuedMail | undefined, attempt: number): QueuedMail | null {
  return isCurrentAttempt(mail, attempt) ? { ...mail, beat: (mail.beat ?? 0) + 1 } : (mail ?? null)
}

/** Reschedules a mail that could not be sent, or gives it up (null). */
export function postpone({ beat: _, ...mail }: QueuedMail, waitMs: number, now: number): QueuedMail | null {
  return now + waitMs < mail.giveUpAt ? { ...mail, dueAt: now + waitMs } : null
}
