import { join } from 'node:path'
import { mailRequested } from '@semaforo/contracts'
import { type AggregateStore, type Log, on, type Subscriber } from '@semaforo/service-kit'
import type { IdentityConfig } from '../config.ts'
import { filePostOffice } from './file-transport.ts'
import { type QueuedMail, queueMail } from './queued-mail.ts'
import { smtpPostOffice } from './smtp-transport.ts'
import type { PostOffice } from './transport.ts'

export const mailDirectory = ({ DATA_DIR }: Pick<IdentityConfig, 'DATA_DIR'>) => join(DATA_DIR, 'mail')

/** The configured way out for mails. */
export async function openPostOffice(config: IdentityConfig, log: Log): Promise<PostOffice> {
  const { SMTP_URL, MAIL_FROM } = config
  return SMTP_URL
    ? smtpPostOffice(SMTP_URL, MAIL_FROM)
    : filePostOffice(mailDirectory(config), MAIL_FROM, log)
}

/** Queues the mails that the flows ask for. The event's id is the mail's: one that comes again is one mail. */
export function queueMails(
  queue: AggregateStore<QueuedMail, 'due'>,
  options: { now: () => number; queued: () => void },
): Subscriber {
  return on(mailRequested, async ({ id, data }) => {
    const mail = queueMail({ kind: data.kind, about: data.id }, options.now())
    await queue.update(id, (kept) => [kept ?? mail, []], { cause: id })
    options.queued()
  })
}
