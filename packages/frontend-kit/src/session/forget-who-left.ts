import { queryClient } from '../http/query-client.ts'
import { forgetStored } from '../storage/stored-text.ts'
import { forgetOthersPreferences } from './preferences.ts'
import { session } from './session.ts'

/** Key prefix under which frontends store data that only the signed-in user may see. */
export const personalKey = 'semaforo.personal.'

/**
 * Keeps a shared computer free of personal data: when a session ends, however it ends, removes everything of
 * its user. Of the cached answers only those of queries with `meta: { public: true }` stay.
 */
export function forgetWhoLeft(): void {
  let here = session.read()?.user.id
  const follow = () => {
    forgetOthersPreferences()
    const now = session.read()?.user.id
    if (now && now === here) return
    here = now
    forgetStored(personalKey)
    queryClient.removeQueries({ predicate: ({ meta }) => !meta?.public })
  }
  session.subscribe(follow)
  follow()
}
