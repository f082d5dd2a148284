import type { AuditEntry, AuditQuery } from '@semaforo/contracts'
import type { Versioned } from '@semaforo/platform'
import { badRequest } from '@semaforo/service-kit'
import type { AuditRecord, Stores } from '../stores.ts'
import { entryOf } from './audit.ts'

const perPage = 50
const batch = 100

type Found = Versioned<AuditRecord>
type Range = { from?: string; before?: string }
/** Where a page ended: the entries of the next one come before it. */
type Position = { at: string; id: string }

/** A page of the audit trail, newest first. @throws {ProblemError} 400 where `after` is the end of no page */
export async function auditPage(stores: Stores, query: AuditQuery) {
  const limit = Number(query.limit ?? perPage)
  const found: Found[] = []
  for await (const one of fitting(stores, query)) {
    found.push(one)
    if (found.length > limit) break
  }
  const entries = found.slice(0, limit).map(entryOf)
  const last = entries.at(-1)
  return {
    entries,
    names: await namesIn(stores, entries),
    ...(last && found.length > limit && { next: asCursor(last) }),
  }
}

async function* fitting(stores: Stores, { person, action, ...query }: AuditQuery) {
  const after = query.after === undefined ? undefined : positionOf(query.after)
  const before = [query.before && sameForm(query.before), after && `${after.at}~`].filter(Boolean).sort()[0]
  const range = { ...(query.from && { from: sameForm(query.from) }), ...(before && { before }) }
  const entries = person
    ? merged([newestFirst(stores, 'actor', [person], range), newestFirst(stores, 'target', [person], range)])
    : action
      ? newestFirst(stores, 'action', [action], range)
      : newestFirst(stores, 'at', [], range)
  for await (const one of entries) {
    // Entries of the same millisecond are in the order of their ids.
    const isSeen = after && one.state.at === after.at && one.id >= after.id
    if (!isSeen && (!action || one.state.action === action)) yield one
  }
}

async function* newestFirst(
  { audit }: Stores,
  index: 'at' | 'actor' | 'target' | 'action',
  equals: string[],
  range: Range,
): AsyncGenerator<Found> {
  let next: string | undefined
  do {
    const after = next === undefined ? {} : { after: next }
    const page = await audit.query(index, { equals, ...range, order: 'desc', limit: batch, ...after })
    yield* page.items
    next = page.next
  } while (next !== undefined)
}

/** Several sources in one order; what more than one of them has comes once. */
async function* merged(sources: AsyncGenerator<Found>[]): AsyncGenerator<Found> {
  const heads = await Promise.all(sources.map((source) => source.next()))
  for (;;) {
    const newest = heads.flatMap(({ done, value }) => (done ? [] : [value as Found])).sort(byAge)[0]
    if (!newest) return
    yield newest
    for (const [at, source] of sources.entries())
      if (!heads[at]?.done && heads[at]?.value.id === newest.id) heads[at] = await source.next()
  }
}

const byAge = (one: Found, other: Found) =>
  other.state.at.localeCompare(one.state.at) || (other.id > one.id ? 1 : -1)

/** A time as the entries have it: they are compared as texts. */
const sameForm = (time: string) => new Date(time).toISOString()

const asCursor = ({ at, id }: Position) => Buffer.from(`${at} ${id}`).toString('base64url')

function positionOf(cursor: string): Position {
  const [at = '', id] = Buffer.from(cursor, 'base64url').toString().split(' ')
  if (!id || Number.isNaN(Date.parse(at))) throw badRequest('unknown-page', 'Esa página no existe.')
  return { at, id }
}

/** The names of those who acted and of those to whom it was done, by id; who was erased has none. */
async function namesIn({ users, partners }: Stores, entries: readonly AuditEntry[]) {
  const ids = new Set(
    entries.flatMap(({ actor, target }) => [actor, target]).filter((id) => id !== undefined),
  )
  const named = await Promise.all(
    [...ids].map(async (id) => {
      const [user, partner] = await Promise.all([users.get(id), partners.get(id)])
      const name = user ? `${user.state.firstName} ${user.state.lastName}` : partner?.state.name
      return name === undefined ? [] : [[id, name] as const]
    }),
  )
  return Object.fromEntries(named.flat())
}
