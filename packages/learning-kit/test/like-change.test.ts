import { type LikeChange, withChanges } from '../src/likes/like-change.ts'

const change = (more: Partial<LikeChange> = {}): LikeChange => ({
  userId: 'ana',
  kind: 'tags',
  id: '3',
  liked: true,
  ...more,
})

test("applies pending changes in order; the last one per item wins, and other users' changes are ignored", () => {
  const likes = { tags: { 1: true, 2: true }, roadmaps: {} } as const
  const first = [change(), change({ id: '1', liked: false })]
  expect(withChanges(likes, first, 'ana')).toEqual({ tags: { 2: true, 3: true }, roadmaps: {} })
  const all = [...first, change({ liked: false }), change({ userId: 'bea', id: '9' })]
  expect(withChanges(likes, all, 'ana')).toEqual({ tags: { 2: true }, roadmaps: {} })
})
