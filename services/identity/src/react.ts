import { consume, type Subscriber, type Subscription } from '@semaforo/service-kit'
import { keepAudit } from './audit.ts'
import { followUsers } from './directory/follow.ts'
import { eraseEndedSessions } from './erasure.ts'
import type { Identity } from './identity.ts'
import { queueMails } from './mail/open-mail.ts'

/** What identity does about its own events, each in a group of its own. */
export async function react(identity: Identity, mailQueued: () => void): Promise<Subscription[]> {
  const { platform, stores, log, now } = identity
  const groups: Record<string, readonly Subscriber[]> = {
    'identity-mail': [queueMails(stores.mails, { now, queued: mailQueued })],
    'identity-audit': [keepAudit(stores)],
    'identity-directory': followUsers(stores.users, stores.directory),
    'identity-sessions': eraseEndedSessions(stores),
  }
  return Promise.all(
    Object.entries(groups).map(([group, on]) => consume(platform.log, { group, on, logger: log })),
  )
}
