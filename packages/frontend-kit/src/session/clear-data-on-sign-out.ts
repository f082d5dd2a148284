import { queryClient } from '../http/query-client.ts'
import { removeStored } from '../storage/stored-text.ts'
import { removeOtherUsersPreferences } from './preferences.ts'
import { session } from './session.ts'

/** Key prefix under which frontends store data that only the signed-in user may see. */
export const personalKeyPrefix = 'semaforo.personal.'

/**
 * Keeps a shared computer free of personal data: when a session ends, however it ends, removes everything of
 * its user. Of the cached answers only those of queries with `meta: { public: true }` stay.
 */
export function clearDataOnSignOut(): void {
  let previous = session.read()?.user.id
  const syncWithSession = () => {
    removeOtherUsersPreferences()
    const now = session.read()?.user.id
    if (now && now === previous) return
    previous = now
    removeStored(personalKeyPrefix)
    queryClient.removeQueries({ predicate: ({ meta }) => !meta?.public })
  }
  session.subscribe(syncWithSession)
  syncWithSession()
}
