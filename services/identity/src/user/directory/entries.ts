import type { UserState } from '../user.ts'

/**
 * One search key of a user. A user has an entry for each suffix of the name that starts at a word, one for
 * "last first", and one for the address: every prefix search is one range of one index. `keys` are all keys of
 * the user.
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

/** The searchable form of a text: no accents, lower case, no punctuation but that of addresses, 60 characters. */
export function normalise(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}@._+-]+/gu, ' ')
    .trim()
    .slice(0, longest)
}

/** The entries of a user by id. The ids are stable as long as the name is. */
export function entriesOf(id: string, user: UserState): Map<string, DirectoryEntry> {
  const { role, status } = user
  const keys = keysOf(user)
  return new Map(keys.map((key, at) => [`${id}.${at}`, { user: id, key, keys, role, status }]))
}

function keysOf({ firstName, lastName, email }: UserState): string[] {
  const words = normalise(`${firstName} ${lastName}`).split(' ')
  const endings = words.map((_, at) => words.slice(at).join(' '))
  const keys = [...endings, sortKey({ firstName, lastName }), normalise(email)]
  return [...new Set(keys)].filter(Boolean).slice(-maxKeys).sort()
}

/** The key by which users are sorted by name. */
export const sortKey = ({ firstName, lastName }: Pick<UserState, 'firstName' | 'lastName'>) =>
  normalise(`${lastName} ${firstName}`)

/**
 * Whether this entry is the first of its user that matches: a user who matches with several keys is returned
 * once, even if the keys are on different pages.
 */
export function isFirstMatch({ key, keys }: DirectoryEntry, searched: string): boolean {
  return keys.find((one) => one.startsWith(searched)) === key
}
