import * as z from 'zod/mini'
import { call } from './call.ts'
import { CountedTag, Roadmap, Tag } from './catalog.ts'
import { LessonQuestion, WrittenLesson } from './lessons.ts'

const TagLink = z.pick(Tag, { name: true, slug: true })
const RoadmapLink = z.pick(Roadmap, { title: true, slug: true })

/**
 * What the page of a tag shows. `previous` and `next` are its neighbours in the list of all tags, `ratios` those of
 * the diagnostic that it is about; there are `lessons` and `questions` only where the site plays its own.
 */
export const TagPage = z.object({
  tag: CountedTag,
  previous: z.optional(TagLink),
  next: z.optional(TagLink),
  roadmaps: z.array(Roadmap),
  ratios: z.array(z.object({ key: z.string(), name: z.string(), formula: z.string() })),
  lessons: z.array(WrittenLesson),
  // A service of an older release has none.
  questions: z._default(z.array(LessonQuestion), []),
})
export type TagPage = z.infer<typeof TagPage>

/** What the page of a roadmap shows; `previous` and `next` are its neighbours in the list of all roadmaps. */
export const RoadmapPage = z.object({
  roadmap: z.extend(Roadmap, { tags: z.array(Tag) }),
  previous: z.optional(RoadmapLink),
  next: z.optional(RoadmapLink),
})
export type RoadmapPage = z.infer<typeof RoadmapPage>

const slugInPath = z.object({
  slug: z.string().check(z.maxLength(100), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Esa dirección no existe.')),
})

/** `page` is null for an unknown or retired tag: the page that says so is an answer too, and prerendered. */
export const readTagPage = call({
  method: 'get',
  path: '/api/catalog/tags/:slug/page',
  summary: 'Lo que muestra la página de un tema: sus lecciones por escrito y lo que está a su alrededor',
  params: slugInPath,
  answer: z.object({ page: z.nullable(TagPage) }),
})

/** `page` is null for an unknown or retired roadmap. */
export const readRoadmapPage = call({
  method: 'get',
  path: '/api/catalog/roadmaps/:slug/page',
  summary: 'Lo que muestra la página de un roadmap: sus temas con su descripción, y sus vecinos',
  params: slugInPath,
  answer: z.object({ page: z.nullable(RoadmapPage) }),
})
