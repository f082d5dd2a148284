import { randomUUID } from 'node:crypto'
import { event, likesChanged, listTags } from '@semaforo/contracts'
import { createLog, openEmbeddedPlatform, type Platform } from '@semaforo/service-kit'
import { eventually } from '../../../packages/service-kit/test/contracts/eventually.ts'
import { newDataDir, removeDataDir, type Site, startSite } from './catalog-site.ts'

let site: Site
let platform: Platform
beforeAll(async () => {
  site = await startSite(await newDataDir())
  platform = openEmbeddedPlatform({ dataDir: site.dataDir, log: createLog('silent') })
})
afterAll(async () => {
  await platform.close()
  await site.stop()
  await removeDataDir(site.dataDir)
})

type Change = { liked?: number[]; unliked?: number[] }
const items = (ids: number[] = []) => ids.map((id) => ({ kind: 'tag' as const, id }))

/** An event as the likes service would tell it. */
function told(person: string, { liked, unliked }: Change, id = randomUUID()) {
  const { topic, type, data } = event(likesChanged, { liked: items(liked), unliked: items(unliked) })
  const envelope = { id, source: '/likes', subject: person, sequence: 1, data, type }
  const constant = { specversion: '1.0', datacontenttype: 'application/json', time: '2026-01-01T00:00:00Z' }
  return { topic, key: person, value: JSON.stringify({ ...constant, ...envelope }), headers: {} }
}

async function likesOf(...ids: number[]): Promise<(number | undefined)[]> {
  const { tags } = listTags.answer.parse(await (await site.get('/api/catalog/tags')).json())
  return ids.map((id) => tags.find((tag) => tag.id === id)?.likes)
}

test('a tag counts the people who like it, an event that comes twice once', async () => {
  const twice = randomUUID()
  await platform.log.publish([
    told('ana', { liked: [1] }, twice),
    told('ana', { liked: [1] }, twice),
    told('bea', { liked: [1] }),
    told('bea', { liked: [2] }),
    told('ana', { unliked: [1] }),
    told('fin', { liked: [3] }),
  ])
  await eventually(async () => expect(await likesOf(3)).toEqual([1]))
  expect(await likesOf(1, 2, 4)).toEqual([1, 1, 0])
})

test('an erased account takes all of its likes with it', async () => {
  await platform.log.publish([told('eva', { liked: [5] }), told('eva', { liked: [6] })])
  await eventually(async () => expect(await likesOf(5, 6)).toEqual([1, 1]))
  await platform.log.publish([told('eva', { unliked: [5, 6] })])
  await eventually(async () => expect(await likesOf(5, 6)).toEqual([0, 0]))
})
