import type { CatalogMatches, FoundScene, Tag } from '@semaforo/contracts'
import MiniSearch, { type Options, type Query, type SearchOptions } from 'minisearch'
import type { Lessons } from '../pages/tag-page.ts'
import { excerptOf } from './excerpt.ts'
import { comparable, typos, wordsOf } from './words.ts'

type Topics = readonly Pick<Tag, 'name' | 'slug' | 'description'>[]
type SceneEntry = { id: string; title: string; text: string; scene: Omit<FoundScene, 'words'> }

const mostTopics = 5
const mostScenes = 6

/** Words of names weigh more than those of what is said about them; a word may be begun, or have typos. */
const options = {
  tokenize: (text: string) => wordsOf(text).map((word) => word.text),
  processTerm: comparable,
  searchOptions: {
    boost: { name: 3, title: 2 },
    combineWith: 'AND',
    prefix: (word: string) => word.length > 2,
    fuzzy: typos,
  },
} satisfies Partial<Options>

/** Searches topics and the scenes of their lessons. */
export function catalogSearch(lessons: Lessons): (topics: Topics, query: string) => CatalogMatches {
  const scenes = new MiniSearch<SceneEntry>({ ...options, fields: ['title', 'text'], storeFields: ['scene'] })
  scenes.addAll(
    [...lessons].flatMap(([slug, ofTopic]) =>
      ofTopic.flatMap((lesson) =>
        lesson.scenes.map(({ title, text }, at) => ({
          id: `${lesson.id}-${at + 1}`,
          title: `${lesson.title} ${title}`,
          text,
          scene: {
            topic: { slug, name: '' },
            lesson: { id: lesson.id, title: lesson.title },
            scene: { number: at + 1, title },
            text,
          },
        })),
      ),
    ),
  )

  return (topics, query) => {
    const index = new MiniSearch({ ...options, idField: 'slug', fields: ['name', 'description'] })
    index.addAll(topics)
    const names = new Map(topics.map(({ slug, name }) => [slug, name]))
    const foundTopics = bestOf(index, query).map(({ id }) => ({
      slug: String(id),
      name: names.get(id) ?? '',
    }))
    const foundScenes = bestOf(scenes, query).flatMap(({ terms, scene }): FoundScene[] => {
      // A lesson of a topic that was retired, or renamed, is found no more, or under its new name.
      const name = names.get(scene.topic.slug)
      if (name === undefined) return []
      const excerpt = excerptOf(scene.text, new Set(terms))
      return [{ ...scene, topic: { ...scene.topic, name }, ...excerpt }]
    })
    return { topics: foundTopics.slice(0, mostTopics), scenes: foundScenes.slice(0, mostScenes) }
  }
}

/** From strict to lenient: every word as it is written, with typos, and then any of them. */
const attempts: readonly SearchOptions[] = [
  { fuzzy: false },
  {},
  { fuzzy: false, combineWith: 'OR' },
  { combineWith: 'OR' },
]

/** What the strictest attempt finds that finds anything. */
function bestOf<Entry>(index: MiniSearch<Entry>, query: Query) {
  for (const attempt of attempts) {
    const found = index.search(query, attempt)
    if (found.length > 0) return found
  }
  return []
}
