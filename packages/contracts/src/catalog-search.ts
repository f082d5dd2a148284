import * as z from 'zod/mini'
import { call } from './call.ts'
import { Tag } from './catalog.ts'
import { WrittenLesson } from './lessons.ts'
import { searchedText } from './text.ts'

const TopicLink = z.pick(Tag, { name: true, slug: true })

/** Where a lesson says what is searched for: in which scene (the first one is 1), and in which part of what it says. */
export const FoundScene = z.object({
  topic: TopicLink,
  lesson: z.pick(WrittenLesson, { id: true, title: true }),
  scene: z.object({ number: z.int().check(z.positive()), title: z.string() }),
  text: z.string(),
  /** The words that were found in `text`: UTF-16 offsets. */
  words: z.array(z.object({ from: z.int(), to: z.int() })),
})
export type FoundScene = z.infer<typeof FoundScene>

/** The best of both, the best first. Lessons are found only where the site plays its own. */
export const CatalogMatches = z.object({ topics: z.array(TopicLink), scenes: z.array(FoundScene) })
export type CatalogMatches = z.infer<typeof CatalogMatches>

export const searchCatalog = call({
  method: 'get',
  path: '/api/catalog/search',
  summary: 'Temas y escenas de las lecciones en que está lo que se busca, aunque tenga errores de dedo',
  query: z.object({
    q: z
      .string('Escribe qué quieres buscar.')
      .check(
        z.overwrite(searchedText),
        z.minLength(1, 'Escribe qué quieres buscar.'),
        z.maxLength(200, 'La búsqueda puede tener hasta 200 caracteres.'),
      ),
  }),
  answer: CatalogMatches,
})
