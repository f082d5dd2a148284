import { withWishes } from '../src/preferences/account-likes.ts'
import type { Wish } from '../src/preferences/wishes.ts'

const wish = (more: Partial<Wish> = {}): Wish => ({
  userId: 'ana',
  kind: 'tags',
  id: '3',
  liked: true,
  ...more,
})

test("what is wished shows at once: the last wish for a thing, and nobody else's", () => {
  const likes = { tags: { 1: true, 2: true }, roadmaps: {} } as const
  const first = [wish(), wish({ id: '1', liked: false })]
  expect(withWishes(likes, first, 'ana')).toEqual({ tags: { 2: true, 3: true }, roadmaps: {} })
  const all = [...first, wish({ liked: false }), wish({ userId: 'bea', id: '9' })]
  expect(withWishes(likes, all, 'ana')).toEqual({ tags: { 2: true }, roadmaps: {} })
})
