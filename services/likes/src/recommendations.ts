import type { RecommendedRoadmap, Roadmap } from '@semaforo/contracts'

const limit = 6
const minPercent = 40

/**
 * The recommended roadmaps: at most six whose tags a person likes by at least 40 % (`percent` = shared / total,
 * rounded), without roadmaps they already like and those whose every tag they have learned. `learned` says how many of
 * the tags that are. Ordered by percent and score, highest first, then by position and title.
 */
export function recommend(
  roadmaps: readonly Roadmap[],
  person: { tag: readonly number[]; roadmap: readonly number[]; learned: readonly number[] },
): RecommendedRoadmap[] {
  const likedTags = new Set(person.tag)
  const likedRoadmaps = new Set(person.roadmap)
  const learnedTags = new Set(person.learned)
  return roadmaps
    .filter(({ id, tags }) => tags.length > 0 && !likedRoadmaps.has(id))
    .map((roadmap) => {
      const totalTags = roadmap.tags.length
      const score = roadmap.tags.filter(({ id }) => likedTags.has(id)).length
      const learned = roadmap.tags.filter(({ id }) => learnedTags.has(id)).length
      return { ...roadmap, score, totalTags, learned, percent: Math.round((100 * score) / totalTags) }
    })
    .filter(({ percent, learned, totalTags }) => percent >= minPercent && learned < totalTags)
    .sort(byRelevance)
    .slice(0, limit)
}

function byRelevance(one: RecommendedRoadmap, other: RecommendedRoadmap): number {
  return (
    other.percent - one.percent ||
    other.score - one.score ||
    one.position - other.position ||
    one.title.localeCompare(other.title, 'es')
  )
}
