import { userDeactivated, userDeleted, userRoleChanged, userSessionsEnded } from '@semaforo/contracts'
import { on, queryAll, type Subscriber } from '@semaforo/platform'
import type { Stores } from '../stores.ts'
import type { Session } from './session.ts'

/** All sessions of a user, the most recently used first. */
export function sessionsOf(sessions: Stores['sessions'], userId: string) {
  return queryAll(sessions, 'user', { equals: [userId], order: 'desc' })
}

/** Erases the sessions that a user's new epoch has ended. They are already invalid: this only cleans up. */
export function eraseEndedSessions({ sessions }: Stores): Subscriber[] {
  const kinds = [userRoleChanged, userDeactivated, userSessionsEnded, userDeleted]
  return kinds.map((kind) =>
    on(kind, async ({ data }) => {
      // A promotion does not raise the epoch, and does not name the session that the current epoch keeps.
      if (kind === userRoleChanged && data.role === 'admin') return
      // Decided inside the update: the session may have been refreshed since the query.
      const end = (session: Session | undefined) =>
        session && kind !== userDeleted && session.epoch >= data.epoch ? session : null
      for (const { id } of await sessionsOf(sessions, data.id)) {
        if (!('kept' in data) || data.kept !== id) await sessions.update(id, (session) => [end(session), []])
      }
    }),
  )
}
