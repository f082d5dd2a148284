import { queryClient } from '../http/query-client.ts'
import { forgetStored } from '../storage/stored-text.ts'
import { forgetOthersPreferences } from './preferences.ts'
import { session } from './session.ts'

/** Where a frontend stores what only the person who is signed in may find: its keys begin so. */
export const personalKey = 'semaforo.personal.'

/**
 * On a computer that is shared nothing of a person stays behind when their session ends, however it ends: of the
 * answers in the page only those of queries with `meta: { public: true }` do.
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
