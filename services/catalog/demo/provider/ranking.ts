import { lessons, roadmaps, tags } from '../../src/content/content.ts'
import type { Lesson } from '../../src/content/schema.ts'
import { slugOf } from '../../src/content/slug.ts'

const stopWords = new Set([
  'de',
  'del',
  'la',
  'el',
  'los',
  'las',
  'y',
  'e',
  'en',
  'a',
  'tu',
  'que',
  'con',
  'por',
])

const wordsOf = (text: string): string[] =>
  slugOf(text)
    .split('-')
    .filter((word) => word && !stopWords.has(word))

const idBySlug = new Map(tags.map((tag) => [slugOf(tag.name), tag.id]))

const shareRoadmap = (one: number | undefined, other: number | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  roadmaps.some(({ tagIds }) => tagIds.includes(one) && tagIds.includes(other))

/** The relevance of a lesson: its own tag first, then shared words, then a common roadmap. */
function relevance(lesson: Lesson, query: string): number {
  const wanted = wordsOf(query)
  const offered = new Set([...wordsOf(lesson.tag), ...wordsOf(lesson.title)])
  const overlap = wanted.filter((word) => offered.has(word)).length
  const own = lesson.tag === slugOf(query) ? 100 : 0
  const near = shareRoadmap(idBySlug.get(slugOf(query)), idBySlug.get(lesson.tag)) ? 1 : 0
  return own + 2 * overlap + near
}

/** The lessons matching a query, best first; ties keep the order of the lessons. */
export function rankedLessons(query: string): Lesson[] {
  return lessons
    .map((lesson) => ({ lesson, score: relevance(lesson, query) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ lesson }) => lesson)
}
