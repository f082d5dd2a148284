import { type ListedUser, type UserPage, usersPerPage } from '@semaforo/contracts'
import type { Cache, IndexQuery } from '@semaforo/service-kit'
import type { DirectoryStore, UserStore } from '../../stores.ts'
import { listedUser } from '../../user.ts'
import { isFirstMatch, normalise } from './entries.ts'

/** What an admin looks for; absent filters find everybody. */
export type Filters = { q?: string; role?: 'admin' | 'user'; status?: boolean }

/** Takes the next `count` hits (at most 1000) from where `after` ended. */
type Source = (after: string | undefined, count: number) => Promise<{ hits: Hit[]; next?: string }>
type Hit = { id: string; user?: ListedUser }

const keptMs = 10 * 60_000
const stride = 1_000

/**
 * One page of a search. Where a page ends is kept for a while: to go on costs the same on every page. A
 * page that nobody came from is reached by counting.
 */
export async function searchPage(
  stores: { users: UserStore; directory: DirectoryStore },
  ends: Cache,
  filters: Filters,
  page: number,
): Promise<UserPage> {
  const source = sourceOf(stores, filters)
  const endOf = (number: number) => `${JSON.stringify(filters)} ${number}`
  const start =
    page === 1 ? { after: undefined } : await beginning(source, await ends.get<string>(endOf(page - 1)), page)
  if (!start) return { users: [], page }
  const { hits, next } = await source(start.after, usersPerPage)
  if (next !== undefined) await ends.set(endOf(page), next, keptMs)
  const users = await Promise.all(hits.map((hit) => hit.user ?? readUser(stores.users, hit.id)))
  const found = users.filter((user) => user !== undefined && fits(user, filters)) as ListedUser[]
  return { users: found, page, ...(next !== undefined && { next: page + 1 }) }
}

async function beginning(source: Source, kept: string | undefined, page: number) {
  if (kept !== undefined) return { after: kept }
  let after: string | undefined
  for (let missing = (page - 1) * usersPerPage; missing > 0; missing -= stride) {
    const { next } = await source(after, Math.min(stride, missing))
    if (next === undefined) return undefined
    after = next
  }
  return { after }
}

async function readUser(users: UserStore, id: string): Promise<ListedUser | undefined> {
  const user = await users.get(id)
  return user && listedUser(id, user.state)
}

/** The directory follows the users a moment later: what is answered is what they are now. */
function fits(user: ListedUser, { role, status }: Filters): boolean {
  return (role === undefined || user.role === role) && (status === undefined || user.status === status)
}

function sourceOf({ users, directory }: { users: UserStore; directory: DirectoryStore }, filters: Filters) {
  const searched = normalise(filters.q ?? '')
  return searched ? bySearch(directory, filters, searched) : byAge(users, filters)
}

const indexOf = ({ role, status }: Filters) =>
  role !== undefined && status !== undefined ? 'both' : role !== undefined ? 'role' : 'status'

const equalsOf = ({ role, status }: Filters) => [role, status].filter((value) => value !== undefined)

function byAge(users: UserStore, filters: Filters): Source {
  const equals = equalsOf(filters)
  return async (after, count) => {
    const query: IndexQuery = { equals, order: 'desc', limit: count, ...from(after) }
    const { items, next } = await users.query(equals.length > 0 ? indexOf(filters) : 'created', query)
    const hits = items.map(({ id, state }) => ({ id, user: listedUser(id, state) }))
    return { hits, ...(next !== undefined && { next }) }
  }
}

function bySearch(directory: DirectoryStore, filters: Filters, searched: string): Source {
  const equals = equalsOf(filters)
  const index = equals.length > 0 ? indexOf(filters) : 'key'
  const range = { equals, from: searched, before: `${searched}\uffff` }
  return async (after, count) => {
    const hits: Hit[] = []
    let next = after
    do {
      const page = await directory.query(index, { ...range, limit: count - hits.length, ...from(next) })
      for (const { state } of page.items) if (isFirstMatch(state, searched)) hits.push({ id: state.user })
      next = page.next
    } while (next !== undefined && hits.length < count)
    return { hits, ...(next !== undefined && { next }) }
  }
}

const from = (after: string | undefined) => (after === undefined ? {} : { after })
