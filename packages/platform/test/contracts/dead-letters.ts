import { event } from '@semaforo/contracts'
import { type Counter, increment, newEventKind } from '@semaforo/testing/counter-events'
import { eventually } from '@semaforo/testing/eventually'
import { unique } from '@semaforo/testing/unique'
import { toCloudEvent, toRecord } from '../../src/events/envelope.ts'
import { consume, listDeadLetters, on, type Platform, replayDeadLetter } from '../../src/index.ts'
import type { OpenPlatform } from './open-platform.ts'

const retries = { attempts: 1, firstMs: 1, maxMs: 1 }

/** The contract test of dead letters and their replay. */
export function describeDeadLetters(name: string, open: OpenPlatform) {
  describe(`dead letters: ${name}`, () => {
    let platform: Platform
    beforeAll(async () => {
      platform = await open()
    })
    afterAll(() => platform.close())

    /** A topic with one dead letter of a group whose handler can be fixed, and a second group that never fails. */
    async function aDeadLetter() {
      const kind = newEventKind()
      const [ill, well] = [unique('ill'), unique('well')]
      const state = { broken: true, ill: [] as number[], well: [] as number[] }
      const sums = await platform.store<Counter>({ service: unique('sums'), name: 'sum' })
      const failing = on(kind, async ({ id, subject, data }) => {
        if (state.broken) throw new Error('broken')
        await sums.update(subject, increment(), { idempotencyKey: id })
        state.ill.push(data.n)
      })
      await consume(platform.log, { group: ill, on: [failing], retries })
      await consume(platform.log, {
        group: well,
        on: [on(kind, async ({ data }) => void state.well.push(data.n))],
      })
      const publish = (n: number) =>
        platform.log.publish([
          toRecord(
            kind.topic,
            toCloudEvent(event(kind, { n }), { service: 'counters', subject: 'a', sequence: n }),
          ),
        ])
      await publish(1)
      const [letter] = await eventually(async () => {
        const letters = await listDeadLetters(platform.log, kind.topic)
        expect(letters).toHaveLength(1)
        return letters
      })
      if (!letter) throw new Error('no letter')
      return { kind, letter, state, publish, sums, ill }
    }

    test('are listed with the failure and the original record', async () => {
      const { kind, letter, ill } = await aDeadLetter()
      expect(letter).toEqual({
        position: expect.any(String),
        group: ill,
        reason: 'handler-failed',
        detail: 'Error: broken',
        attempts: 1,
        failedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        record: {
          topic: kind.topic,
          key: 'a',
          value: expect.stringContaining(kind.type),
          headers: { 'content-type': 'application/cloudevents+json' },
        },
      })
    })

    test('are replayed only to the group that failed, and are then not listed', async () => {
      const { kind, letter, state, publish, sums } = await aDeadLetter()
      state.broken = false
      await replayDeadLetter(platform.log, letter)
      await publish(2)
      await eventually(() => expect(state.ill).toEqual([1, 2]))
      await eventually(() => expect(state.well).toEqual([1, 2]))
      expect(await listDeadLetters(platform.log, kind.topic)).toEqual([])
      expect(await sums.get('a')).toMatchObject({ state: { n: 2 } })
    })

    test('that fail again are listed again, and a letter replayed twice has its effect once', async () => {
      const { kind, letter, state, sums } = await aDeadLetter()
      await replayDeadLetter(platform.log, letter)
      const [again] = await eventually(async () => {
        const letters = await listDeadLetters(platform.log, kind.topic)
        expect(letters).toHaveLength(1)
        return letters
      })
      expect(again?.position).not.toBe(letter.position)
      expect(again?.record.value).toBe(letter.record.value)
      state.broken = false
      await replayDeadLetter(platform.log, again ?? letter)
      await replayDeadLetter(platform.log, again ?? letter)
      await eventually(() => expect(state.ill).toEqual([1, 1]))
      expect(await sums.get('a')).toMatchObject({ state: { n: 1 } })
      expect(state.well).toEqual([1])
    })
  })
}
