import { randomInt, randomUUID } from 'node:crypto'
import { event, likesChanged } from '@semaforo/contracts'
import type { Platform, Subscription } from '@semaforo/platform'
import { createLog } from '@semaforo/service-kit'
import { eventually } from '@semaforo/testing/eventually'
import { countPopularity } from '../src/popularity/count.ts'
import { openPopularity, type Popularity, withLikes } from '../src/popularity/stores.ts'

type Change = { liked?: number[]; unliked?: number[]; erased?: true }
const items = (ids: number[] = []) => ids.map((id) => ({ kind: 'tag' as const, id }))

/** A person whose likes are published as the likes service does it. */
function somebody() {
  const person = randomUUID()
  let sequence = 0
  return ({ liked, unliked, erased }: Change) => {
    const { topic, type, data } = event(likesChanged, {
      liked: items(liked),
      unliked: items(unliked),
      ...(erased && { erased }),
    })
    const constant = { specversion: '1.0', datacontenttype: 'application/json', time: '2026-01-01T00:00:00Z' }
    sequence += 1
    const envelope = { id: randomUUID(), source: '/likes', subject: person, sequence, data, type }
    return { topic, key: person, value: JSON.stringify({ ...constant, ...envelope }), headers: {} }
  }
}

/** How likes become the count of a tag, on any platform. */
export function describePopularity(name: string, open: () => Promise<Platform> | Platform) {
  describe(`popularity: ${name}`, () => {
    let platform: Platform
    let popularity: Popularity
    let counting: Subscription
    beforeAll(async () => {
      platform = await open()
      popularity = await openPopularity(platform)
      counting = await countPopularity(platform.log, popularity, createLog('silent'))
    })
    afterAll(async () => {
      await counting.stop()
      await platform.close()
    })

    // Unique ids: shared servers may contain those of earlier runs.
    const someTags = (count: number) => {
      const first = randomInt(1, 1_000_000_000)
      return Array.from({ length: count }, (_, index) => first + index) as [number, number, number]
    }
    async function likesOf(...ids: number[]): Promise<number[]> {
      const tags = ids.map((id) => ({ id, name: 'Tema', slug: 'tema', description: 'Un tema.' }))
      return (await withLikes(popularity, tags)).map(({ likes }) => likes)
    }

    test('a tag counts the people who like it, and duplicate events once', async () => {
      const [one, two, three] = someTags(3)
      const [ana, bea] = [somebody(), somebody()]
      const twice = ana({ liked: [one] })
      await platform.log.publish([twice, twice, bea({ liked: [one] }), bea({ liked: [two] })])
      await eventually(async () => expect(await likesOf(one, two, three)).toEqual([2, 1, 0]))
      await platform.log.publish([ana({ unliked: [one] })])
      await eventually(async () => expect(await likesOf(one, two, three)).toEqual([1, 1, 0]))
    })

    test('an erased account is subtracted from all counts', async () => {
      const [one, two] = someTags(2)
      const eva = somebody()
      await platform.log.publish([eva({ liked: [one] }), eva({ liked: [two] })])
      await eventually(async () => expect(await likesOf(one, two)).toEqual([1, 1]))
      await platform.log.publish([eva({ unliked: [one, two], erased: true })])
      await eventually(async () => expect(await likesOf(one, two)).toEqual([0, 0]))
    })

    test('hundreds of redelivered old events are not counted again', async () => {
      const [one, two] = someTags(2)
      const people = Array.from({ length: 250 }, somebody)
      const old = people.map((person) => person({ liked: [one] }))
      await platform.log.publish(old)
      await eventually(async () => expect(await likesOf(one)).toEqual([250]))
      // After the redelivered events each person likes something new: once that is counted, so are all before it.
      await platform.log.publish([...old, ...people.map((person) => person({ liked: [two] }))])
      await eventually(async () => expect(await likesOf(two)).toEqual([250]))
      expect(await likesOf(one)).toEqual([250])
    })
  })
}
