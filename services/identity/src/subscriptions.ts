import { consume, type Subscriber, type Subscription } from '@semaforo/service-kit'
import { keepAudit } from './administration/audit.ts'
import { followUsers } from './administration/directory/projection.ts'
import type { Identity } from './identity.ts'
import { queueMails } from './mail/open-transport.ts'
import { eraseEndedSessions } from './sweep.ts'

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
