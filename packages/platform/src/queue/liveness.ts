import type { Versioned } from '../ports/aggregate-store.ts'
import type { QueueItem } from './queue-item.ts'

/** How often a running attempt writes a heartbeat. */
export const beatMs = 500
/** An attempt without a heartbeat for this long is taken for dead. */
export const attemptTimeoutMs = 3 * beatMs

/** The last heartbeat seen of each running attempt, and when it was first seen. */
export type ObservedAttempts = ReadonlyMap<string, { attempt: number; beat: number; at: number }>

/**
 * The items that may be claimed: those without an attempt, and those whose attempt missed its heartbeats. Liveness
 * is judged by observed heartbeats and `clock` (monotonic, milliseconds), never by timestamps: neither a jump of
 * the wall clock nor clock skew between machines can mislead it.
 */
export function claimable<Item extends QueueItem>(
  seen: ObservedAttempts,
  found: readonly Versioned<Item>[],
  clock: number,
): { free: Versioned<Item>[]; seen: ObservedAttempts } {
  const now: Map<string, { attempt: number; beat: number; at: number }> = new Map()
  const free = found.filter(({ id, state: { attempts: attempt, beat } }) => {
    if (beat === undefined) return true
    const before = seen.get(id)
    const at = before?.attempt === attempt && before.beat === beat ? before.at : clock
    now.set(id, { attempt, beat, at })
    return clock - at >= attemptTimeoutMs
  })
  return { free, seen: now }
}
