import type { MailKind } from '@semaforo/contracts'
import { mailLifeMs } from '../registration/registration.ts'

/**
 * A mail on its way out. `about` is the aggregate that it speaks of, where its address and its code are read
 * when it leaves; `to` is there only where that aggregate will be gone. Times in milliseconds.
 */
export type QueuedMail = {
  kind: MailKind
  about: string
  to?: string
  /** How many attempts were begun: the number of the last one is what tells it from the others. */
  attempts: number
  /** Counts while an attempt is under way, for as long as the process that makes it lives. */
  beat?: number
  dueAt: number
  giveUpAt: number
}

/** After that nobody would understand the mail any more; a code or a link is over earlier. */
const keptMs = 3 * 24 * 3_600_000
const lifeMs: Partial<Record<MailKind, number>> = { registration: mailLifeMs, recovery: mailLifeMs }

export function queueMail(mail: Pick<QueuedMail, 'kind' | 'about' | 'to'>, now: number): QueuedMail {
  return { ...mail, attempts: 0, dueAt: now, giveUpAt: now + (lifeMs[mail.kind] ?? keptMs) }
}

/** Begins an attempt at a mail as it was seen; nothing where another instance was faster. */
export function take(mail: QueuedMail | undefined, seen: QueuedMail): QueuedMail | undefined {
  if (mail?.attempts !== seen.attempts || mail.beat !== seen.beat) return undefined
  return { ...mail, attempts: mail.attempts + 1, beat: 0 }
}

/** Whether an attempt still has its mail: one that was silent for too long has lost it to another. */
export function holds(mail: QueuedMail | undefined, attempt: number): mail is QueuedMail {
  return mail?.attempts === attempt
}

/** Says that an attempt goes on. */
export function goOn(mail: QueuedMail | undefined, attempt: number): QueuedMail | null {
  return holds(mail, attempt) ? { ...mail, beat: (mail.beat ?? 0) + 1 } : (mail ?? null)
}

/** Puts a mail that could not leave back, or gives it up (null). */
export function postpone({ beat: _, ...mail }: QueuedMail, waitMs: number, now: number): QueuedMail | null {
  return now + waitMs < mail.giveUpAt ? { ...mail, dueAt: now + waitMs } : null
}
