import type { MailKind } from '@semaforo/contracts'

/**
 * A mail on its way out. `about` is the aggregate that it speaks of, where its address and its code are read
 * when it leaves; `to` is there only where that aggregate will be gone. Times in milliseconds.
 */
export type QueuedMail = {
  kind: MailKind
  about: string
  to?: string
  attempts: number
  dueAt: number
  giveUpAt: number
}

/** After that nobody would understand the mail any more; what it says may be over earlier. */
const keptMs = 3 * 24 * 3_600_000
/** How long one attempt holds a mail, so that no other instance sends it as well. */
const leaseMs = 60_000

export function queueMail(mail: Pick<QueuedMail, 'kind' | 'about' | 'to'>, now: number): QueuedMail {
  return { ...mail, attempts: 0, dueAt: now, giveUpAt: now + keptMs }
}

/** Takes a mail that is due; nothing where another instance was faster. */
export function lease(mail: QueuedMail | undefined, now: number): QueuedMail | undefined {
  if (!mail || mail.dueAt > now) return undefined
  return { ...mail, attempts: mail.attempts + 1, dueAt: now + leaseMs }
}

/** Puts a mail that could not leave back, or gives it up (null). */
export function postpone(mail: QueuedMail, waitMs: number, now: number): QueuedMail | null {
  return now + waitMs < mail.giveUpAt ? { ...mail, dueAt: now + waitMs } : null
}
