import * as z from 'zod/mini'
import { eventType } from './event.ts'

/** A diagnostic was saved. The event has the results, and none of the company's figures. */
export const diagnosticRecorded = eventType({
  topic: 'diagnostic.record',
  type: 'diagnostic.recorded.v1',
  data: z.object({
    id: z.string(),
    user_id: z.string(),
    saved_at: z.iso.datetime(),
    predictionTree: z.nullable(z.literal([0, 1])),
    score: z.nullable(z.number()),
  }),
})

/** A diagnostic was erased; `subject` is its id. */
export const diagnosticErased = eventType({
  topic: 'diagnostic.record',
  type: 'diagnostic.erased.v1',
  data: z.object({ user_id: z.string() }),
})
