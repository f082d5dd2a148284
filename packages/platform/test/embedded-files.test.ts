import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { eventually } from '@semaforo/testing/eventually'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import { createIndexSql } from '../src/embedded/index-sql.ts'
import { querySql } from '../src/embedded/query-sql.ts'
import { ConfigError, type IndexQuery, openEmbeddedPlatform, UniqueViolation } from '../src/index.ts'

const directory = temporaryDirectory()

describe('a query is answered by its index', () => {
  const city = { paths: ['city', 'born'] } as const
  const email = { paths: ['email'], unique: true } as const
  const file = new DatabaseSync(':memory:')
  file.exec(
    'CREATE TABLE aggregates_person (id TEXT PRIMARY KEY NOT NULL, version INTEGER, state TEXT) STRICT',
  )
  file.exec(createIndexSql('person', 'city', { paths: [...city.paths] }))
  file.exec(createIndexSql('person', 'email', { paths: [...email.paths], unique: true }))
  afterAll(() => file.close())

  const cursor = (...values: unknown[]) => Buffer.from(JSON.stringify(values)).toString('base64url')
  const found: [string, 'city' | 'email', Omit<IndexQuery, 'limit'>][] = [
    ['one value', 'email', { equals: ['a'] }],
    ['a leading value', 'city', { equals: ['León'] }],
    ['a value and bounds', 'city', { equals: ['León'], from: 1980, before: 1990 }],
    ['a later page', 'city', { equals: ['León'], after: cursor(1985, 'id') }],
    ['a later page backwards', 'city', { after: cursor('León', 1985, 'id'), order: 'desc' }],
    ['a later page of a unique one', 'email', { after: cursor('a') }],
  ]

  function planOf(index: 'city' | 'email', query: Omit<IndexQuery, 'limit'>): string[] {
    const definition = { city: { paths: [...city.paths] }, email: { ...email, paths: [...email.paths] } }[
      index
    ]
    const { sql, params } = querySql('person', definition as never, { ...query, limit: 10 })
    return file
      .prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .all(...params)
      .map(({ detail }) => String(detail))
  }

  test.each(found)('%s: uses the index without a sort', (_, index, query) => {
    expect(planOf(index, query)).toEqual([
      expect.stringContaining(`SEARCH aggregates_person USING INDEX person.${index} (`),
    ])
  })

  test.each(['asc', 'desc'] as const)('everything %s: uses the index without a sort', (order) => {
    expect(planOf('city', { order })).toEqual(['SCAN aggregates_person USING INDEX person.city'])
  })
})

test('a changed index is rebuilt, and a removed unique index no longer rejects', async () => {
  const definition = { service: 'changing', name: 'thing' }
  const dataDir = join(directory, 'changing')
  const first = openEmbeddedPlatform({ dataDir })
  const before = await first.store<object, 'key' | 'old'>({
    ...definition,
    indexes: { key: { paths: ['a'] }, old: { paths: ['c'], unique: true } },
  })
  await before.update('1', () => [{ a: 1, b: 2, c: 3 }, []])
  await first.close()

  const second = openEmbeddedPlatform({ dataDir })
  const after = await second.store<object, 'key'>({
    ...definition,
    indexes: { key: { paths: ['b'], unique: true } },
  })
  await after.update('2', () => [{ a: 1, b: 3, c: 3 }, []])
  await expect(after.update('3', () => [{ b: 2 }, []])).rejects.toThrow(UniqueViolation)
  expect((await after.query('key', { equals: [2], limit: 1 })).items).toMatchObject([{ id: '1' }])
  await second.close()
})

describe('the cache on disk', () => {
  test('returns after a restart what was stored before', async () => {
    const dataDir = join(directory, 'cache')
    const first = openEmbeddedPlatform({ dataDir })
    await first.cache('videos').set('q', ['a'], 60_000)
    await first.close()
    const second = openEmbeddedPlatform({ dataDir })
    expect(await second.cache('videos').get('q')).toEqual(['a'])
    await second.close()
  })

  test('deletes expired values, so that it does not grow for ever', async () => {
    const dataDir = join(directory, 'swept')
    const first = openEmbeddedPlatform({ dataDir })
    await first.cache('videos').set('short', 1, 1)
    await first.cache('videos').set('long', 1, 60_000)
    await eventually(async () => expect(await first.cache('videos').get('short')).toBeUndefined())
    await first.close()
    await openEmbeddedPlatform({ dataDir }).close()
    const file = new DatabaseSync(join(dataDir, 'cache.db'))
    expect(file.prepare('SELECT key FROM entries').all()).toEqual([{ key: 'long' }])
    file.close()
  })

  test.each([
    ['values', 3_000, 10, 2_000],
    ['bytes', 40, 1_024 * 1_024, 31],
  ])(
    'bounds its %s by dropping those that expire first, and no value of another cache',
    async (_, count, bytes, kept) => {
      const platform = openEmbeddedPlatform({ dataDir: join(directory, `bounded-${count}`) })
      const [cache, other] = [platform.cache('videos'), platform.cache('pages')]
      await other.set('k', 1, 60_000)
      const keys = Array.from({ length: count }, (_, n) => n)
      await Promise.all(keys.map((n) => cache.set(String(n), 'x'.repeat(bytes), 3_600_000 + n)))
      const found = await Promise.all(keys.map(async (n) => (await cache.get(String(n))) !== undefined))
      expect(found).toEqual(keys.map((n) => n >= count - kept))
      expect(await other.get('k')).toBe(1)
      await platform.close()
    },
  )
})

describe('a DATA_DIR that cannot be used is one Spanish line', () => {
  const line = /^La variable DATA_DIR no es válida: no se puede escribir en [^\n]+\.$/

  test('when a file has its path', () => {
    const dataDir = join(directory, 'a-file')
    writeFileSync(dataDir, '')
    expect(() => openEmbeddedPlatform({ dataDir })).toThrow(ConfigError)
    expect(() => openEmbeddedPlatform({ dataDir: join(dataDir, 'below') })).toThrow(line)
  })

  test('when a database file is corrupt', async () => {
    const dataDir = join(directory, 'broken')
    mkdirSync(dataDir)
    writeFileSync(join(dataDir, 'catalog.db'), 'this is not a database, whatever its name says'.repeat(100))
    const platform = openEmbeddedPlatform({ dataDir })
    await expect(platform.store({ service: 'catalog', name: 'item' })).rejects.toThrow(line)
    await platform.close()
    writeFileSync(join(dataDir, 'events.db'), 'neither is this one'.repeat(1_000))
    expect(() => openEmbeddedPlatform({ dataDir })).toThrow(line)
  })
})

describe('two processes on one DATA_DIR', () => {
  const definition = { service: 'ledger', name: 'entry' }

  test('the second one to open a service is rejected, and succeeds after the first has ended', async () => {
    const dataDir = join(directory, 'shared')
    const first = openEmbeddedPlatform({ dataDir })
    await first.store(definition)
    const second = openEmbeddedPlatform({ dataDir })
    await expect(second.store(definition)).rejects.toThrow(/otro proceso usa los datos de ledger/)
    await first.close()
    await expect(second.store(definition)).resolves.toBeDefined()
    await second.close()
  })
})

test('erased and overwritten data is not left in the file', async () => {
  const dataDir = join(directory, 'erased')
  const platform = openEmbeddedPlatform({ dataDir })
  const people = await platform.store({
    service: 'erased',
    name: 'person',
    indexes: { email: { paths: ['email'], unique: true } },
  })
  const ids = Array.from({ length: 200 }, (_, n) => `p${n}`)
  const each = (state: (id: string) => object | null) =>
    Promise.all(ids.map((id) => people.update(id, () => [state(id), []])))
  await each((id) => ({ email: `antes.${id}@correo.mx`, notes: 'x'.repeat(3_000) }))
  await each((id) => ({ email: `despues.${id}@correo.mx`, notes: 'x'.repeat(6_000) }))
  await each(() => null)
  await platform.close()
  expect(readFileSync(join(dataDir, 'erased.db'), 'latin1')).not.toMatch(/@correo\.mx|xxx/)
})
