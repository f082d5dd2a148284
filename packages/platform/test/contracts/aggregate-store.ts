import { event } from '@semaforo/contracts'
import { type Counter, increment, newEventKind } from '@semaforo/testing/counter-events'
import { inBatches } from '@semaforo/testing/in-batches'
import { unique } from '@semaforo/testing/unique'
import {
  type AggregateStore,
  InvalidCursor,
  type Platform,
  queryAll,
  UniqueViolation,
} from '../../src/index.ts'
import { type OpenPlatform, withPlatform } from './open-platform.ts'

type Person = {
  email?: string | null
  city?: string
  born?: number
  active?: boolean
  address?: { zip: string }
}

const people = () => ({
  service: unique('people'),
  name: 'person',
  indexes: {
    email: { paths: ['email'], unique: true },
    city: { paths: ['city', 'born'] },
    zip: { paths: ['address.zip'] },
    active: { paths: ['active'] },
  } as const,
})

const put = (store: AggregateStore<Person, string>, id: string, person: Person) =>
  store.update(id, () => [person, []])

/** The contract test of aggregate stores. */
export function describeAggregateStore(name: string, open: OpenPlatform) {
  describe(`aggregate store: ${name}`, () => {
    let platform: Platform
    beforeAll(async () => {
      platform = await open()
    })
    afterAll(() => platform.close())

    const counters = () => platform.store<Counter>({ service: unique('counters'), name: 'counter' })

    test('an aggregate that was never written is undefined', async () => {
      const store = await counters()
      expect(await store.get('a')).toBeUndefined()
    })

    test('each write increments the version', async () => {
      const store = await counters()
      expect(await store.update('a', increment())).toEqual({ id: 'a', version: 1, state: { n: 1 } })
      expect(await store.update('a', increment())).toEqual({ id: 'a', version: 2, state: { n: 2 } })
      expect(await store.get('a')).toEqual({ id: 'a', version: 2, state: { n: 2 } })
    })

    test('a decision with the same state and no events writes nothing', async () => {
      const store = await counters()
      await store.update('a', increment())
      expect(await store.update('a', (state) => [state ?? null, []])).toMatchObject({ version: 1 })
      expect(await store.update('b', () => [null, []])).toEqual({ id: 'b', version: 0, state: null })
    })

    test('concurrent updates each return the result of the decision that was written', async () => {
      const store = await counters()
      const claim = (state?: Counter) =>
        state ? ([state, [], 'late'] as const) : ([{ n: 1 }, [], 'first'] as const)
      const updated = await Promise.all(Array.from({ length: 20 }, () => store.update('a', claim)))
      expect(updated.map(({ result }) => result).sort()).toEqual(['first', ...Array(19).fill('late')])
    })

    test('an update with a known idempotency key returns no result', async () => {
      const store = await counters()
      const claim = () => [{ n: 1 }, [], 'claimed'] as const
      expect(await store.update('a', claim, { idempotencyKey: 'e' })).toMatchObject({ result: 'claimed' })
      expect((await store.update('a', claim, { idempotencyKey: 'e' })).result).toBeUndefined()
    })

    test('an erased aggregate is undefined, and its version continues when it is created again', async () => {
      const store = await counters()
      await store.update('a', increment())
      expect(await store.update('a', () => [null, []])).toEqual({ id: 'a', version: 2, state: null })
      expect(await store.get('a')).toBeUndefined()
      expect(await store.update('a', increment())).toEqual({ id: 'a', version: 3, state: { n: 1 } })
    })

    test('100 concurrent increments all count', async () => {
      const store = await counters()
      await Promise.all(Array.from({ length: 100 }, () => store.update('a', increment())))
      expect(await store.get('a')).toEqual({ id: 'a', version: 100, state: { n: 100 } })
    })

    test('a decision that throws writes nothing, and its error rejects the update', async () => {
      const store = await counters()
      const refusal = new Error('no')
      const refuse = () => {
        throw refusal
      }
      const [, refused, after] = await Promise.allSettled([
        store.update('a', increment()),
        store.update('a', refuse),
        store.update('a', increment()),
      ])
      expect(refused).toEqual({ status: 'rejected', reason: refusal })
      expect(after).toMatchObject({ status: 'fulfilled', value: { version: 2, state: { n: 2 } } })
    })

    test('a second update with the same idempotency key changes nothing, also a concurrent one', async () => {
      const store = await counters()
      await Promise.all([1, 2, 3].map(() => store.update('a', increment(), { idempotencyKey: 'event-1' })))
      expect(await store.update('a', increment(), { idempotencyKey: 'event-1' })).toMatchObject({
        version: 1,
      })
      expect(await store.update('a', increment(), { idempotencyKey: 'event-2' })).toMatchObject({
        version: 2,
      })
      expect(await store.update('b', increment(), { idempotencyKey: 'event-1' })).toMatchObject({
        version: 1,
      })
    })

    test('the last 200 idempotency keys are remembered, also after erasing', async () => {
      const store = await counters()
      for (let n = 1; n <= 200; n += 1) await store.update('a', increment(), { idempotencyKey: `event-${n}` })
      await store.update('a', () => [null, []])
      expect(await store.update('a', increment(), { idempotencyKey: 'event-1' })).toMatchObject({
        version: 201,
      })
      expect(await store.update('a', increment(), { idempotencyKey: 'event-200' })).toMatchObject({
        version: 201,
      })
    })

    test('state, version and idempotency keys survive a restart', async () => {
      const definition = { service: unique('counters'), name: 'counter' }
      await withPlatform(open, async (first) => {
        const store = await first.store<Counter>(definition)
        await store.update('a', increment(), { idempotencyKey: 'event-1' })
        await store.update('gone', increment())
        await store.update('gone', () => [null, []])
      })
      await withPlatform(open, async (second) => {
        const store = await second.store<Counter>(definition)
        expect(await store.get('a')).toEqual({ id: 'a', version: 1, state: { n: 1 } })
        expect(await store.update('a', increment(), { idempotencyKey: 'event-1' })).toMatchObject({
          version: 1,
        })
        expect(await store.update('gone', increment())).toMatchObject({ version: 3 })
      })
    })

    test('a state is read back as its JSON, with any keys', async () => {
      const store = await platform.store({ service: unique('service'), name: 'thing' })
      await store.update('a', () => [{ left: undefined, none: Number.NaN, zero: -0, at: new Date(0) }, []])
      expect(await store.get('a')).toEqual({
        id: 'a',
        version: 1,
        state: { none: null, zero: 0, at: '1970-01-01T00:00:00.000Z' },
      })
      const json = `{"":1,"a.b":{"$set":2,"%2e":3},"$ref":"x","$id":1,"__proto__":{"_bsontype":"Long"},"\\u0000":[{".":[]}]}`
      await store.update('a', () => [JSON.parse(json), []])
      await store.update('a', (state) => [state ?? null, [event(newEventKind(), { n: 1 })]])
      expect(JSON.stringify((await store.get('a'))?.state)).toBe(json)
    })

    test('stores of one service are separate', async () => {
      const service = unique('service')
      const one = await platform.store<Counter>({ service, name: 'one' })
      const other = await platform.store<Counter>({ service, name: 'other' })
      await one.update('a', increment())
      expect(await other.get('a')).toBeUndefined()
    })

    test('a unique index rejects a second aggregate with the same value, and nothing is written', async () => {
      const store = await platform.store<Person, string>(people())
      await put(store, 'ana', { email: 'ana@example.com' })
      await put(store, 'bea', { email: 'bea@example.com' })
      await expect(put(store, 'bea', { email: 'ana@example.com' })).rejects.toThrow(
        new UniqueViolation('email'),
      )
      await expect(put(store, 'eva', { email: 'ana@example.com' })).rejects.toThrow(UniqueViolation)
      expect(await store.get('bea')).toMatchObject({ version: 1, state: { email: 'bea@example.com' } })
      expect(await store.get('eva')).toBeUndefined()
    })

    test('of two aggregates that claim a unique value concurrently, one succeeds', async () => {
      const store = await platform.store<Person, string>(people())
      const taken = await Promise.allSettled(
        ['ana', 'bea', 'eva'].map((id) => put(store, id, { email: 'x@example.com' })),
      )
      expect(taken.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected'])
    })

    test('a missing value, a null and an erased aggregate do not occupy a unique value', async () => {
      const store = await platform.store<Person, string>(people())
      await put(store, 'a', {})
      await put(store, 'b', {})
      await put(store, 'c', { email: null })
      await put(store, 'd', { email: null })
      await put(store, 'e', { email: 'e@example.com' })
      await store.update('e', () => [null, []])
      await put(store, 'f', { email: 'e@example.com' })
      const { items } = await store.query('email', { limit: 10 })
      expect(items.map(({ id }) => id)).toEqual(['f'])
    })

    test('the values of a list are counted, also in an aggregate that is written again, and not in an erased one', async () => {
      const definition = { service: unique('lists'), name: 'list' }
      const store = await platform.store<{ in: { 'the list': (number | string)[] } } | { none: true }>(
        definition,
      )
      const write = (id: string, ...values: (number | string)[]) =>
        store.update(id, () => [{ in: { 'the list': values } }, []])
      await write('a', 7, 8, 'siete')
      await write('b', 7)
      await write('b', 8, 9)
      await write('c', 7)
      await store.update('c', () => [null, []])
      await write('d')
      await store.update('e', () => [{ none: true }, []])
      expect(await store.countValues('in.the list')).toEqual(
        new Map<number | string, number>([
          [7, 1],
          [8, 2],
          ['siete', 1],
          [9, 1],
        ]),
      )
    })

    test('a store that was dropped begins anew, and one that does not exist may be dropped', async () => {
      const definition = { service: unique('counters'), name: 'counter' }
      await withPlatform(open, async (first) => {
        const store = await first.store<Counter>(definition)
        for (let n = 0; n < 2; n += 1) await store.update('a', increment())
      })
      await withPlatform(open, async (second) => {
        await second.drop(definition)
        await second.drop(definition)
        const store = await second.store<Counter>(definition)
        expect(await store.update('a', increment())).toEqual({ id: 'a', version: 1, state: { n: 1 } })
      })
    })

    describe('query', () => {
      const definition = people()
      let store: AggregateStore<Person, string>
      beforeAll(async () => {
        store = await platform.store<Person, string>(definition)
        await put(store, '1', { city: 'León', born: 1990, active: true, address: { zip: '37000' } })
        await put(store, '2', { city: 'León', born: 1980, active: false, address: { zip: '37001' } })
        await put(store, '3', { city: 'León', born: 1990, active: true })
        await put(store, '4', { city: 'Puebla', born: 1985 })
        await put(store, '5', { city: 'Puebla' })
        await put(store, '6', { city: 'León', born: 2001.5 })
      })

      const ids = async (...query: Parameters<typeof store.query>) =>
        (await store.query(...query)).items.map(({ id }) => id).join(' ')

      test('is ordered by the index, then by id, without aggregates that lack a value', async () => {
        expect(await ids('city', { limit: 10 })).toBe('2 1 3 6 4')
        expect(await ids('city', { limit: 10, order: 'desc' })).toBe('4 6 3 1 2')
      })

      test('fixes the leading paths and bounds the next', async () => {
        expect(await ids('city', { equals: ['León'], limit: 10 })).toBe('2 1 3 6')
        expect(await ids('city', { equals: ['León', 1990], limit: 10 })).toBe('1 3')
        expect(await ids('city', { equals: ['León'], from: 1990, limit: 10 })).toBe('1 3 6')
        expect(await ids('city', { equals: ['León'], before: 1990, limit: 10 })).toBe('2')
        expect(
          await ids('city', { equals: ['León'], from: 1980, before: 2001, order: 'desc', limit: 10 }),
        ).toBe('3 1 2')
        expect(await ids('city', { equals: ['Mérida'], limit: 10 })).toBe('')
      })

      test('supports nested paths and booleans', async () => {
        expect(await ids('zip', { equals: ['37001'], limit: 10 })).toBe('2')
        expect(await ids('active', { equals: [true], limit: 10 })).toBe('1 3')
        expect(await ids('active', { equals: [false], limit: 10 })).toBe('2')
      })

      test('returns whole aggregates', async () => {
        const { items } = await store.query('city', { equals: ['Puebla'], limit: 10 })
        expect(items).toEqual([{ id: '4', version: 1, state: { city: 'Puebla', born: 1985 } }])
      })

      test.each(['asc', 'desc'] as const)(
        'pages %s through every aggregate once, also with equal values',
        async (order) => {
          const all = await store.query('city', { order, limit: 10 })
          const paged = await everyPage(store, 'city', { order, limit: 1 })
          expect(paged).toEqual(all.items)
          expect(all.next).toBeUndefined()
        },
      )

      test('orders numbers before strings, and strings by their UTF-8 bytes, over all pages', async () => {
        const ordered = [
          -1e300,
          -2,
          -1,
          0,
          0.5,
          1,
          10,
          '',
          ' ',
          ' !',
          '!',
          'B',
          'a',
          'a b',
          'aa',
          'ñ',
          '～',
          '😀',
        ]
        const ranked = await platform.store<{ rank: number | string }, 'rank'>({
          service: unique('ranks'),
          name: 'rank',
          indexes: { rank: { paths: ['rank'] } },
        })
        await Promise.all(ordered.map((rank, at) => ranked.update(`${at % 7}-${at}`, () => [{ rank }, []])))
        for (const [order, expected] of [
          ['asc', ordered],
          ['desc', ordered.toReversed()],
        ] as const) {
          const items = await everyPage(ranked, 'rank', { order, limit: 2 })
          expect(items.map(({ state }) => state.rank)).toEqual(expected)
        }
        const between = await ranked.query('rank', { from: 1, before: 'a', limit: 100 })
        expect(between.items.map(({ state }) => state.rank)).toEqual([1, 10, '', ' ', ' !', '!', 'B'])
      })

      test('all of a query are more than a page of it', async () => {
        const many = await platform.store<{ rank: number }, 'rank'>({
          service: unique('many'),
          name: 'many',
          indexes: { rank: { paths: ['rank'] } },
        })
        const ranks = Array.from({ length: 1_001 }, (_, rank) => rank)
        await inBatches(ranks, (rank) => many.update(String(rank), () => [{ rank }, []]))
        const all = await queryAll(many, 'rank')
        expect(all.map(({ state }) => state.rank)).toEqual(ranks)
        expect(await queryAll(many, 'rank', { from: 3, before: 5 })).toHaveLength(2)
      })

      test('a last page that is exactly full has no next', async () => {
        expect(await store.query('city', { limit: 5 })).not.toHaveProperty('next')
        expect(await store.query('city', { limit: 4 })).toHaveProperty('next')
      })

      test.each(['', 'x', 'bnVsbA', 'WzFd', 'W10', '💥'])('rejects %j as a cursor', async (after) => {
        await expect(store.query('city', { limit: 1, after })).rejects.toThrow(InvalidCursor)
      })

      test('rejects a query that the index cannot answer', async () => {
        await expect(store.query('city', { limit: 0 })).rejects.toThrow(RangeError)
        await expect(store.query('city', { limit: 1001 })).rejects.toThrow(RangeError)
        await expect(store.query('email', { equals: ['a', 'b'], limit: 1 })).rejects.toThrow(RangeError)
        await expect(store.query('email', { equals: ['a'], from: 1, limit: 1 })).rejects.toThrow(RangeError)
        await expect(store.query('nobody', { limit: 1 })).rejects.toThrow(RangeError)
      })
    })
  })
}

async function everyPage<State>(
  store: AggregateStore<State, string>,
  index: string,
  query: { order: 'asc' | 'desc'; limit: number },
) {
  const items = []
  let after: string | undefined
  do {
    const page = await store.query(index, { ...query, ...(after === undefined ? {} : { after }) })
    items.push(...page.items)
    after = page.next
  } while (after !== undefined)
  return items
}
