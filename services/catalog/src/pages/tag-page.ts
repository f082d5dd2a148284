import type { TagPage, WrittenLesson } from '@semaforo/contracts'
import { ratiosAbout } from '@semaforo/diagnosis'
import { type Popularity, withLikes } from '../popularity/stores.ts'
import { readRoadmaps, readTags } from '../read-catalog.ts'
import type { ItemStore } from '../store.ts'
import { neighboursOf } from './neighbours.ts'

/** The lessons to read by the slug of their tag. */
export type Lessons = ReadonlyMap<string, readonly WrittenLesson[]>

/** What the page of a tag shows; null for an unknown or retired one. */
export async function tagPage(
  slug: string,
  { items, popularity, lessons }: { items: ItemStore; popularity: Popularity; lessons: Lessons },
): Promise<TagPage | null> {
  const [tags, roadmaps] = await Promise.all([readTags(items), readRoadmaps(items)])
  const tag = tags.find((one) => one.slug === slug)
  if (!tag) return null
  const [counted] = await withLikes(popularity, [tag])
  return {
    tag: counted ?? { ...tag, likes: 0 },
    ...neighboursOf(tags, tag, ({ name, slug }) => ({ name, slug })),
    roadmaps: roadmaps.filter((roadmap) => roadmap.tags.some(({ id }) => id === tag.id)),
    ratios: ratiosAbout(slug).map(({ key, name, formula }) => ({ key, name, formula })),
    lessons: [...(lessons.get(slug) ?? [])],
  }
}
