import { type Counter, increment, newEventKind } from '@semaforo/testing/counter-events'
import { endsWithTest } from '@semaforo/testing/ends-with-test'
import { eventually } from '@semaforo/testing/eventually'
import { fakeTimers } from '@semaforo/testing/fake-timers'
import { unique } from '@semaforo/testing/unique'
import { UniqueViolation } from '../../src/index.ts'
import { openMongoStores } from '../../src/mongo/open-mongo-stores.ts'
import type { OpenedStore } from '../../src/parts.ts'
import type { PendingEvent } from '../../src/ports/outbox.ts'

const url = process.env['MONGO_URL'] ?? ''
const aDefinition = () => ({ service: unique('counters'), name: 'counter' })
type Opened = OpenedStore<Counter, never>

const openStores = () => {
  const { open, close } = openMongoStores({ url })
  return { open, close: endsWithTest(close) }
}

/** A store opened twice, as by two processes: each with its own connections and outbox, and no relay. */
async function twoInstances(definition = aDefinition()): Promise<[Opened, Opened]> {
  const [first, second] = [openStores(), openStores()]
  return [await first.open<Counter, never>(definition), await second.open<Counter, never>(definition)]
}

/** Freezes the clock of this process at a time, without stopping timers; restored after the test. */
function setClock(now: number) {
  return fakeTimers({
    now,
    toNotFake: [
      ...(['hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'clearImmediate'] as const),
      ...(['setInterval', 'setTimeout', 'clearInterval', 'clearTimeout'] as const),
    ],
  })
}

const named = (events: readonly PendingEvent[]) =>
  events.map(({ event }) => `${event.subject} ${event.sequence}`)

test('concurrent increments by two instances all count', async () => {
  const [one, two] = await twoInstances()
  const stores = [one.store, two.store]
  await Promise.all(
    stores.flatMap((store) => Array.from({ length: 50 }, () => store.update('a', increment()))),
  )
  for (const store of stores) expect(await store.get('a')).toMatchObject({ version: 100, state: { n: 100 } })
})

test('of two instances that claim the same value concurrently, one succeeds', async () => {
  const [one, two] = await twoInstances()
  const ids = Array.from({ length: 50 }, (_, n) => `claim-${n}`)
  const claim = (state?: Counter) => (state ? ([state, [], false] as const) : ([{ n: 1 }, [], true] as const))
  for (const id of ids) {
    const updated = await Promise.all([one, two].map(({ store }) => store.update(id, claim)))
    expect(updated.filter(({ result }) => result)).toHaveLength(1)
  }
})

test('of two instances that update with the same idempotency key concurrently, one gets the result', async () => {
  const [one, two] = await twoInstances()
  const handle = (state?: Counter) => [{ n: (state?.n ?? 0) + 1 }, [], 'done'] as const
  for (let n = 0; n < 50; n += 1) {
    const updated = await Promise.all(
      [one, two].map(({ store }) => store.update('a', handle, { idempotencyKey: `link-${n}` })),
    )
    expect(updated.filter(({ result }) => result === 'done')).toHaveLength(1)
  }
})

test('a rejecting decision is made on the stored state, not on the last write of the instance', async () => {
  const [one, two] = await twoInstances()
  await one.store.update('a', increment())
  await two.store.update('a', increment())
  const refuseOne = (state?: Counter) => {
    if (state?.n === 1) throw new Error('one is too few')
    return [state ?? null, []] as const
  }
  expect(await one.store.update('a', refuseOne)).toEqual({ id: 'a', version: 2, state: { n: 2 } })
})

test('each instance relays its own events, and keeps the order of each aggregate', async () => {
  // Events older than five seconds would be treated as those of an ended process.
  setClock(Date.now())
  const [one, two] = await twoInstances()
  const kind = newEventKind()
  await one.store.update('a', increment(kind))
  await one.store.update('b', increment(kind))
  expect(named(await two.outbox.pending(10))).toEqual([])
  await two.store.update('a', increment(kind))
  expect(named(await two.outbox.pending(10))).toEqual(['a 1', 'a 2'])

  const own = await one.outbox.pending(10)
  expect(named(own)).toEqual(['a 1', 'b 1'])
  await one.outbox.remove(own)
  await one.store.update('a', increment(kind))
  expect(named(await one.outbox.pending(10))).toEqual(['a 2', 'a 3'])
})

test('the pending events of an ended process are claimed by one of the others, and removed once published', async () => {
  const definition = aDefinition()
  const [one, two] = await twoInstances(definition)
  const kind = newEventKind()
  const gone = openStores()
  const { store } = await gone.open<Counter, never>(definition)
  for (const id of ['a', 'a', 'b']) await store.update(id, increment(kind))
  await gone.close()

  const others = [one.outbox, two.outbox]
  const takeUp = () => Promise.all(others.map((outbox) => outbox.pending(10)))
  setClock(Date.now() + 6_000)
  const taken = await takeUp()
  expect(taken.flatMap(named).sort()).toEqual(['a 1', 'a 2', 'b 1'])
  for (const [at, outbox] of others.entries()) await outbox.remove(taken[at] ?? [])
  expect((await takeUp()).flat()).toEqual([])
  await one.store.update('a', increment(kind))
  expect(named(await one.outbox.pending(10))).toEqual(['a 3'])
})

test('a changed index is rebuilt, and a removed unique index no longer rejects', async () => {
  const definition = { service: unique('changing'), name: 'thing' }
  const first = openStores()
  const before = await first.open<object, 'key' | 'old'>({
    ...definition,
    indexes: { key: { paths: ['a'] }, old: { paths: ['c'], unique: true } },
  })
  await before.store.update('1', () => [{ a: 1, b: 2, c: 3 }, []])
  await expect(before.store.update('2', () => [{ c: 3 }, []])).rejects.toThrow(new UniqueViolation('old'))
  await first.close()

  const second = openStores()
  const after = await second.open<object, 'key'>({
    ...definition,
    indexes: { key: { paths: ['b'], unique: true } },
  })
  expect((await after.store.query('key', { equals: [2], limit: 1 })).items).toHaveLength(1)
  await after.store.update('2', () => [{ c: 3 }, []])
  await expect(after.store.update('3', () => [{ b: 2 }, []])).rejects.toThrow(new UniqueViolation('key'))
})

test('pending events of a process whose clock was an hour ahead are claimed too', async () => {
  const definition = aDefinition()
  const [one] = await twoInstances(definition)
  const gone = openStores()
  const { store } = await gone.open<Counter, never>(definition)
  const clock = setClock(Date.now() + 3_600_000)
  await store.update('a', increment(newEventKind()))
  clock.uninstall()
  await gone.close()
  await eventually(async () => expect(named(await one.outbox.pending(10))).toEqual(['a 1']))
})

test('instances that start at once all find the indexes of their release', async () => {
  for (let round = 0; round < 10; round += 1) {
    const definition = { service: unique('starting'), name: 'thing' }
    const older = openStores()
    await older.open<object, 'key'>({ ...definition, indexes: { key: { paths: ['a'] } } })
    await older.close()

    const newer = { ...definition, indexes: { key: { paths: ['b'] as const } } }
    const opened = await Promise.all(Array.from({ length: 4 }, () => openStores().open<object, 'key'>(newer)))
    await opened[0]?.store.update('1', () => [{ a: 1, b: 2 }, []])
    for (const { store } of opened) {
      expect((await store.query('key', { equals: [2], limit: 1 })).items).toHaveLength(1)
    }
  }
})
