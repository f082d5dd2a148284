import { type CloudEvent, event } from '@semaforo/contracts'
import { newEventKind } from '@semaforo/testing/counter-events'
import { eventually } from '@semaforo/testing/eventually'
import { fakeTimers } from '@semaforo/testing/fake-timers'
import { toCloudEvent } from '../../src/events/envelope.ts'
import { startRelay } from '../../src/events/relay.ts'
import type { EventLog, LogRecord, Outbox, PendingEvent } from '../../src/index.ts'

const kind = newEventKind()

/** An outbox in memory. */
function anOutbox() {
  const waiting: PendingEvent[] = []
  const listeners = new Set<() => void>()
  let last = 0
  const outbox: Outbox = {
    name: 'counters',
    size: () => waiting.length,
    pending: async (limit) => waiting.slice(0, limit),
    async remove(events) {
      for (const each of events) waiting.splice(waiting.indexOf(each), 1)
    },
    onAppend(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  function append(count: number) {
    for (let n = 0; n < count; n += 1) {
      last += 1
      const origin = { service: 'counters', subject: 'a', sequence: last }
      waiting.push({
        position: String(last),
        topic: kind.topic,
        event: toCloudEvent(event(kind, { n: last }), origin),
      })
    }
    for (const listener of listeners) listener()
  }
  return { outbox, waiting, listeners, append }
}

/** A fake log: `refuse` decides which publishes fail, `hold` how long one takes. */
function aLog(options: { refuse?: () => boolean; hold?: () => Promise<void> } = {}) {
  const records: LogRecord[] = []
  const log: EventLog = {
    async publish(batch) {
      await options.hold?.()
      if (options.refuse?.()) throw new Error('the log refuses')
      records.push(...batch)
    },
    subscribe: () => Promise.reject(new Error('this log has no readers')),
    forget: async () => {},
  }
  const numbers = () => records.map(({ value }) => (JSON.parse(value) as CloudEvent<{ n: number }>).data.n)
  return { log, records, numbers }
}

const upTo = (n: number) => Array.from({ length: n }, (_, at) => at + 1)

test('publishes waiting and new events, in order, and empties the outbox', async () => {
  const { outbox, append, waiting } = anOutbox()
  const { log, numbers, records } = aLog()
  append(250)
  const relay = startRelay(outbox, log)
  await eventually(() => expect(numbers()).toEqual(upTo(250)))
  append(3)
  await eventually(() => expect(numbers()).toEqual(upTo(253)))
  await eventually(() => expect(waiting).toEqual([]))
  expect(records[0]).toMatchObject({ topic: kind.topic, key: 'a' })
  await relay.stop()
})

test('rejected events are published again, in the same order', async () => {
  const { outbox, append } = anOutbox()
  let refusals = 0
  const { log, numbers } = aLog({ refuse: () => refusals++ < 3 })
  const relay = startRelay(outbox, log)
  append(2)
  await eventually(() => expect(refusals).toBeGreaterThan(1))
  append(2)
  await eventually(() => expect(numbers()).toEqual(upTo(4)))
  await relay.stop()
})

test('a stop finishes the current batch and leaves the rest in the outbox', async () => {
  const { outbox, append, waiting, listeners } = anOutbox()
  const held = Promise.withResolvers<void>()
  let holding = false
  const { log, numbers } = aLog({
    hold() {
      holding = true
      return held.promise
    },
  })
  append(150)
  const relay = startRelay(outbox, log)
  await eventually(() => expect(holding).toBe(true))
  const stopped = relay.stop()
  held.resolve()
  await stopped
  expect(numbers()).toEqual(upTo(100))
  expect(waiting).toHaveLength(50)
  expect(listeners.size).toBe(0)
})

test('a relay in back-off stops at once', async () => {
  const { outbox, append, waiting } = anOutbox()
  let refusals = 0
  const { log } = aLog({ refuse: () => ++refusals > 0 })
  const relay = startRelay(outbox, log)
  append(1)
  await eventually(() => expect(refusals).toBeGreaterThan(0))
  await relay.stop()
  expect(waiting).toHaveLength(1)
})

test.each([
  ['that nobody else writes is read once and then after a write alone', undefined, 1],
  ['that others may write is read every five seconds', 5_000, 13],
])('an outbox %s', async (_, pollMs, reads) => {
  const timers = fakeTimers()
  const { outbox, append } = anOutbox()
  const { log, numbers } = aLog()
  let read = 0
  const counted: Outbox = {
    ...outbox,
    ...(pollMs && { pollMs }),
    pending(limit) {
      read += 1
      return outbox.pending(limit)
    },
  }
  const relay = startRelay(counted, log)
  await timers.tickAsync(60_000)
  expect(read).toBe(reads)
  append(1)
  await timers.tickAsync(0)
  expect(numbers()).toEqual([1])
  await relay.stop()
})
