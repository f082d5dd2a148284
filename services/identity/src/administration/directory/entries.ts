import type { UserState } from '../../user.ts'

/**
 * One beginning under which a user is found. A user has an entry for each word of the name with the words
 * that follow it, one for the name the other way round, and one for the address: every search is one range
 * of one index. `keys` are all of the user's.
 */
export type DirectoryEntry = {
  user: string
  key: string
  keys: readonly string[]
  role: UserState['role']
  status: boolean
}

const maxKeys = 12
const longest = 60

/** Text as it is searched: no accents, no case, no punctuation but that of addresses, 60 characters. */
export function normalise(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}@._+-]+/gu, ' ')
    .trim()
    .slice(0, longest)
}

/** The entries of a user by their ids, which stay the same as long as the name does. */
export function entriesOf(id: string, user: UserState): Map<string, DirectoryEntry> {
  const { role, status } = user
  const keys = keysOf(user)
  return new Map(keys.map((key, at) => [`${id}.${at}`, { user: id, key, keys, role, status }]))
}

function keysOf({ firstName, lastName, email }: UserState): string[] {
  const words = normalise(`${firstName} ${lastName}`).split(' ')
  const endings = words.map((_, at) => words.slice(at).join(' '))
  const keys = [...endings, normalise(`${lastName} ${firstName}`), normalise(email)]
  return [...new Set(keys)].filter(Boolean).slice(-maxKeys).sort()
}

/**
 * Whether a user is answered at this entry for a search: a user who matches in several places is found
 * once, at the first of them, whatever page they fall on.
 */
export function isFirstMatch({ key, keys }: DirectoryEntry, searched: string): boolean {
  return keys.find((one) => one.startsWith(searched)) === key
}
