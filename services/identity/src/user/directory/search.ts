import { type ListedUser, type UserPage, usersPerPage } from '@semaforo/contracts'
import type { Cache, IndexQuery } from '@semaforo/platform'
import type { DirectoryStore, UserStore } from '../../stores.ts'
import { listedUser } from '../user.ts'
import { type DirectoryEntry, isFirstMatch, normalise, sortKey } from './entries.ts'

/** The filters of a search, an absent one matches everybody, and its order: without one the newest come first. */
export type Filters = {
  q?: string
  role?: 'admin' | 'user'
  status?: boolean
  sort?: 'newest' | 'oldest' | 'name'
}

/** Reads the next `count` hits (at most 1000) after the cursor. */
type Source = (after: string | undefined, count: number) => Promise<{ hits: Hit[]; next?: string }>
type Hit = { id: string; user?: ListedUser }

const cursorLifeMs = 10 * 60_000
/** Hits skipped with one query to reach a page whose cursor is not cached. */
const skipSize = 1_000

/**
 * One page of a search. The cursor at the end of each page is cached, so that the next page costs the same at
 * any depth; without a cached cursor the page is reached by skipping.
 */
export async function searchPage(
  stores: { users: UserStore; directory: DirectoryStore },
  cursors: Cache,
  filters: Filters,
  page: number,
): Promise<UserPage> {
  const source = sourceOf(stores, filters)
  const cursorKey = (number: number) => `${JSON.stringify(filters)} ${number}`
  const start =
    page === 1
      ? { after: undefined }
      : await startOf(source, await cursors.get<string>(cursorKey(page - 1)), page)
  if (!start) return { users: [], page }
  const { hits, next } = await source(start.after, usersPerPage)
  if (next !== undefined) await cursors.set(cursorKey(page), next, cursorLifeMs)
  const users = await Promise.all(hits.map((hit) => hit.user ?? readUser(stores.users, hit.id)))
  const found = users.filter((user) => user !== undefined && fits(user, filters)) as ListedUser[]
  return { users: found, page, ...(next !== undefined && { next: page + 1 }) }
}

async function startOf(source: Source, cached: string | undefined, page: number) {
  if (cached !== undefined) return { after: cached }
  let after: string | undefined
  for (let missing = (page - 1) * usersPerPage; missing > 0; missing -= skipSize) {
    const { next } = await source(after, Math.min(skipSize, missing))
    if (next === undefined) return undefined
    after = next
  }
  return { after }
}

async function readUser(users: UserStore, id: string): Promise<ListedUser | undefined> {
  const user = await users.get(id)
  return user && listedUser(id, user.state)
}

/** The directory is eventually consistent: users who no longer match are dropped. */
function fits(user: ListedUser, { role, status }: Filters): boolean {
  return (role === undefined || user.role === role) && (status === undefined || user.status === status)
}

function sourceOf({ users, directory }: { users: UserStore; directory: DirectoryStore }, filters: Filters) {
  const searched = normalise(filters.q ?? '')
  if (searched) {
    const range = { from: searched, before: `${searched}\uffff` }
    return byKey(directory, filters, range, (entry) => isFirstMatch(entry, searched))
  }
  if (filters.sort !== 'name') return byAge(users, filters)
  return byKey(directory, filters, {}, async ({ user: id, key }) => {
    const user = await users.get(id)
    return user !== undefined && key === sortKey(user.state)
  })
}

const indexOf = ({ role, status }: Filters) =>
  role !== undefined && status !== undefined ? 'both' : role !== undefined ? 'role' : 'status'

const equalsOf = ({ role, status }: Filters) => [role, status].filter((value) => value !== undefined)

function byAge(users: UserStore, filters: Filters): Source {
  const equals = equalsOf(filters)
  return async (after, count) => {
    const order = filters.sort === 'oldest' ? 'asc' : 'desc'
    const query: IndexQuery = { equals, order, limit: count, ...from(after) }
    const { items, next } = await users.query(equals.length > 0 ? indexOf(filters) : 'created', query)
    const hits = items.map(({ id, state }) => ({ id, user: listedUser(id, state) }))
    return { hits, ...(next !== undefined && { next }) }
  }
}

/** Users in the order of their search keys, each at the one key that counts. */
function byKey(
  directory: DirectoryStore,
  filters: Filters,
  range: Pick<IndexQuery, 'from' | 'before'>,
  counts: (entry: DirectoryEntry) => boolean | Promise<boolean>,
): Source {
  const equals = equalsOf(filters)
  const index = equals.length > 0 ? indexOf(filters) : 'key'
  return async (after, count) => {
    const hits: Hit[] = []
    let next = after
    do {
      const page = await directory.query(index, {
        equals,
        ...range,
        limit: count - hits.length,
        ...from(next),
      })
      const counted = await Promise.all(page.items.map(({ state }) => counts(state)))
      hits.push(...page.items.flatMap(({ state }, at) => (counted[at] ? { id: state.user } : [])))
      next = page.next
    } while (next !== undefined && hits.length < count)
    return { hits, ...(next !== undefined && { next }) }
  }
}

const from = (after: string | undefined) => (after === undefined ? {} : { after })
