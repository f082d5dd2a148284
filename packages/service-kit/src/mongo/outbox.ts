import { randomUUID } from 'node:crypto'
import type { Outbox, PendingEvent } from '../ports/outbox.ts'
import { type Aggregates, toPendingEvent } from './aggregate-document.ts'

/** Events that waited so long were left behind by a process that ended, or whose log does not answer. */
const abandonedAfterMs = 5_000
const sweepMs = 1_000
const sweptAtOnce = 100
/** What waits beyond this is left to the sweeps, so that a log that is away does not fill the memory. */
const mostInHand = 10_000

export type MongoOutbox = Outbox & {
  /**
   * Takes up events to relay them at once: all that wait in an aggregate, in order, so that none overtakes
   * another. @returns false when there are too many in hand
   */
  take(events: readonly PendingEvent[]): boolean
}

/**
 * The outbox inside the documents of a store. Each process relays what it wrote, and sweeps up what others left.
 * A crash between write and log, or between log and removal, leaves the events in their document with
 * `pendingSince`: a sweep finds them and publishes them, in the second case again; so does a lost removal.
 */
export function createOutbox(aggregates: Aggregates): MongoOutbox {
  const inHand = new Map<string, PendingEvent>()
  const listeners = new Set<() => void>()
  let nextSweep = 0
  let logAnswers = true

  function take(events: readonly PendingEvent[]): boolean {
    if (events.length === 0) return true
    if (inHand.size >= mostInHand) return false
    for (const event of events) if (!inHand.has(event.position)) inHand.set(event.position, event)
    for (const wake of listeners) wake()
    return true
  }

  /** Takes up what is abandoned; a claim keeps the sweeps of other processes from taking the same. */
  async function sweep() {
    const before = { $lt: new Date(Date.now() - abandonedAfterMs) }
    const oldest = aggregates.find({ pendingSince: before }, { projection: { _id: 1 } })
    const found = await oldest.sort({ pendingSince: 1 }).limit(sweptAtOnce).toArray()
    nextSweep = found.length === sweptAtOnce ? 0 : Date.now() + sweepMs
    if (found.length === 0) return
    const among = { _id: { $in: found.map(({ _id }) => _id) } }
    const claim = { pendingClaim: randomUUID() }
    await aggregates.updateMany(
      { ...among, pendingSince: before },
      { $set: { pendingSince: new Date(), ...claim } },
    )
    await aggregates.updateMany({ ...among, ...claim, pending: { $size: 0 } }, unmark)
    for (const { pending } of await aggregates.find({ ...among, ...claim }).toArray()) {
      take(pending.map(toPendingEvent))
    }
  }

  return {
    take,

    async pending(limit) {
      // Whoever cannot get rid of its own takes up nothing else.
      if (Date.now() >= nextSweep && (logAnswers || inHand.size === 0)) await sweep()
      const events: PendingEvent[] = []
      for (const event of inHand.values()) if (events.push(event) >= limit) break
      logAnswers = events.length === 0
      return events
    },

    async remove(events) {
      const ids = new Map<string, string[]>()
      for (const { position, event } of events) {
        const ofAggregate = ids.get(event.subject)
        if (ofAggregate) ofAggregate.push(position)
        else ids.set(event.subject, [position])
      }
      const emptied = await aggregates.bulkWrite(
        [...ids].map(([_id, removed]) => ({
          updateOne: {
            filter: { _id, pending: { $not: { $elemMatch: { id: { $nin: removed } } } } },
            update: { ...unmark, $set: { pending: [] } },
          },
        })),
        { ordered: false },
      )
      if (emptied.matchedCount < ids.size) await removeBesideNewer(ids)
      for (const { position } of events) inHand.delete(position)
      logAnswers = true
    },

    onAppend(wake) {
      listeners.add(wake)
      return () => listeners.delete(wake)
    },
  }

  /** Removes events of aggregates some of which got newer ones since: those stay marked. */
  async function removeBesideNewer(ids: ReadonlyMap<string, string[]>) {
    await aggregates.bulkWrite(
      [...ids].map(([_id, removed]) => ({
        updateOne: { filter: { _id }, update: { $pull: { pending: { id: { $in: removed } } } } },
      })),
      { ordered: false },
    )
  }
}

const unmark = { $unset: { pendingSince: '', pendingClaim: '' } } as const
