import { queryClient } from '../http/query-client.ts'
import { removeStored } from '../storage/stored-text.ts'
import { removeOtherUsersPreferences } from './preferences.ts'
import { session } from './session.ts'

/** Key prefix under which frontends store data that only the signed-in user may see. */
export const personalKeyPrefix = 'semaforo.personal.'

/**
 * Keeps a shared computer free of personal data: when a session ends, however it ends, removes everything of
 * its user but the work that waits. Of the cached answers only those of queries with `meta: { public: true }` stay.
 */
export function clearDataOnSignOut(): void {
  let previous = session.read()?.user.id
  removeOtherUsersPreferences()
  // A session can have ended while no page was open.
  if (previous === undefined) removeStored(personalKeyPrefix)
  session.subscribe(() => {
    removeOtherUsersPreferences()
    const last = previous
    previous = session.read()?.user.id
    if (last === previous) return
    // Where nobody was signed in, what is stored is of the user who has just signed in, perhaps in another tab.
    if (last !== undefined) removeStored(personalKeyPrefix)
    queryClient.removeQueries({ predicate: ({ meta }) => !meta?.public })
  })
}
