import fc from 'fast-check'
import { additions, type CountedPerson, counted, type LikesChange } from '../src/popularity/counted-person.ts'

const items = (...ids: number[]) => ids.map((id) => ({ kind: 'tag' as const, id }))
const at = '2026-03-01T12:00:00.000Z'
const likes = (version: number, ...ids: number[]): LikesChange => ({
  version,
  at,
  liked: items(...ids),
  unliked: [],
})
const unlikes = (version: number, ...ids: number[]): LikesChange => ({
  version,
  at,
  liked: [],
  unliked: items(...ids),
})
const erases = (version: number): LikesChange => ({ version, at, liked: [], unliked: [], erased: true })

/** The counts of each tag after a person's changes in this order. */
function countsOf(delivered: readonly LikesChange[]) {
  const counts = new Map<number, number>()
  let person: CountedPerson | undefined
  for (const change of delivered) {
    for (const { tagId, by } of additions(person, change)) counts.set(tagId, (counts.get(tagId) ?? 0) + by)
    person = counted(person, change)
  }
  return { counts: Object.fromEntries([...counts].filter(([, count]) => count !== 0)), person }
}

test('a like adds one and an unlike removes it', () => {
  expect(countsOf([likes(1, 7), likes(2, 8)]).counts).toEqual({ 7: 1, 8: 1 })
  expect(countsOf([likes(1, 7), likes(2, 8), unlikes(3, 7)]).counts).toEqual({ 8: 1 })
})

test('a like delivered after its unlike adds nothing', () => {
  expect(countsOf([unlikes(2, 7), likes(1, 7)]).counts).toEqual({})
})

test('an erased account is subtracted, keeps no data, and is never counted again', () => {
  const { counts, person } = countsOf([likes(1, 7, 8), unlikes(2, 7), erases(3), likes(1, 7, 8)])
  expect(counts).toEqual({})
  expect(person).toEqual({ erased: true, at })
})

test('roadmaps are neither counted nor stored', () => {
  const change = { version: 1, at, liked: [{ kind: 'roadmap' as const, id: 1 }], unliked: [] }
  expect(additions(undefined, change)).toEqual([])
  expect(counted(undefined, change)).toBeUndefined()
})

/** Consecutive changes of one person: each toggles a tag. */
const history = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 20 }).map((ids) => {
  const liked = new Set<number>()
  const changes = ids.map((id, index) => {
    if (liked.delete(id)) return unlikes(index + 1, id)
    liked.add(id)
    return likes(index + 1, id)
  })
  return { changes, liked }
})

test('in any order and with any duplicates, each person counts once per liked tag', () => {
  const delivered = history.chain(({ changes, liked }) =>
    fc
      .tuple(
        fc.shuffledSubarray(changes, { minLength: changes.length }),
        fc.array(fc.constantFrom(...changes), { maxLength: 40 }),
      )
      .map(([once, again]) => ({ delivered: [...once, ...again], liked })),
  )
  fc.assert(
    fc.property(delivered, ({ delivered, liked }) => {
      expect(countsOf(delivered).counts).toEqual(Object.fromEntries([...liked].map((id) => [id, 1])))
    }),
  )
})
