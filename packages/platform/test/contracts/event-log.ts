import { eventually } from '@semaforo/testing/eventually'
import { unique } from '@semaforo/testing/unique'
import fc from 'fast-check'
import {
  type DeliveredRecord,
  type EventLog,
  GroupInUse,
  type LogRecord,
  type Platform,
  type PositionedRecord,
} from '../../src/index.ts'
import { type OpenPlatform, withPlatform } from './open-platform.ts'

const aRecord = (topic: string, key: string, value: string): LogRecord => ({ topic, key, value, headers: {} })

/** Subscribes a group and collects the records it receives. */
async function read(log: EventLog, group: string, ...topics: string[]) {
  const records: DeliveredRecord[] = []
  const handle = async (record: DeliveredRecord) => {
    records.push(record)
  }
  const subscription = await log.subscribe({ group, topics, handle })
  return { values: () => records.map(({ value }) => value), records, stop: subscription.stop }
}

/** The contract test of event logs. */
export function describeEventLog(name: string, open: OpenPlatform) {
  describe(`event log: ${name}`, () => {
    let platform: Platform
    let log: Platform['log']
    beforeAll(async () => {
      platform = await open()
      log = platform.log
    })
    afterAll(() => platform.close())

    test('a group reads a topic from its first record, with key, value and headers', async () => {
      const topic = unique('topic')
      const record = { topic, key: 'clé', value: '{"ñ":"💡"}', headers: { traceparent: '00-1', empty: '' } }
      await log.publish([record])
      const reader = await read(log, unique('group'), topic)
      await eventually(() => expect(reader.records).toMatchObject([{ ...record, starts: 1 }]))
      await reader.stop()
    })

    test('two groups each receive every record, and topics are separate', async () => {
      const [topic, other] = [unique('topic'), unique('topic')]
      const one = await read(log, unique('group'), topic, other)
      const two = await read(log, unique('group'), topic)
      await log.publish([aRecord(topic, 'k', 'a'), aRecord(other, 'k', 'o'), aRecord(topic, 'k', 'b')])
      await eventually(() => expect(one.values().sort()).toEqual(['a', 'b', 'o']))
      await eventually(() => expect(two.values()).toEqual(['a', 'b']))
      await Promise.all([one.stop(), two.stop()])
    })

    test('a restarted subscription continues at its offset', async () => {
      const [topic, group] = [unique('topic'), unique('group')]
      const first = await read(log, group, topic)
      await log.publish([aRecord(topic, 'k', 'a')])
      await eventually(() => expect(first.values()).toEqual(['a']))
      await first.stop()
      await log.publish([aRecord(topic, 'k', 'b')])
      const second = await read(log, group, topic)
      await eventually(() => expect(second.values()).toEqual(['b']))
      await second.stop()
      expect(first.values()).toEqual(['a'])
    })

    test('a group that was forgotten reads from the first record; one that reads is not forgotten', async () => {
      const [topic, group] = [unique('topic'), unique('group')]
      await log.forget(group)
      const first = await read(log, group, topic)
      await log.publish([aRecord(topic, 'k', 'a')])
      await eventually(() => expect(first.values()).toEqual(['a']))
      await expect(log.forget(group)).rejects.toBeInstanceOf(GroupInUse)
      await first.stop()
      await log.forget(group)
      const second = await read(log, group, topic)
      await eventually(() => expect(second.values()).toEqual(['a']))
      await second.stop()
    })

    test('records and the offset of a group survive a restart', async () => {
      const [topic, group] = [unique('topic'), unique('group')]
      await withPlatform(open, async (first) => {
        const reader = await read(first.log, group, topic)
        await first.log.publish([aRecord(topic, 'k', 'a')])
        await eventually(() => expect(reader.values()).toEqual(['a']))
        await reader.stop()
        await first.log.publish([aRecord(topic, 'k', 'b')])
      })
      await withPlatform(open, async (second) => {
        const [same, fresh] = [
          await read(second.log, group, topic),
          await read(second.log, unique('group'), topic),
        ]
        await eventually(() => expect(same.values()).toEqual(['b']))
        await eventually(() => expect(fresh.values()).toEqual(['a', 'b']))
      })
    })

    test('a handler that rejects receives the same record again, before later ones', async () => {
      const topic = unique('topic')
      const calls: string[] = []
      const { stop } = await log.subscribe({
        group: unique('group'),
        topics: [topic],
        async handle({ value }) {
          calls.push(value)
          if (calls.length < 3) throw new Error('not yet')
        },
      })
      await log.publish([aRecord(topic, 'k', 'a'), aRecord(topic, 'k', 'b')])
      await eventually(() => expect(calls).toEqual(['a', 'a', 'a', 'b']))
      await stop()
    })

    test('a stop finishes the current record and aborts its signal', async () => {
      const [topic, group] = [unique('topic'), unique('group')]
      const calls: string[] = []
      const { stop } = await log.subscribe({
        group,
        topics: [topic],
        async handle({ value }, { heartbeat, signal }) {
          await heartbeat()
          calls.push(`${value} begun`)
          await new Promise((resolve) => signal.addEventListener('abort', resolve))
          calls.push(`${value} finished`)
        },
      })
      await log.publish([aRecord(topic, 'k', 'a'), aRecord(topic, 'k', 'b')])
      await eventually(() => expect(calls).toEqual(['a begun']))
      await stop()
      expect(calls).toEqual(['a begun', 'a finished'])
      const rest = await read(log, group, topic)
      await eventually(() => expect(rest.values()).toEqual(['b']))
      await rest.stop()
    })

    test('a record whose handler rejected at a stop is redelivered, and the stop does not count as a start', async () => {
      const [topic, group] = [unique('topic'), unique('group')]
      await log.publish([aRecord(topic, 'k', 'a')])
      for (let round = 1; round <= 3; round += 1) {
        const starts: number[] = []
        const { stop } = await log.subscribe({
          group,
          topics: [topic],
          async handle(record, { signal }) {
            starts.push(record.starts)
            await new Promise((resolve) => signal.addEventListener('abort', resolve))
            throw new Error('given up')
          },
        })
        await eventually(() => expect(starts).toEqual([1]))
        await stop()
      }
    })

    test('reads the records of a topic without a group, any number of times', async () => {
      const [topic, group] = [unique('topic'), unique('group')]
      const record = { topic, key: 'clé', value: '{"ñ":"💡"}', headers: { traceparent: '00-1', empty: '' } }
      const more = Array.from({ length: 249 }, (_, n) => aRecord(topic, `k${n % 5}`, String(n)))
      await log.publish([record, ...more, aRecord(unique('topic'), 'k', 'elsewhere')])
      const show = async () => {
        const records: PositionedRecord[] = []
        await log.read(topic, (each) => records.push(each))
        return records
      }
      const shown = await show()
      expect(shown).toHaveLength(250)
      expect((await show()).map(({ position }) => position).sort()).toEqual(
        shown.map(({ position }) => position).sort(),
      )
      expect(shown).toContainEqual({ ...record, position: expect.any(String) })
      const ofOneKey = shown.filter(({ key }) => key === 'k1').map(({ value }) => value)
      expect(ofOneKey).toEqual(more.filter(({ key }) => key === 'k1').map(({ value }) => value))

      const reader = await read(log, group, topic)
      await eventually(() => expect(reader.records).toHaveLength(250))
      await reader.stop()
      const delivered = new Set(reader.records.map(({ position }) => position))
      expect(new Set(shown.map(({ position }) => position))).toEqual(delivered)
    })

    test('reading an empty topic visits nothing', async () => {
      const topic = unique('topic')
      await (await read(log, unique('group'), topic)).stop()
      const shown: PositionedRecord[] = []
      await log.read(topic, (each) => shown.push(each))
      expect(shown).toEqual([])
    })

    test('keeps the order of each key under concurrent publishes, and positions are unique', async () => {
      const keys = fc.constantFrom('a', 'b', 'c')
      const batches = fc.array(fc.array(keys, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 8 })
      await fc.assert(
        fc.asyncProperty(batches, async (published) => {
          const topic = unique('topic')
          const reader = await read(log, unique('group'), topic)
          let n = 0
          const records = published.map((batch) => batch.map((key) => aRecord(topic, key, String(n++))))
          await Promise.all(records.map((batch) => log.publish(batch)))
          await eventually(() => expect(reader.records).toHaveLength(n))
          await reader.stop()
          for (const batch of records) {
            for (const key of new Set(batch.map((record) => record.key))) {
              const sent = batch.filter((record) => record.key === key).map(({ value }) => value)
              const got = reader.records.filter((record) => record.key === key).map(({ value }) => value)
              expect(got.filter((value) => sent.includes(value))).toEqual(sent)
            }
          }
          expect(new Set(reader.records.map(({ position }) => position)).size).toBe(n)
        }),
        { numRuns: 20 },
      )
    })
  })
}
