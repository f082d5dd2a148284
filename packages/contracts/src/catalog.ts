import * as z from 'zod/mini'
import { call } from './call.ts'

/** The position of a tag in its list, from 1. */
const position = z.int().check(z.positive())
const name = z.string().check(z.minLength(1), z.maxLength(80))
const slug = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))

/** A tag in a roadmap. */
export const TagSummary = z.object({
  id: z.int().check(z.positive()),
  name,
  slug,
  position: z.optional(position),
})
export type TagSummary = z.infer<typeof TagSummary>

export const Tag = z.extend(TagSummary, { description: z.string().check(z.minLength(1), z.maxLength(200)) })
export type Tag = z.infer<typeof Tag>

/** A tag with the number of people who like it. */
export const CountedTag = z.extend(Tag, { likes: z.int().check(z.nonnegative()) })
export type CountedTag = z.infer<typeof CountedTag>

/** `promise`: what one can do after it, in a sentence. `minutes`: how long its lessons play, where that is known. */
export const Roadmap = z.object({
  id: z.int().check(z.positive()),
  title: name,
  promise: z.optional(z.string().check(z.minLength(1), z.maxLength(140))),
  slug,
  position,
  minutes: z.optional(z.int().check(z.positive())),
  tags: z.array(TagSummary),
})
export type Roadmap = z.infer<typeof Roadmap>

export const listTags = call({
  method: 'get',
  path: '/api/catalog/tags',
  summary: 'Todos los temas, en orden, con cuántas personas los marcaron',
  answer: z.object({ tags: z.array(CountedTag) }),
})

export const listRoadmaps = call({
  method: 'get',
  path: '/api/catalog/roadmaps',
  summary: 'Todos los roadmaps con sus temas, en orden',
  answer: z.object({ roadmaps: z.array(Roadmap) }),
})
