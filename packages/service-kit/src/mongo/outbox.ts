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
 * A crash between write and log, or between log and removal, leaves the events in their document, where an index
 * finds them by their time: a sweep publishes them, in the second case again.
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
    const now = Date.now()
    const past = new Date(now - abandonedAfterMs)
    const future = new Date(now + abandonedAfterMs)
    // What was written at a later time than now was written by a clock that has been set back since.
    const abandoned = {
      $or: [{ 'pending.since': { $lt: past } }, { 'pending.since': { $gt: future } }],
      'claim.at': { $not: { $gte: past, $lte: future } },
    }
    const found = await aggregates()
      .find(abandoned, { projection: { _id: 1 } })
      .sort({ 'pending.since': 1 })
      .limit(sweptAtOnce)
      .toArray()
    nextSweep = found.length === sweptAtOnce ? 0 : performance.now() + sweepMs
    if (found.length === 0) return
    const among = { _id: { $in: found.map(({ _id }) => _id) } }
    const by = randomUUID()
    await aggregates().updateMany({ ...among, ...abandoned }, { $set: { claim: { by, at: new Date() } } })
    const claimed = aggregates().find({ ...among, 'claim.by': by }, { projection: { pending: 1 } })
    for (const { pending } of await claimed.toArray()) take(pending.map(toPendingEvent))
  }

  return {
    take,

    async pending(limit) {
      // While its own events do not reach the log, a process takes over no abandoned ones.
      if (performance.now() >= nextSweep && (logAnswers || inHand.size === 0)) await sweep()
      const events: PendingEvent[] = []
      for (const event of inHand.values()) if (events.push(event) >= limit) break
      logAnswers = events.length === 0
      return events
    },

    async remove(events) {
      if (events.length === 0) return
      const ids = Map.groupBy(events, ({ event }) => event.subject)
      await aggregates().bulkWrite(
        [...ids].map(([_id, ofAggregate]) => {
          const id = { $in: ofAggregate.map(({ position }) => position) }
          return { updateOne: { filter: { _id }, update: { $pull: { pending: { id } } } } }
        }),
        { ordered: false },
      )
      for (const { position } of events) inHand.delete(position)
      logAnswers = true
    },

    onAppend(wake) {
      listeners.add(wake)
      return () => listeners.delete(wake)
    },
  }
}
