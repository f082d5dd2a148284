import { join } from 'node:path'
import { mailRequested } from '@semaforo/contracts'
import { type AggregateStore, on, type Subscriber } from '@semaforo/platform'
import type { Log } from '@semaforo/service-kit'
import type { IdentityConfig } from '../config.ts'
import { fileTransport } from './file-transport.ts'
import { type QueuedMail, queueMail } from './queued-mail.ts'
import { requiresTls, smtpTransport } from './smtp-transport.ts'
import type { MailTransport } from './transport.ts'

export const mailDirectory = ({ DATA_DIR }: Pick<IdentityConfig, 'DATA_DIR'>) => join(DATA_DIR, 'mail')

/** The configured mail transport: SMTP, or files without `SMTP_URL`. */
export async function openMailTransport(config: IdentityConfig, log: Log): Promise<MailTransport> {
  const { SMTP_URL, MAIL_FROM } = config
  if (!SMTP_URL) return fileTransport(mailDirectory(config), MAIL_FROM, log)
  log.info({ tls: requiresTls(SMTP_URL) ? 'required' : 'optional' }, 'mails go to the mail server')
  return smtpTransport(SMTP_URL, MAIL_FROM)
}

/** Queues requested mails. The event's id is the mail's id: a redelivered event does not queue a second mail. */
export function queueMails(
  queue: AggregateStore<QueuedMail, 'due'>,
  options: { now: () => number; queued: () => void },
): Subscriber {
  return on(mailRequested, async ({ id, data }) => {
    const mail = queueMail({ kind: data.kind, about: data.id }, options.now())
    await queue.update(id, (kept) => [kept ?? mail, []], { idempotencyKey: id })
    options.queued()
  })
}
