import { consume, type Subscriber, type Subscription } from '@semaforo/platform'
import { recordAudit, recordEdits, recordReleases } from './audit/audit.ts'
import type { Identity } from './identity.ts'
import { queueMails } from './mail/open-transport.ts'
import { followLights } from './pulse/lights.ts'
import { eraseEndedSessions } from './sessions/ended-sessions.ts'
import { projectUsers } from './user/directory/projection.ts'

/** How identity reacts to its own events, and which of others it audits; each reaction has its own consumer group. */
export async function subscribe(identity: Identity, mailQueued: () => void): Promise<Subscription[]> {
  const { platform, stores, log, now } = identity
  const groups: Record<string, readonly Subscriber[]> = {
    'identity-mail': [queueMails(stores.mails, { now, queued: mailQueued })],
    'identity-audit': [recordAudit(stores)],
    'identity-audit-catalog': [recordEdits(stores)],
    'identity-audit-releases': recordReleases(stores),
    'identity-directory': projectUsers(stores.users, stores.directory),
    'identity-lights': followLights(stores.users),
    'identity-sessions': eraseEndedSessions(stores),
  }
  return Promise.all(
    Object.entries(groups).map(([group, on]) => consume(platform.log, { group, on, logger: log })),
  )
}
