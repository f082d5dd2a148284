import type { LessonQuestion, TagPage, WrittenLesson } from '@semaforo/contracts'
import { ratiosAbout } from '@semaforo/diagnosis'
import type { Content } from './content.ts'
import { neighboursOf } from './neighbours.ts'

/** The lessons to read by the slug of their tag. */
export type Lessons = ReadonlyMap<string, readonly WrittenLesson[]>

/** The questions by the slug of their tag. */
export type Questions = ReadonlyMap<string, readonly LessonQuestion[]>

/** What the page of a tag shows; null for an unknown or retired one. */
export function tagPage(
  slug: string,
  { tags, roadmaps }: Content,
  { lessons, questions }: { lessons: Lessons; questions: Questions },
): TagPage | null {
  const tag = tags.find((one) => one.slug === slug)
  if (!tag) return null
  return {
    tag,
    ...neighboursOf(tags, tag, ({ name, slug }) => ({ name, slug })),
    roadmaps: roadmaps.filter((roadmap) => roadmap.tags.some(({ id }) => id === tag.id)),
    ratios: ratiosAbout(slug).map(({ key, name, formula }) => ({ key, name, formula })),
    lessons: [...(lessons.get(slug) ?? [])],
    questions: [...(questions.get(slug) ?? [])],
  }
}
