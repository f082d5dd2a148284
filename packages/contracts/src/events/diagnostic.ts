import * as z from 'zod/mini'
import { Business, month } from '../diagnostic/business.ts'
import { eventType } from './event.ts'

const recorded = z.object({
  id: z.string(),
  user_id: z.string(),
  saved_at: z.iso.datetime(),
  predictionTree: z.nullable(z.literal([0, 1])),
  score: z.nullable(z.number()),
})

/** A diagnostic was saved, before records had a business. Logs still have such events. */
export const diagnosticRecordedV1 = eventType({
  topic: 'diagnostic.record',
  type: 'diagnostic.recorded.v1',
  data: recorded,
})

/**
 * A diagnostic was saved, completed or moved to another business. The event has the results, and none of the company's
 * figures. Without `negocio` the diagnostic is of the person's unnamed business.
 */
export const diagnosticRecorded = eventType({
  topic: 'diagnostic.record',
  type: 'diagnostic.recorded.v2',
  data: z.extend(recorded, { negocio: z.optional(Business), cifras_al: z.optional(month) }),
})

/** A diagnostic was erased; `subject` is its id. */
export const diagnosticErased = eventType({
  topic: 'diagnostic.record',
  type: 'diagnostic.erased.v1',
  data: z.object({ user_id: z.string() }),
})
