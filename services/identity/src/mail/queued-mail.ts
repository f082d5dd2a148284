import type { MailKind } from '@semaforo/contracts'
import type { QueueItem } from '@semaforo/platform'
import { mailLifeMs } from './mail-due.ts'

/**
 * A mail in the outgoing queue. `about` is the id of the aggregate from which address and code are read when it is
 * sent; `to` is set only if that aggregate will have been erased by then. Times in milliseconds.
 */
export type QueuedMail = QueueItem & {
  kind: MailKind
  about: string
  to?: string
  giveUpAt: number
}

/** How long a notification is worth sending; codes and links expire earlier. */
const noticeLifeMs = 3 * 24 * 3_600_000
const lifeMs: Partial<Record<MailKind, number>> = { registration: mailLifeMs, recovery: mailLifeMs }

export function queueMail(mail: Pick<QueuedMail, 'kind' | 'about' | 'to'>, now: number): QueuedMail {
  return { ...mail, attempts: 0, dueAt: now, giveUpAt: now + (lifeMs[mail.kind] ?? noticeLifeMs) }
}

/** Reschedules a mail that could not be sent, or gives it up (null). */
export function postpone(mail: QueuedMail, waitMs: number, now: number): QueuedMail | null {
  return now + waitMs < mail.giveUpAt ? { ...mail, dueAt: now + waitMs } : null
}
