import type { MailKind } from '@semaforo/contracts'
import type { QueueItem } from '@semaforo/platform'
import { messageLifeMs } from '../contact/message.ts'
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
  /** The attempts that are known to have failed: any other one may have reached the reader. */
  failures?: number
}

/** How long a notification is worth sending; codes and links expire earlier. */
const noticeLifeMs = 3 * 24 * 3_600_000
const lifeMs: Partial<Record<MailKind, number>> = {
  registration: mailLifeMs,
  recovery: mailLifeMs,
  'contact-message': messageLifeMs,
}

export function queueMail(mail: Pick<QueuedMail, 'kind' | 'about' | 'to'>, now: number): QueuedMail {
  return { ...mail, attempts: 0, dueAt: now, giveUpAt: now + (lifeMs[mail.kind] ?? noticeLifeMs) }
}

/** Reschedules a mail that could not be sent, or gives it up (null). */
export function postpone(mail: QueuedMail, waitMs: number, now: number): QueuedMail | null {
  if (now + waitMs >= mail.giveUpAt) return null
  return { ...mail, dueAt: now + waitMs, failures: (mail.failures ?? 0) + 1 }
}

/** Kinds delivered at most once: a duplicate is worse than a loss. */
const onceAtMost: readonly MailKind[] = ['monthly-pulse']

/** Whether a mail of which a second copy would annoy may have been sent already. @param mail claimed by this attempt */
export const mayBeSent = ({ kind, attempts, failures = 0 }: QueuedMail): boolean =>
  onceAtMost.includes(kind) && attempts - 1 > failures
