import { likedIn } from '../src/likes/read-likes.ts'

test.each([
  ['an array', [1, 5]],
  ['{tags}', { tags: [1, 5] }],
  ['{likedTagIds}', { likedTagIds: [1, 5] }],
  ['both names', { tags: [1, 5], likedTagIds: [1, 5] }],
  ['ids as text', ['1', '5']],
])('liked tags as %s', (_form, answer) => {
  expect(likedIn(answer, 'tags')).toEqual({ 1: true, 5: true })
})

test.each([
  ['an array', [2]],
  ['{roadmaps}', { roadmaps: [2] }],
  ['{likedRoadmapIds}', { likedRoadmapIds: [2] }],
])('liked roadmaps as %s', (_form, answer) => {
  expect(likedIn(answer, 'roadmaps')).toEqual({ 2: true })
})

test('an array of tags says nothing of roadmaps', () => {
  expect(likedIn([1, 5], 'roadmaps', 'tags')).toBeUndefined()
})

test.each([null, undefined, 'no', 7, {}, { tags: 'no' }])('%j says nothing', (answer) => {
  expect(likedIn(answer, 'tags')).toBeUndefined()
})

test('no likes are an answer too', () => {
  expect(likedIn({ likedTagIds: [] }, 'tags')).toEqual({})
})
