import { queryClient } from '../src/http/query-client.ts'
import type { QueryMeta } from '../src/http/query-meta.ts'
import { reread } from '../src/live/reread.ts'

const answered = (name: string, meta: QueryMeta) =>
  queryClient.fetchQuery({ queryKey: [name], queryFn: async () => name, meta })
const outOfDate = (name: string) => queryClient.getQueryState([name])?.isInvalidated

/** Waits until the answer of a query is out of date. */
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

test('an event makes personal answers that follow it out of date at once, public ones after the cache', async () => {
  const later = becomesOutOfDate('everybodys')
  reread('likes:updated')
  expect(outOfDate('own')).toBe(true)
  expect(outOfDate('everybodys')).toBe(false)
  // Comes before the delay of the first is over, and does not make it forgotten.
  reread('catalog:updated')
  await later
  expect(outOfDate('other')).toBe(false)
})

test('an event that a query does not follow leaves its answer as it is', async () => {
  const later = becomesOutOfDate('everybodys')
  reread('catalog:updated')
  await later
  expect(outOfDate('own')).toBe(false)
})

test('after a time without connection all that follows any event is read again', async () => {
  const later = becomesOutOfDate('everybodys')
  reread('missed')
  expect(outOfDate('own')).toBe(true)
  await later
  expect(outOfDate('other')).toBe(false)
})
