import { type CloudEvent, event } from '@semaforo/contracts'
import { type Counter, type CounterKind, increment, newEventKind } from '@semaforo/testing/counter-events'
import { eventually } from '@semaforo/testing/eventually'
import { unique } from '@semaforo/testing/unique'
import { toCloudEvent, toRecord } from '../../src/events/envelope.ts'
import {
  consume,
  type DeliveredRecord,
  deadLetterTopic,
  on,
  PermanentFailure,
  type Platform,
  StoreFull,
  StoreUnavailable,
} from '../../src/index.ts'
import { type OpenPlatform, withPlatform } from './open-platform.ts'

const retries = { attempts: 3, firstMs: 1, maxMs: 5 }

function aCounterEvent(kind: CounterKind, n: number, subject = 'a'): CloudEvent {
  return toCloudEvent(event(kind, { n }), { service: 'counters', subject, sequence: n })
}

/** The contract test of outbox relay and consumer: the path of an event between services. */
export function describeEvents(name: string, open: OpenPlatform) {
  describe(`events: ${name}`, () => {
    let platform: Platform
    beforeAll(async () => {
      platform = await open()
    })
    afterAll(() => platform.close())

    async function deadLettersOf(kind: CounterKind) {
      const letters: DeliveredRecord[] = []
      await platform.log.subscribe({
        group: unique('letters'),
        topics: [deadLetterTopic(kind.topic)],
        async handle(record) {
          letters.push(record)
        },
      })
      return letters
    }

    const publish = (kind: CounterKind, ...events: CloudEvent[]) =>
      platform.log.publish(events.map((each) => toRecord(kind.topic, each)))

    test('the events of a store reach the reactions of every group, in order per aggregate', async () => {
      const kind = newEventKind()
      const store = await platform.store<Counter>({ service: unique('counters'), name: 'counter' })
      const groups = [[], []] as CloudEvent<Counter>[][]
      for (const seen of groups) {
        await consume(platform.log, {
          group: unique('group'),
          on: [on(kind, async (each) => void seen.push(each))],
        })
      }
      await Promise.all(['a', 'b', 'a', 'b', 'a'].map((id) => store.update(id, increment(kind))))
      for (const seen of groups) {
        await eventually(() => expect(seen).toHaveLength(5))
        const ofA = seen.filter(({ subject }) => subject === 'a')
        expect(ofA.map(({ data, sequence }) => [data.n, sequence])).toEqual([
          [1, 1],
          [2, 2],
          [3, 3],
        ])
        expect(ofA[0]).toMatchObject({
          specversion: '1.0',
          type: kind.type,
          datacontenttype: 'application/json',
        })
      }
    })

    test('events written before a restart still reach the log', async () => {
      const kind = newEventKind()
      const definition = { service: unique('counters'), name: 'counter' }
      await withPlatform(open, async (first) => {
        const store = await first.store<Counter>(definition)
        await Promise.all(Array.from({ length: 20 }, () => store.update('a', increment(kind))))
      })
      await withPlatform(open, async (second) => {
        await second.store<Counter>(definition)
        const seen: number[] = []
        const react = on(kind, async ({ data }) => void seen.push(data.n))
        await consume(second.log, { group: unique('group'), on: [react] })
        await eventually(() => expect(new Set(seen).size).toBe(20))
      })
    })

    test('an event delivered twice has its effect once', async () => {
      const kind = newEventKind()
      const store = await platform.store<Counter>({ service: unique('projection'), name: 'sum' })
      const seen: string[] = []
      const react = on(kind, async ({ id, subject }) => {
        await store.update(subject, increment(), { idempotencyKey: id })
        seen.push(id)
      })
      await consume(platform.log, { group: unique('group'), on: [react] })
      const [one, two] = [aCounterEvent(kind, 1), aCounterEvent(kind, 2)]
      await publish(kind, one, one, two, one, two)
      await eventually(() => expect(seen).toHaveLength(5))
      expect(await store.get('a')).toMatchObject({ state: { n: 2 } })
    })

    test('a failed reaction is retried before later events', async () => {
      const kind = newEventKind()
      const calls: number[] = []
      const react = on(kind, async ({ data }) => {
        calls.push(data.n)
        if (calls.length < 3) throw new Error('not yet')
      })
      await consume(platform.log, { group: unique('group'), on: [react], retries })
      await publish(kind, aCounterEvent(kind, 1), aCounterEvent(kind, 2))
      await eventually(() => expect(calls).toEqual([1, 1, 1, 2]))
    })

    test('an event that always fails becomes a dead letter, and later ones are handled', async () => {
      const kind = newEventKind()
      const group = unique('group')
      const calls: number[] = []
      const react = on(kind, async ({ data }) => {
        calls.push(data.n)
        if (data.n === 1) throw new Error('never')
      })
      await consume(platform.log, { group, on: [react], retries })
      const letters = await deadLettersOf(kind)
      const poison = aCounterEvent(kind, 1)
      await publish(kind, poison, aCounterEvent(kind, 2))
      await eventually(() => expect(calls).toEqual([1, 1, 1, 2]))
      await eventually(() => expect(letters).toHaveLength(1))
      expect(letters[0]).toMatchObject({
        key: 'a',
        value: JSON.stringify(poison),
        headers: {
          'content-type': 'application/cloudevents+json',
          'dead-letter-group': group,
          'dead-letter-reason': 'handler-failed',
          'dead-letter-detail': 'Error: never',
          'dead-letter-attempts': '3',
          'dead-letter-failed-at': expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
          'dead-letter-topic': kind.topic,
          'dead-letter-position': expect.any(String),
        },
      })
    })

    test.each([
      ['does not answer', StoreUnavailable],
      ['has no room', StoreFull],
    ])('an event is tried for as long as the store %s, and later ones wait', async (_, Away) => {
      const kind = newEventKind()
      const letters = await deadLettersOf(kind)
      const seen: number[] = []
      let attempts = 0
      const react = async ({ data }: CloudEvent<Counter>) => {
        attempts += 1
        if (attempts <= 3 * retries.attempts) throw new Away(new Error('for now'))
        seen.push(data.n)
      }
      await consume(platform.log, { group: unique('group'), on: [on(kind, react)], retries })
      await publish(kind, aCounterEvent(kind, 1), aCounterEvent(kind, 2))
      await eventually(() => expect(seen).toEqual([1, 2]))
      expect(letters).toEqual([])
    })

    test('an event whose failure is permanent becomes a dead letter without another attempt', async () => {
      const kind = newEventKind()
      const calls: number[] = []
      const react = on(kind, async ({ data }) => {
        calls.push(data.n)
        if (data.n === 1) throw new PermanentFailure('not in this life')
      })
      await consume(platform.log, { group: unique('group'), on: [react], retries })
      const letters = await deadLettersOf(kind)
      await publish(kind, aCounterEvent(kind, 1), aCounterEvent(kind, 2))
      await eventually(() => expect(calls).toEqual([1, 2]))
      await eventually(() => expect(letters).toHaveLength(1))
      expect(letters[0]?.headers).toMatchObject({ 'dead-letter-attempts': '1' })
    })

    test('an unreadable record becomes a dead letter, with the reason', async () => {
      const kind = newEventKind()
      const seen: number[] = []
      const react = on(kind, async ({ data }) => void seen.push(data.n))
      await consume(platform.log, { group: unique('group'), on: [react] })
      const letters = await deadLettersOf(kind)
      const good = aCounterEvent(kind, 1)
      const record = toRecord(kind.topic, good)
      await platform.log.publish([
        { ...record, value: 'not json' },
        { ...record, value: '{"json":"but no event"}' },
        toRecord(kind.topic, { ...good, data: { n: 'one' } }),
        toRecord(kind.topic, { ...good, type: 'counter.changed.v2' }),
        record,
      ])
      await eventually(() => expect(seen).toEqual([1]))
      await eventually(() => expect(letters).toHaveLength(4))
      expect(letters.map(({ headers }) => headers['dead-letter-reason'])).toEqual([
        'unreadable',
        'unreadable',
        'invalid-data',
        'unknown-version',
      ])
    })

    test('unknown fields of a newer minor version are dropped, and other kinds of the topic are skipped', async () => {
      const kind = newEventKind()
      const seen: unknown[] = []
      await consume(platform.log, {
        group: unique('group'),
        on: [on(kind, async ({ data }) => void seen.push(data))],
      })
      const letters = await deadLettersOf(kind)
      const good = aCounterEvent(kind, 1)
      await publish(kind, { ...good, type: 'counter.closed.v1' }, { ...good, data: { n: 7, added: 'later' } })
      await eventually(() => expect(seen).toEqual([{ n: 7 }]))
      expect(letters).toEqual([])
    })

    test('a stop during a back-off is not a failure: the event is redelivered', async () => {
      const kind = newEventKind()
      const group = unique('group')
      const letters = await deadLettersOf(kind)
      let tries = 0
      const failing = on(kind, async () => {
        tries += 1
        throw new Error('not now')
      })
      const slow = { attempts: 2, firstMs: 60_000, maxMs: 60_000 }
      const first = await consume(platform.log, { group, on: [failing], retries: slow })
      await publish(kind, aCounterEvent(kind, 1))
      await eventually(() => expect(tries).toBe(1))
      await first.stop()
      const seen: number[] = []
      await consume(platform.log, { group, on: [on(kind, async ({ data }) => void seen.push(data.n))] })
      await eventually(() => expect(seen).toEqual([1]))
      expect(letters).toEqual([])
    })
  })
}
