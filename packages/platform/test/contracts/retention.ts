import { event } from '@semaforo/contracts'
import { newEventKind } from '@semaforo/testing/counter-events'
import { inBatches } from '@semaforo/testing/in-batches'
import { unique } from '@semaforo/testing/unique'
import type { AggregateStore, Platform } from '../../src/index.ts'
import { type OpenPlatform, withPlatform } from './open-platform.ts'

const dayMs = 24 * 3_600_000
const retention = { events: 1_000 * dayMs, deadLetters: 1_000 * dayMs, erased: 120 * dayMs }
const inDays = (days: number) => Date.now() + days * dayMs

type Note = { text: string } | { erased: true; at: string }

const notes = () => ({
  service: unique('notes'),
  name: 'note',
  indexes: { erased: { paths: ['at'] } } as const,
  tombstones: 'erased' as const,
})

const put = (store: AggregateStore<Note, string>, id: string, note: Note) =>
  store.update(id, () => [note, []])
const version = async (store: AggregateStore<Note, string>, id: string) =>
  (await put(store, id, { text: 'again' })).version

/** The contract test of what stores keep of erased aggregates. */
export function describeRetention(name: string, open: OpenPlatform) {
  describe(`retention: ${name}`, () => {
    let platform: Platform
    beforeAll(async () => {
      platform = await open()
    })
    afterAll(() => platform.close())
    const openNotes = () => platform.store<Note, 'erased'>(notes())

    test('an erased aggregate is forgotten after its time, and not before', async () => {
      const store = await openNotes()
      await put(store, 'old', { text: 'a' })
      await store.update('old', () => [null, []])
      await put(store, 'kept', { text: 'b' })
      await platform.prune(retention, inDays(119))
      expect(await version(store, 'old')).toBe(3)
      await store.update('old', () => [null, []])
      await platform.prune(retention, inDays(121))
      expect(await version(store, 'old')).toBe(1)
      expect(await store.get('kept')).toMatchObject({ version: 1, state: { text: 'b' } })
    })

    test('one that was created again is kept', async () => {
      const store = await openNotes()
      await store.update('a', () => [null, []])
      await put(store, 'a', { text: 'again' })
      await platform.prune(retention, inDays(400))
      expect(await store.get('a')).toMatchObject({ state: { text: 'again' } })
    })

    test('more than one batch of them goes', async () => {
      const store = await openNotes()
      const ids = Array.from({ length: 1_001 }, (_, at) => `note-${at}`)
      await inBatches(ids, (id) => put(store, id, { text: id }))
      await inBatches(ids, (id) => store.update(id, () => [null, []]))
      await platform.prune(retention, inDays(121))
      const versions = await Promise.all(['note-0', 'note-1000'].map((id) => version(store, id)))
      expect(versions).toEqual([1, 1])
    })

    test('a tombstone that says when it was made is erased after its time', async () => {
      const store = await openNotes()
      await put(store, 'person', { erased: true, at: new Date().toISOString() })
      await platform.prune(retention, inDays(119))
      expect(await store.get('person')).toBeDefined()
      await platform.prune(retention, inDays(121))
      expect(await store.get('person')).toBeUndefined()
    })

    test('the event of an erasure that is not published yet is published all the same', async () => {
      const definition = notes()
      const kind = newEventKind()
      await withPlatform(open, async (other) => {
        const store = await other.store<Note, 'erased'>(definition)
        await put(store, 'a', { text: 'a' })
        await store.update('a', () => [null, [event(kind, { n: 1 })]])
        await other.prune(retention, inDays(121))
      })
      const found: string[] = []
      await platform.log.read(kind.topic, ({ key }) => found.push(key))
      expect(found).toEqual(['a'])
    })
  })
}
