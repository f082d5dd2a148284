import { queryClient } from '../http/query-client.ts'
import type { LiveEvent } from '../http/query-meta.ts'

/** The gateway answers public queries from memory for a second: whoever asks sooner gets what was before. */
const PUBLIC_DELAY_MS = 1_200

/** An event that came, or `missed` for all that may have come while there was no connection. */
type Cause = LiveEvent | 'missed'

/** Why public queries are to be read again when the delay is over. */
const waiting = new Set<Cause>()
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Reads again what is out of date by `meta.staleAfter`: personal answers at once, public ones after the
 * gateway's cache, once for all events that come close together.
 */
export function reread(cause: Cause): void {
  void invalidate(new Set([cause]), false)
  waiting.add(cause)
  clearTimeout(timer)
  timer = setTimeout(() => {
    void invalidate(new Set(waiting), true)
    waiting.clear()
  }, PUBLIC_DELAY_MS)
}

function invalidate(causes: ReadonlySet<Cause>, isPublic: boolean): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ meta }) =>
      Boolean(meta?.public) === isPublic &&
      (meta?.staleAfter?.some((event) => causes.has(event) || causes.has('missed')) ?? false),
  })
}
