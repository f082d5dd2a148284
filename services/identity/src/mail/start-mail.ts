import { type Log, publicUrl } from '@semaforo/service-kit'
import { Router } from 'express'
import type { IdentityConfig } from '../config.ts'
import type { Contact } from '../contact/operator.ts'
import type { Identity } from '../identity.ts'
import { createCompose } from './compose.ts'
import { deleteOldMails } from './file-transport.ts'
import { inboxPage } from './inbox-page.ts'
import { mailDirectory, openMailTransport } from './open-transport.ts'
import { startSender } from './sender.ts'
import type { MailTransport } from './transport.ts'

/** The running mail system: the transport, the queue's sender and, in development, the page of sent mails. */
export type MailSystem = {
  transport: MailTransport
  routes: Router
  /** Looks at the queue at once. */
  wake(): void
  /** Deletes old mail files. */
  sweep(): Promise<void>
  stop(): Promise<void>
}

export async function startMail(
  identity: Identity,
  config: IdentityConfig,
  contact: Contact,
  log: Log,
): Promise<MailSystem> {
  const { stores, secret, now } = identity
  const directory = mailDirectory(config)
  const transport = await openMailTransport(config, log)
  const compose = createCompose({ stores, secret, site: publicUrl(config), contact, now })
  const { wake, stop } = startSender({ queue: stores.mails, compose, transport, log, now })
  const routes = Router()
  if (!config.SMTP_URL && config.NODE_ENV !== 'production') routes.use(inboxPage(directory))
  return { transport, routes, wake, stop, sweep: () => deleteOldMails(directory, now()) }
}
