import { queryClient } from '../http/query-client.ts'
import type { LiveEvent } from '../http/query-meta.ts'

/** The gateway caches public answers for a second: an earlier refetch would return the old data. */
const PUBLIC_DELAY_MS = 1_200

/** A live event, or `missed`: any events may have been missed while disconnected. */
type Trigger = LiveEvent | 'missed'

/** The triggers since the last invalidation of public queries. */
const pending = new Set<Trigger>()
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Invalidates the queries that list the event in `meta.staleAfter`: personal ones at once, public ones after
 * the gateway's cache has expired, once for all events in quick succession.
 */
export function invalidateStale(trigger: Trigger): void {
  void invalidate(new Set([trigger]), false)
  pending.add(trigger)
  clearTimeout(timer)
  timer = setTimeout(() => {
    void invalidate(new Set(pending), true)
    pending.clear()
  }, PUBLIC_DELAY_MS)
}

function invalidate(triggers: ReadonlySet<Trigger>, isPublic: boolean): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ meta }) =>
      Boolean(meta?.public) === isPublic &&
      (meta?.staleAfter?.some((event) => triggers.has(event) || triggers.has('missed')) ?? false),
  })
}
