import * as z from 'zod/mini'
import { call } from '../call.ts'
import { betweenFields, figuresShape, nothingElse } from './figures.ts'

const score = 'El puntaje va de 0 a 100.'

const recordShape = {
  ...figuresShape,
  predictionTree: z.nullable(z.literal([0, 1], 'La predicción es 0, 1 o nula.')),
  score: z.nullable(z.number(score).check(z.minimum(0, score), z.maximum(100, score))),
  user_id: z.string('Falta de quién es el diagnóstico.').check(z.minLength(1), z.maxLength(64)),
}

const ownId = z.string().check(z.regex(/^[\w-]{16,64}$/, 'El id lleva de 16 a 64 letras, cifras o guiones.'))

/**
 * What the page saves after a calculation: a part that failed is null. `id` is the page's own name for this
 * diagnostic, never used before (128 random bits): sent again, it is the same record, and a part that was null
 * may have come. Without one each is a new record.
 */
export const NewRecord = z
  .strictObject({ ...recordShape, id: z.optional(ownId) }, { error: nothingElse })
  .check(...betweenFields)
export type NewRecord = z.infer<typeof NewRecord>

/** A diagnostic as it is kept; times are ISO 8601. */
export const DiagnosticRecord = z.object({ ...recordShape, id: z.string(), saved_at: z.iso.datetime() })
export type DiagnosticRecord = z.infer<typeof DiagnosticRecord>

/**
 * Answers with the record as it is kept: `not-allowed` for a `user_id` that is not who asks, `record-exists`
 * for an `id` whose record holds other figures, `too-many-records` beyond what a person may keep a day and in all.
 */
export const saveRecord = call({
  method: 'post',
  path: '/api/modelData',
  summary: 'Guarda un diagnóstico',
  auth: 'user',
  body: NewRecord,
  status: 201,
  answer: DiagnosticRecord,
  problems: { 403: ['not-allowed'], 409: ['record-exists', 'too-many-records'] },
})

export const recordsPerPage = 20

/** My own records, newest first; `next` of one page is `after` of the following. */
export const listRecords = call({
  method: 'get',
  path: '/api/modelData',
  summary: 'Mis diagnósticos, del más reciente al más antiguo',
  auth: 'user',
  query: z.object({
    after: z.optional(z.string().check(z.regex(/^[\w-]{1,400}$/, 'Esa página no existe.'))),
  }),
  answer: z.object({ records: z.array(DiagnosticRecord), next: z.optional(z.string()) }),
  problems: { 400: ['unknown-page'] },
})
