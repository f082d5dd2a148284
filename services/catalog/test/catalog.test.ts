import { catalogChanged, listRoadmaps, listTags } from '@semaforo/contracts'
import { openEmbeddedPlatform } from '@semaforo/platform'
import { createLog } from '@semaforo/service-kit'
import { eventually } from '@semaforo/testing/eventually'
import { publishedEvents } from '@semaforo/testing/published-events'
import { changed } from '../src/item.ts'
import { readRoadmaps, readTags } from '../src/read-catalog.ts'
import { seed } from '../src/seed.ts'
import { openItems } from '../src/store.ts'
import { newDataDir, removeDataDir, type Site, startSite } from './catalog-site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite(await newDataDir())
})
afterAll(async () => {
  await site.stop()
  await removeDataDir(site.dataDir)
})

test('the tags come in order, as the contract says', async () => {
  const { tags } = listTags.answer.parse(await (await site.get('/api/catalog/tags')).json())
  expect(tags).toHaveLength(24)
  expect(tags[0]).toMatchObject({ id: 1, name: 'Flujo de efectivo', slug: 'flujo-de-efectivo', position: 1 })
  expect(tags.map(({ id }) => id)).toEqual(tags.map((_, index) => index + 1))
})

test('a roadmap carries its tags in the order to learn them', async () => {
  const { roadmaps } = listRoadmaps.answer.parse(await (await site.get('/api/catalog/roadmaps')).json())
  expect(roadmaps.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  const prices = roadmaps.find(({ slug }) => slug === 'precios-y-rentabilidad')
  expect(prices?.tags.map(({ id, position }) => [id, position])).toEqual([
    [9, 1],
    [10, 2],
    [11, 3],
    [8, 4],
  ])
})

test.each(['/api/catalog/tags', '/api/catalog/roadmaps'])(
  '%s is not sent again to a client that still holds it',
  async (path) => {
    const first = await site.get(path)
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"/)
    expect(first.headers.get('cache-control')).toBe('no-cache')
    const second = await site.get(path, { 'If-None-Match': etag })
    expect(second.status).toBe(304)
    expect(await second.text()).toBe('')
  },
)

test('another method on a known path is a 405 with the allowed ones', async () => {
  const response = await fetch(`${site.url}/api/catalog/tags`, { method: 'DELETE' })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('GET, HEAD, POST')
})

describe('starting again', () => {
  let dataDir: string
  const platformOn = () => openEmbeddedPlatform({ dataDir, log: createLog('silent') })
  beforeEach(async () => {
    dataDir = await newDataDir()
  })
  afterEach(() => removeDataDir(dataDir))

  test("the seed never overwrites an editor's change, and writes nothing twice", async () => {
    const platform = platformOn()
    const items = await openItems(platform)
    await seed(items)
    await items.update('tag/1', (item) => [
      item?.kind === 'tag' ? { ...item, name: 'Caja del negocio' } : null,
      [],
    ])
    await seed(items)
    expect(await items.get('tag/1')).toMatchObject({ version: 2, state: { name: 'Caja del negocio' } })
    expect(await items.get('tag/2')).toMatchObject({ version: 1 })
    await platform.close()
  })

  test('an older shipped roadmap gets its promise, unless somebody changed or removed it', async () => {
    const platform = platformOn()
    const items = await openItems(platform)
    await seed(items)
    const edit = (id: number, change: object) =>
      items.update(`roadmap/${id}`, (item) => {
        if (item?.kind !== 'roadmap') return [null, []]
        const { promise: _, ...before } = item
        return [{ ...before, ...change }, []]
      })
    await edit(1, {})
    await edit(2, { title: 'Mi propio título' })
    await edit(3, { promise: '' })
    await seed(items)
    const [first, renamed, emptied] = await readRoadmaps(items)
    expect(first?.promise).toMatch(/^Anticipa con semanas/)
    expect([renamed?.promise, emptied?.promise]).toEqual([undefined, undefined])
    expect(await items.get('roadmap/4')).toMatchObject({ version: 1 })
    await platform.close()
  })

  test('a retired tag is published as retired and no longer shown, alone or in a roadmap', async () => {
    const platform = platformOn()
    const items = await openItems(platform)
    await seed(items)
    const { state: tag } = await items.update('tag/4', (item) => [
      item ? { ...item, retired: true } : null,
      [],
    ])
    if (tag?.kind !== 'tag') throw new Error('no tag was written')
    expect(changed(tag, []).data).toMatchObject({ kind: 'tag', item: { id: 4 }, retired: true })
    expect(await readTags(items)).toHaveLength(23)
    const [liquidity] = await readRoadmaps(items)
    expect(liquidity?.tags.map(({ id, position }) => [id, position])).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
    ])
    await platform.close()
  })

  test('a shipped roadmap that gets its promise is published with its retired tags too', async () => {
    const platform = platformOn()
    const items = await openItems(platform)
    await seed(items)
    await items.update('tag/4', (item) => [item ? { ...item, retired: true } : null, []])
    await items.update('roadmap/1', (item) => {
      if (item?.kind !== 'roadmap') return [null, []]
      const { promise: _, ...before } = item
      return [before, []]
    })
    await seed(items)
    await eventually(async () => {
      const events = await publishedEvents(platform.log, catalogChanged.topic, 'roadmap/1')
      const tags = events.map(({ data }) => data.item.tags.map(({ id }: { id: number }) => id))
      expect(tags).toEqual([
        [1, 2, 3, 4],
        [1, 2, 3, 4],
      ])
    })
    await platform.close()
  })

  test('two starts publish every item once', async () => {
    const published: string[] = []
    const platform = platformOn()
    const { promise: allPublished, resolve } = Promise.withResolvers<void>()
    await platform.log.subscribe({
      group: 'test',
      topics: ['catalog.item'],
      handle: async ({ key }) => {
        published.push(key)
        if (key === 'roadmap/9') resolve()
      },
    })
    const items = await openItems(platform)
    await seed(items)
    await seed(items)
    // The outbox preserves order: once this last event arrives, all earlier ones have.
    await items.update('roadmap/9', () => [
      { kind: 'roadmap', id: 9, position: 9, title: 'Fin', slug: 'fin', tagIds: [] },
      [{ topic: 'catalog.item', type: 'catalog.changed.v1', data: {} }],
    ])
    await allPublished
    expect(published).toHaveLength(24 + 8 + 1)
    expect(new Set(published).size).toBe(published.length)
    await platform.close()
  })
})
