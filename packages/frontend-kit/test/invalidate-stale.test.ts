import { queryClient } from '../src/http/query-client.ts'
import type { QueryMeta } from '../src/http/query-meta.ts'
import { invalidateStale } from '../src/live/invalidate-stale.ts'

const answered = (name: string, meta: QueryMeta) =>
  queryClient.fetchQuery({ queryKey: [name], queryFn: async () => name, meta })
const outOfDate = (name: string) => queryClient.getQueryState([name])?.isInvalidated

/** Resolves when the answer of a query is out of date. */
function becomesOutOfDate(name: string): Promise<void> {
  return new Promise((resolve) => {
    const stop = queryClient.getQueryCache().subscribe(() => {
      if (!outOfDate(name)) return
      stop()
      resolve()
    })
  })
}

beforeEach(async () => {
  queryClient.clear()
  await answered('own', { staleAfter: ['likes:updated'] })
  await answered('everybodys', { public: true, staleAfter: ['likes:updated', 'catalog:updated'] })
  await answered('other', {})
})
afterAll(() => queryClient.clear())

test('an event invalidates the personal queries that follow it at once, public ones after the gateway cache', async () => {
  const later = becomesOutOfDate('everybodys')
  invalidateStale('likes:updated')
  expect(outOfDate('own')).toBe(true)
  expect(outOfDate('everybodys')).toBe(false)
  // Arrives within the delay of the first, and must not replace it.
  invalidateStale('catalog:updated')
  await later
  expect(outOfDate('other')).toBe(false)
})

test('an event leaves queries that do not follow it fresh', async () => {
  const later = becomesOutOfDate('everybodys')
  invalidateStale('catalog:updated')
  await later
  expect(outOfDate('own')).toBe(false)
})

test('after a reconnection all queries that follow any event are invalidated', async () => {
  const later = becomesOutOfDate('everybodys')
  invalidateStale('missed')
  expect(outOfDate('own')).toBe(true)
  await later
  expect(outOfDate('other')).toBe(false)
})
