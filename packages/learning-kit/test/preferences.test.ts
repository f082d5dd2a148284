import fc from 'fast-check'
import { likesOf, mergeGuestLikes, type Preferences, toggleLike } from '../src/likes/preferences.ts'

const likes = fc.record({
  tags: fc.dictionary(fc.string(), fc.constant<true>(true)),
  roadmaps: fc.dictionary(fc.string(), fc.constant<true>(true)),
})
const preferences: fc.Arbitrary<Preferences> = fc.dictionary(fc.string({ minLength: 1 }), likes)

test('a like is stored under the user key, in the map of its kind', () => {
  expect(toggleLike({}, 'guest', 'tags', 7)).toEqual({ guest: { tags: { 7: true }, roadmaps: {} } })
})

test('toggling twice restores the original likes', () => {
  fc.assert(
    fc.property(preferences, fc.integer(), (before, id) => {
      const after = toggleLike(toggleLike(before, 'guest', 'tags', id), 'guest', 'tags', id)
      expect(likesOf(after, 'guest')).toEqual(likesOf(before, 'guest'))
    }),
  )
})

test("toggling one person's like leaves everyone else's unchanged", () => {
  fc.assert(
    fc.property(preferences, fc.integer(), (before, id) => {
      const { guest, ...others } = toggleLike(before, 'guest', 'roadmaps', id)
      const { guest: _, ...othersBefore } = before
      expect(guest).toBeDefined()
      expect(others).toEqual(othersBefore)
    }),
  )
})

test("a guest's likes move to one person's entry, merged with that person's own, and leave other entries unchanged", () => {
  const before: Preferences = {
    guest: { tags: { 1: true }, roadmaps: { 7: true } },
    'ana@correo.mx': { tags: { 2: true }, roadmaps: {} },
    'luz@correo.mx': { tags: { 3: true }, roadmaps: {} },
  }
  expect(mergeGuestLikes(before, 'ana@correo.mx')).toEqual({
    'ana@correo.mx': { tags: { 1: true, 2: true }, roadmaps: { 7: true } },
    'luz@correo.mx': { tags: { 3: true }, roadmaps: {} },
  })
})
