import { z } from 'zod'
import { call } from './call.ts'

/** Where a tag stands inside its list; positions start at 1. */
const position = z.number().int().positive()

/** A tag as a roadmap shows it. */
export const TagSummary = z.object({
  id: z.number().int().positive(),
  name: z.string().min(1).max(80),
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  position: position.optional(),
})
export type TagSummary = z.infer<typeof TagSummary>

export const Tag = TagSummary.extend({ description: z.string().min(1).max(200) })
export type Tag = z.infer<typeof Tag>

export const Roadmap = z.object({
  id: z.number().int().positive(),
  title: z.string().min(1).max(80),
  slug: TagSummary.shape.slug,
  position,
  tags: z.array(TagSummary),
})
export type Roadmap = z.infer<typeof Roadmap>

export const listTags = call({
  method: 'get',
  path: '/api/catalog/tags',
  summary: 'Todos los temas, en orden',
  answer: z.object({ tags: z.array(Tag) }),
})

export const listRoadmaps = call({
  method: 'get',
  path: '/api/catalog/roadmaps',
  summary: 'Todos los roadmaps con sus temas, en orden',
  answer: z.object({ roadmaps: z.array(Roadmap) }),
})
