import type { RecommendedRoadmap, Roadmap } from '@semaforo/contracts'

const most = 6
const leastPercent = 40

/**
 * The roadmaps that go with what a person likes: at most six, of which they like at least 40 % of the tags
 * (`percent` = shared / total, rounded) and not yet the roadmap itself. Ordered by percent and score, highest
 * first, then by position and title.
 */
export function recommend(
  roadmaps: readonly Roadmap[],
  liked: { tag: readonly number[]; roadmap: readonly number[] },
): RecommendedRoadmap[] {
  const likedTags = new Set(liked.tag)
  const likedRoadmaps = new Set(liked.roadmap)
  return roadmaps
    .filter(({ id, tags }) => tags.length > 0 && !likedRoadmaps.has(id))
    .map((roadmap) => {
      const totalTags = roadmap.tags.length
      const score = roadmap.tags.filter(({ id }) => likedTags.has(id)).length
      return { ...roadmap, score, totalTags, percent: Math.round((100 * score) / totalTags) }
    })
    .filter(({ percent }) => percent >= leastPercent)
    .sort(closest)
    .slice(0, most)
}

function closest(one: RecommendedRoadmap, other: RecommendedRoadmap): number {
  return (
    other.percent - one.percent ||
    other.score - one.score ||
    one.position - other.position ||
    one.title.localeCompare(other.title, 'es')
  )
}
