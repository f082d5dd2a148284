import * as z from 'zod/mini'
import { type Stored, stored } from '../storage/stored.ts'
import { session } from './session.ts'

/** The user key of whoever is not signed in. */
export const guest = 'guest'

/** The documented form: one entry per user key (the e-mail of an account, `guest` for everyone else). */
export type Preferences<Entry> = { readonly [userKey: string]: Entry }

/**
 * What this browser keeps of people's preferences, under the documented key. The shape of an entry belongs to
 * the frontends; whose entries stay belongs to the session: a write keeps those of the guest and of whoever is
 * signed in, so that an answer that arrives late brings back nobody who has left.
 * @param parse returns all entries, or undefined where they have another shape
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

/** The entries of these user keys alone; the same object where there are no others. */
export function entriesOf<Entry>(
  preferences: Preferences<Entry>,
  userKeys: readonly string[],
): Preferences<Entry> {
  const entries = Object.entries(preferences)
  const present = entries.filter(([userKey]) => userKeys.includes(userKey))
  return present.length === entries.length ? preferences : Object.fromEntries(present)
}

const anyPreferences = storedPreferences((json) => z.record(z.string(), z.unknown()).safeParse(json).data)

/** Removes the entries of everybody who is not signed in here any more. */
export function forgetOthersPreferences(): void {
  anyPreferences.write(anyPreferences.read())
}
