import * as z from 'zod/mini'
import { call } from './call.ts'
import { tagInPath } from './likes.ts'

const LearnedTopic = z.object({ id: z.int().check(z.positive()), at: z.iso.datetime() })
export type LearnedTopic = z.infer<typeof LearnedTopic>

/**
 * The topics that the signed-in person has learned and when, in the order of learning. `version` grows with each change
 * and is the one in `progress:updated`; it is 0 for a person who never learned anything.
 */
export const Progress = z.object({
  learned: z.array(LearnedTopic),
  version: z.int().check(z.nonnegative()),
})
export type Progress = z.infer<typeof Progress>

export const readProgress = call({
  method: 'get',
  path: '/api/me/progress',
  summary: 'Los temas que ya aprendiste',
  auth: 'user',
  answer: Progress,
})

/** Both are idempotent and answer the resulting progress. A topic that was learned before keeps its time. */
export const learnTopic = call({
  method: 'post',
  path: '/api/me/progress/tag/:id',
  summary: 'Marca un tema como aprendido',
  auth: 'user',
  params: tagInPath,
  answer: Progress,
  problems: { 404: ['unknown-tag'], 409: ['retired-tag'] },
})

export const unlearnTopic = call({
  method: 'delete',
  path: '/api/me/progress/tag/:id',
  summary: 'Quita un tema de los aprendidos',
  auth: 'user',
  params: tagInPath,
  answer: Progress,
  problems: { 404: ['unknown-tag'] },
})
