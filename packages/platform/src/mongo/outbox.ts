import { randomUUID } from 'node:crypto'
import type { Outbox, PendingEvent } from '../ports/outbox.ts'
import { toPendingEvent } from './aggregate-document.ts'
import { type AggregateModel, bounded } from './aggregate-model.ts'

/** Events pending for longer belong to a process that ended, or that cannot publish. */
const abandonedAfterMs = 5_000
const sweepMs = 10_000
/** A write wakes the relay, too: not each of them begins a sweep. */
const soonestSweepMs = sweepMs / 2
const sweptAtOnce = 100
/** Bounds the memory while the log is unavailable; events beyond it are left to the sweeps. */
const queueCapacity = 10_000

export type MongoOutbox = Outbox & {
  /**
   * Queues events for relaying: all pending events of an aggregate, so that they keep their order.
   * @returns false when the queue is full
   */
  enqueue(events: readonly PendingEvent[]): boolean
}

/**
 * A transactional outbox inside the documents of a store. Each process relays the events that it wrote. A crash
 * before they are published, or before they are removed, leaves them in their document; a sweep of another process
 * finds them by the index on `pending.since` and publishes them, in the second case again (at least once).
 */
export function createOutbox(model: AggregateModel): MongoOutbox {
  const queue = new Map<string, PendingEvent>()
  const listeners = new Set<() => void>()
  let nextSweep = 0
  let isLogAvailable = true

  function enqueue(events: readonly PendingEvent[]): boolean {
    if (events.length === 0) return true
    if (queue.size >= queueCapacity) return false
    for (const event of events) if (!queue.has(event.position)) queue.set(event.position, event)
    for (const listener of listeners) listener()
    return true
  }

  /** Queues abandoned events, claimed so that sweeps of other processes leave them alone. */
  async function sweep() {
    const now = Date.now()
    const past = new Date(now - abandonedAfterMs)
    const future = new Date(now + abandonedAfterMs)
    // A time in the future was written before the clock was set back.
    const abandoned = {
      $or: [{ 'pending.since': { $lt: past } }, { 'pending.since': { $gt: future } }],
      'claim.at': { $not: { $gte: past, $lte: future } },
    }
    const found = await model
      .find(abandoned, { _id: 1 }, bounded)
      .sort({ 'pending.since': 1 })
      .limit(sweptAtOnce)
      .lean()
    nextSweep = found.length === sweptAtOnce ? 0 : performance.now() + soonestSweepMs
    if (found.length === 0) return
    const among = { _id: { $in: found.map(({ _id }) => _id) } }
    const by = randomUUID()
    await model
      .updateMany({ ...among, ...abandoned }, { $set: { claim: { by, at: new Date() } } })
      .setOptions(bounded)
    const claimed = await model.find({ ...among, 'claim.by': by }, { pending: 1 }, bounded).lean()
    for (const { pending } of claimed) enqueue(pending.map(toPendingEvent))
  }

  return {
    name: model.modelName,
    size: () => queue.size,
    enqueue,
    pollMs: sweepMs,

    async pending(limit) {
      // A process that cannot publish its own events claims no abandoned ones.
      if (performance.now() >= nextSweep && (isLogAvailable || queue.size === 0)) await sweep()
      const events: PendingEvent[] = []
      for (const event of queue.values()) if (events.push(event) >= limit) break
      isLogAvailable = events.length === 0
      return events
    },

    async remove(events) {
      if (events.length === 0) return
      const ids = Map.groupBy(events, ({ event }) => event.subject)
      await model.bulkWrite(
        [...ids].map(([_id, ofAggregate]) => {
          const id = { $in: ofAggregate.map(({ position }) => position) }
          return { updateOne: { filter: { _id }, update: { $pull: { pending: { id } } } } }
        }),
        { ordered: false, ...bounded },
      )
      for (const { position } of events) queue.delete(position)
      isLogAvailable = true
    },

    onAppend(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
