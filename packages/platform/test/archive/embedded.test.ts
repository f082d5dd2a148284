import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { event } from '@semaforo/contracts'
import { eventually } from '@semaforo/testing/eventually'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import { CopyRefusal, openSqliteSnapshot, openSqliteTarget } from '../../src/archive/index.ts'
import { openSqliteStores } from '../../src/embedded/stores.ts'
import { deadLetterTopic, listDeadLetters, openEmbeddedPlatform, replayDeadLetter } from '../../src/index.ts'
import { withPlatform } from '../contracts/open-platform.ts'
import { copyCounters } from '../programs/copy-counters.ts'
import { type Counter, counted, keys, openCopies, openCounters } from '../programs/counters.ts'
import { run } from '../programs/run.ts'
import { copy, sumsOf } from './copies.ts'

const directory = temporaryDirectory()
const inDirectory = (name: string) => join(directory, name)
const copies = 10

test('a copy of a platform that runs is of one moment: no event is missing in it, none has its effect twice', async () => {
  const dataDir = inDirectory('running')
  const program = run('count.ts', dataDir)
  await program.started
  await eventually(async () => {
    const snapshot = openSqliteSnapshot(dataDir)
    const sums = await sumsOf(snapshot).finally(snapshot.close)
    expect(sums['counters.counter']?.rows).toBe(keys.length)
  })
  for (let n = 1; n <= copies; n += 1) {
    const snapshot = openSqliteSnapshot(dataDir)
    await copy(snapshot, openSqliteTarget(inDirectory(`copy-${n}`)))
    await snapshot.close()
  }
  program.kill()
  await program.ended

  for (let n = 1; n <= copies; n += 1) {
    await withPlatform(
      () => openEmbeddedPlatform({ dataDir: inDirectory(`copy-${n}`) }),
      async (platform) => {
        const [counters, copies] = [await openCounters(platform), await openCopies(platform)]
        await copyCounters(platform)
        for (const key of keys) {
          const { n = 0 } = (await counters.get(key))?.state ?? {}
          expect(n).toBeGreaterThan(0)
          await eventually(async () => expect((await copies.get(key))?.state.n).toBe(n))
          expect((await copies.get(key))?.state).toEqual({ n, effects: n, faults: [] })
        }
      },
    )
  }
})

test('a copy has erased aggregates, idempotency keys, versions and unpublished events', async () => {
  const [dataDir, to] = [inDirectory('stores'), inDirectory('stores-copy')]
  const definition = { service: 'counters', name: 'counter', indexes: { n: { paths: ['n'] as const } } }
  const stores = openSqliteStores(dataDir)
  mkdirSync(dataDir)
  const { store } = await stores.open<Counter, 'n'>(definition)
  await store.update('a', () => [{ n: 1 }, [event(counted, { n: 1 })]], { idempotencyKey: 'cause' })
  await store.update('b', () => [{ n: 1 }, []])
  await store.update('b', () => [null, [event(counted, { n: 0 })]])
  const snapshot = openSqliteSnapshot(dataDir)
  await copy(snapshot, openSqliteTarget(to))
  await snapshot.close()
  await stores.close()

  const copied = openSqliteStores(to)
  const opened = await copied.open<Counter, 'n'>(definition)
  expect((await opened.outbox.pending(9)).map(({ topic, event }) => [topic, event.subject])).toEqual([
    [counted.topic, 'a'],
    [counted.topic, 'b'],
  ])
  const update = (id: string) =>
    opened.store.update(id, () => [{ n: 9 }, []], { idempotencyKey: id === 'a' ? 'cause' : 'other' })
  expect(await update('a')).toMatchObject({ version: 1, state: { n: 1 } })
  expect(await update('b')).toMatchObject({ version: 3, state: { n: 9 } })
  expect((await opened.store.query('n', { limit: 9 })).items.map(({ id }) => id)).toEqual(['a', 'b'])
  await copied.close()
})

test('what is left of erased aggregates is kept in a copy as long as anywhere', async () => {
  const [dataDir, to] = [inDirectory('erased'), inDirectory('erased-copy')]
  const definition = { service: 'counters', name: 'counter' }
  await withPlatform(
    () => openEmbeddedPlatform({ dataDir }),
    async (platform) => {
      const store = await platform.store<Counter>(definition)
      await store.update('a', () => [{ n: 1 }, []])
      await store.update('a', () => [null, []])
    },
  )
  const snapshot = openSqliteSnapshot(dataDir)
  await copy(snapshot, openSqliteTarget(to))
  await snapshot.close()
  const rows = async () => {
    const copied = openSqliteSnapshot(to)
    return Object.values(await sumsOf(copied).finally(copied.close))[0]?.rows
  }
  const dayMs = 24 * 3_600_000
  const retention = { events: dayMs, deadLetters: dayMs, erased: dayMs }
  await withPlatform(
    () => openEmbeddedPlatform({ dataDir: to }),
    async (platform) => {
      await platform.store<Counter>(definition)
      await platform.prune(retention, Date.now() + dayMs / 2)
      expect(await rows()).toBe(1)
      await platform.prune(retention, Date.now() + 2 * dayMs)
      expect(await rows()).toBeUndefined()
    },
  )
})

test('of the dead letters those are copied that wait, and groups go on where they were', async () => {
  const [dataDir, to] = [inDirectory('log'), inDirectory('log-copy')]
  const letter = (key: string) => ({
    topic: deadLetterTopic('t'),
    key,
    value: '{}',
    headers: { 'dead-letter-topic': 't', 'dead-letter-group': 'g' },
  })
  await withPlatform(
    () => openEmbeddedPlatform({ dataDir }),
    async ({ log }) => {
      const handled = Promise.withResolvers<void>()
      await log.publish([{ topic: 't', key: 'k', value: 'one', headers: {} }])
      const { stop } = await log.subscribe({
        group: 'g',
        topics: ['t'],
        handle: async () => handled.resolve(),
      })
      await handled.promise
      await stop()
      await log.publish([letter('first'), letter('second')])
      const [first] = await listDeadLetters(log, 't')
      if (first) await replayDeadLetter(log, first)
    },
  )
  const snapshot = openSqliteSnapshot(dataDir)
  await copy(snapshot, openSqliteTarget(to))
  await snapshot.close()

  await withPlatform(
    () => openEmbeddedPlatform({ dataDir: to }),
    async ({ log }) => {
      expect((await listDeadLetters(log, 't')).map(({ record }) => record.key)).toEqual(['second'])
      const seen: string[] = []
      await log.subscribe({ group: 'g', topics: ['t'], handle: async ({ key }) => void seen.push(key) })
      await eventually(() => expect(seen).toEqual(['first']))
    },
  )
})

test('a copy that was cut off leaves no data folder, and its repeat begins anew', async () => {
  const [dataDir, to] = [inDirectory('source'), inDirectory('cut-off')]
  await withPlatform(
    () => openEmbeddedPlatform({ dataDir }),
    async (platform) => {
      for (const key of keys) await (await openCounters(platform)).update(key, () => [{ n: 1 }, []])
    },
  )
  const snapshot = openSqliteSnapshot(dataDir)
  const cutOff = openSqliteTarget(to)
  for await (const entry of snapshot.entries()) {
    await cutOff.write(entry)
    break
  }
  await (await cutOff.written()).close()
  expect(existsSync(to)).toBe(false)

  await copy(snapshot, openSqliteTarget(to))
  await snapshot.close()
  const copied = openSqliteSnapshot(to)
  expect(await sumsOf(copied)).toMatchObject({ 'counters.counter': { rows: keys.length } })
  await copied.close()
})

test('a folder without a site, and one that is not empty, are refused', () => {
  expect(() => openSqliteSnapshot(inDirectory('nothing'))).toThrow(CopyRefusal)
  mkdirSync(inDirectory('full'))
  writeFileSync(join(inDirectory('full'), 'note.txt'), '')
  expect(() => openSqliteTarget(inDirectory('full'))).toThrow('no está vacía: elige otra')
})
