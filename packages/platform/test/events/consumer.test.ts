import { event } from '@semaforo/contracts'
import { newEventKind } from '@semaforo/testing/counter-events'
import { eventually } from '@semaforo/testing/eventually'
import { toCloudEvent, toRecord } from '../../src/events/envelope.ts'
import { consume, type EventLog, type LogRecord, on, type RecordHandler } from '../../src/index.ts'

const kind = newEventKind()
const counted = toCloudEvent(event(kind, { n: 1 }), { service: 'counters', subject: 'a', sequence: 1 })
const record = { ...toRecord(kind.topic, counted), position: '7', starts: 1 }

/** A fake log that delivers the records of the test. */
function aLog(refuse = false) {
  const published: LogRecord[] = []
  let handle: RecordHandler = () => Promise.reject(new Error('no subscription'))
  const log: EventLog = {
    async publish(records) {
      if (refuse) throw new Error('the log refuses')
      published.push(...records)
    },
    async subscribe(options) {
      handle = options.handle
      return { stop: async () => {} }
    },
    forget: async () => {},
  }
  const { signal } = new AbortController()
  const deliver = (delivered = record, heartbeat = async () => {}) => handle(delivered, { heartbeat, signal })
  return { log, published, deliver }
}

test('long work sends heartbeats to the log', async () => {
  const { log, deliver } = aLog()
  const beats = Promise.withResolvers<void>()
  await consume(log, { group: 'g', on: [on(kind, () => beats.promise)] })
  await deliver(record, async () => beats.resolve())
})

test('a missed heartbeat does not stop the work', async () => {
  const { log, deliver, published } = aLog()
  let missed = 0
  const work = on(kind, () => eventually(() => expect(missed).toBeGreaterThan(0)))
  await consume(log, { group: 'g', on: [work] })
  await deliver(record, () => Promise.reject(new Error(`missed ${++missed}`)))
  expect(published).toEqual([])
})

test('a record that crashed the process too often is not handled again', async () => {
  const { log, deliver, published } = aLog()
  let handled = 0
  const count = on(kind, async () => {
    handled += 1
  })
  await consume(log, { group: 'g', on: [count] })
  await deliver({ ...record, starts: 5 })
  expect(handled).toBe(1)
  await deliver({ ...record, starts: 6 })
  expect(handled).toBe(1)
  expect(published).toMatchObject([{ headers: { 'dead-letter-reason': 'process-crashed' } }])
})

test('when the log rejects a dead letter, the record is redelivered', async () => {
  const { log, deliver } = aLog(true)
  await consume(log, { group: 'g', on: [on(kind, async () => {})] })
  await expect(deliver({ ...record, value: 'not json' })).rejects.toThrow('the log refuses')
})

test('an invalid event is rejected before it is written', () => {
  const origin = { service: 'counters', subject: '', sequence: 1 }
  expect(() => toCloudEvent(event(kind, { n: 1 }), origin)).toThrow('subject')
  expect(() =>
    toCloudEvent({ ...event(kind, { n: 1 }), type: 'Counted' }, { ...origin, subject: 'a' }),
  ).toThrow('type')
})
