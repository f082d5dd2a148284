import * as z from 'zod/mini'
import { type Stored, stored } from '../storage/stored.ts'
import { session } from './session.ts'

/** The user key while nobody is signed in. */
export const guest = 'guest'

/** The documented form: one entry per user key (the e-mail of an account, or `guest`). */
export type Preferences<Entry> = { readonly [userKey: string]: Entry }

/**
 * The preferences in this browser, under the documented key. The frontends define the shape of an entry, the
 * session which entries may be stored: a write drops all but those of the guest and of the signed-in user, so
 * that a late answer cannot restore the data of a user who signed out.
 * @param parse returns all entries, or undefined if they have another shape
 */
export function storedPreferences<Entry>(
  parse: (json: unknown) => Preferences<Entry> | undefined,
): Stored<Preferences<Entry>> {
  const store = stored('semaforo.preferences', parse, {})
  return {
    ...store,
    write(next) {
      const present = entriesOf(next, [guest, session.read()?.user.email ?? guest])
      if (present !== store.read()) store.write(present)
    },
  }
}

/** The entries of these user keys; the same object if there are no others. */
export function entriesOf<Entry>(
  preferences: Preferences<Entry>,
  userKeys: readonly string[],
): Preferences<Entry> {
  const entries = Object.entries(preferences)
  const present = entries.filter(([userKey]) => userKeys.includes(userKey))
  return present.length === entries.length ? preferences : Object.fromEntries(present)
}

const anyPreferences = storedPreferences((json) => z.record(z.string(), z.unknown()).safeParse(json).data)

/** Removes the entries of all users who are not signed in here. */
export function removeOtherUsersPreferences(): void {
  anyPreferences.write(anyPreferences.read())
}
