import type { RecommendedRoadmap, Roadmap } from '@semaforo/contracts'
import fc from 'fast-check'
import { recommend } from '../src/recommendations.ts'

const aTag = (id: number) => ({ id, name: `Tema ${id}`, slug: `tema-${id}` })

function aRoadmap(more: Partial<Omit<Roadmap, 'tags'>> & { tags: number[] }): Roadmap {
  const { id = 1 } = more
  return {
    title: `Roadmap ${id}`,
    slug: `roadmap-${id}`,
    position: id,
    ...more,
    id,
    tags: more.tags.map(aTag),
  }
}

const liking = (tag: number[], roadmap: number[] = [], learned: number[] = []) => ({ tag, roadmap, learned })
const idsOf = (recommended: readonly { id: number }[]) => recommended.map(({ id }) => id)

test('it returns shared tags, total tags and the rounded percent', () => {
  expect(recommend([aRoadmap({ tags: [1, 2, 3] })], liking([1, 3, 9]))).toEqual([
    expect.objectContaining({ id: 1, score: 2, totalTags: 3, percent: 67 }),
  ])
})

test('40 % is enough and less is not', () => {
  const roadmaps = [aRoadmap({ id: 1, tags: [1, 2, 3, 4, 5] }), aRoadmap({ id: 2, tags: [1, 6, 7] })]
  expect(recommend(roadmaps, liking([1, 2]))).toEqual([expect.objectContaining({ id: 1, percent: 40 })])
})

test('the percent is rounded before it is compared', () => {
  const tags = Array.from({ length: 43 }, (_, index) => index + 1)
  expect(recommend([aRoadmap({ tags })], liking(tags.slice(0, 17)))).toHaveLength(1)
})

test('liked roadmaps and roadmaps without tags are not recommended', () => {
  const roadmaps = [aRoadmap({ id: 1, tags: [1] }), aRoadmap({ id: 2, tags: [] })]
  expect(recommend(roadmaps, liking([1], [1]))).toEqual([])
})

test('a roadmap that is learned whole is not recommended, and one that was begun says how far one is', () => {
  const roadmaps = [aRoadmap({ id: 1, tags: [1, 2] }), aRoadmap({ id: 2, tags: [1, 3] })]
  expect(recommend(roadmaps, liking([1], [], [1, 2]))).toEqual([
    expect.objectContaining({ id: 2, learned: 1, totalTags: 2 }),
  ])
})

test('percent goes before score, score before position, position before title', () => {
  const roadmaps = [
    aRoadmap({ id: 1, position: 9, title: 'Óptimo', tags: [1] }),
    aRoadmap({ id: 2, position: 9, title: 'Zeta', tags: [1] }),
    aRoadmap({ id: 3, position: 8, tags: [1] }),
    aRoadmap({ id: 4, position: 10, tags: [1, 2] }),
    aRoadmap({ id: 5, position: 1, tags: [1, 2, 3, 4] }),
  ]
  expect(idsOf(recommend(roadmaps, liking([1, 2])))).toEqual([4, 3, 1, 2, 5])
})

/** A reference implementation: repeatedly picks the best by pairwise comparison. */
function slowly(roadmaps: readonly Roadmap[], liked: ReturnType<typeof liking>) {
  const candidates: RecommendedRoadmap[] = []
  for (const roadmap of roadmaps) {
    if (liked.roadmap.some((id) => id === roadmap.id)) continue
    let score = 0
    for (const tag of roadmap.tags) if (liked.tag.some((id) => id === tag.id)) score += 1
    const share = score / roadmap.tags.length
    // Rounds half up.
    const percent = Math.floor(share * 100 + 0.5)
    const totalTags = roadmap.tags.length
    let learned = 0
    for (const tag of roadmap.tags) if (liked.learned.some((id) => id === tag.id)) learned += 1
    if (score > 0 && percent >= 40 && learned !== totalTags)
      candidates.push({ ...roadmap, score, totalTags, learned, percent })
  }
  const isBetter = (one: RecommendedRoadmap, other: RecommendedRoadmap) => {
    if (one.percent !== other.percent) return one.percent > other.percent
    if (one.score !== other.score) return one.score > other.score
    if (one.position !== other.position) return one.position < other.position
    return one.title.localeCompare(other.title, 'es') < 0
  }
  const best: RecommendedRoadmap[] = []
  while (best.length < 6 && candidates.length > 0) {
    let top = 0
    for (let i = 1; i < candidates.length; i += 1) {
      if (isBetter(candidates[i] as RecommendedRoadmap, candidates[top] as RecommendedRoadmap)) top = i
    }
    best.push(...candidates.splice(top, 1))
  }
  return best
}

const ids = (max: number, maxLength: number) => fc.uniqueArray(fc.integer({ min: 1, max }), { maxLength })

test('it agrees with the reference implementation', () => {
  const roadmaps = fc
    .array(
      fc.record({
        tags: ids(12, 8),
        position: fc.integer({ min: 1, max: 4 }),
        title: fc.constantFrom('A', 'á', 'B'),
      }),
      { maxLength: 14 },
    )
    .map((parts) => parts.map((part, index) => aRoadmap({ ...part, id: index + 1 })))
  fc.assert(
    fc.property(roadmaps, ids(12, 12), ids(14, 5), ids(12, 12), (all, tag, roadmap, learned) => {
      const person = liking(tag, roadmap, learned)
      expect(recommend(all, person)).toEqual(slowly(all, person))
    }),
    { numRuns: 500 },
  )
})
