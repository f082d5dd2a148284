import { type LikedKind, likesChanged } from '@semaforo/contracts'
import fc from 'fast-check'
import { erase, type LikedItems, like, likedItems, type PersonLikes, unlike } from '../src/likes.ts'

test('a like is stored and published', () => {
  const [state, events] = like('tag', 3)()
  expect(state).toEqual({ tag: [3], roadmap: [] })
  expect(events).toEqual([
    { topic: 'likes.user', type: 'likes.changed.v1', data: { liked: [{ kind: 'tag', id: 3 }], unliked: [] } },
  ])
})

test('a repeated like and a repeated unlike change nothing', () => {
  const [liked] = like('roadmap', 2)()
  expect(like('roadmap', 2)(liked)).toEqual([liked, []])
  expect(like('roadmap', 2)(liked)[0]).toBe(liked)
  const [unliked] = unlike('roadmap', 2)(liked)
  expect(unlike('roadmap', 2)(unliked ?? undefined)[0]).toBe(unliked)
})

test('an unlike without earlier likes writes nothing', () => {
  expect(unlike('tag', 3)()).toEqual([null, []])
})

const at = '2026-03-01T12:00:00.000Z'

test('an erasure publishes the removed likes once, and prevents new ones', () => {
  const [erased, events] = erase(at)({ tag: [1, 2], roadmap: [7] })
  expect(erased).toEqual({ erased: true, at })
  expect(likesChanged.data.parse(events[0]?.data)).toEqual({
    liked: [],
    unliked: [
      { kind: 'tag', id: 1 },
      { kind: 'tag', id: 2 },
      { kind: 'roadmap', id: 7 },
    ],
    erased: true,
  })
  expect(erase('2026-04-01T12:00:00.000Z')(erased)).toEqual([erased, []])
  expect(like('tag', 1)(erased)).toEqual([erased, []])
  expect(unlike('tag', 1)(erased)).toEqual([erased, []])
})

test('an erasure is published even if nothing is liked any more', () => {
  const [, events] = erase(at)({ tag: [], roadmap: [] })
  expect(events[0]?.data).toEqual({ liked: [], unliked: [], erased: true })
})

test('erasing a person without likes publishes nothing', () => {
  expect(erase(at)()).toEqual([{ erased: true, at }, []])
})

const command = fc.record({
  does: fc.constantFrom('like' as const, 'unlike' as const),
  kind: fc.constantFrom<LikedKind>('tag', 'roadmap'),
  id: fc.integer({ min: 1, max: 4 }),
})

test('after any commands the state is the requested set, and replaying the events gives the same set', () => {
  fc.assert(
    fc.property(fc.array(command, { maxLength: 40 }), (commands) => {
      let state: PersonLikes | undefined
      const asked = new Set<string>()
      const published = new Set<string>()
      for (const { does, kind, id } of commands) {
        const [next, events] = (does === 'like' ? like : unlike)(kind, id)(state)
        state = next ?? undefined
        if (does === 'like') asked.add(`${kind}/${id}`)
        else asked.delete(`${kind}/${id}`)
        for (const { data } of events) {
          const change = likesChanged.data.parse(data)
          for (const item of change.liked) {
            expect(published.has(`${item.kind}/${item.id}`)).toBe(false)
            published.add(`${item.kind}/${item.id}`)
          }
          for (const item of change.unliked) expect(published.delete(`${item.kind}/${item.id}`)).toBe(true)
        }
      }
      expect(flat(likedItems(state))).toEqual([...asked].sort())
      expect([...published].sort()).toEqual([...asked].sort())
    }),
  )
})

function flat({ tag, roadmap }: LikedItems): string[] {
  return [...tag.map((id) => `tag/${id}`), ...roadmap.map((id) => `roadmap/${id}`)].sort()
}
