import * as z from 'zod/mini'
import { eventType } from './event.ts'

const tagIds = z.array(z.int().check(z.positive()))

/**
 * A person learned topics or took them back, or all was erased with the account (`erased`). `subject` is the person's
 * id, `sequence` the version of the progress after the change.
 */
export const progressChanged = eventType({
  topic: 'likes.progress',
  type: 'progress.changed.v1',
  data: z.object({ learned: tagIds, unlearned: tagIds, erased: z.optional(z.literal(true)) }),
})
