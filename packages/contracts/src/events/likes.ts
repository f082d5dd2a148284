import * as z from 'zod/mini'
import { LikedKind } from '../likes.ts'
import { eventType } from './event.ts'

const LikedItem = z.object({ kind: LikedKind, id: z.int().check(z.positive()) })

/**
 * A person liked or unliked something, or all likes were erased with the account (`erased`): then every service
 * erases its data about the person. `subject` is the person's id, `sequence` the version of the likes after the
 * change.
 */
export const likesChanged = eventType({
  topic: 'likes.user',
  type: 'likes.changed.v1',
  data: z.object({
    liked: z.array(LikedItem),
    unliked: z.array(LikedItem),
    erased: z.optional(z.literal(true)),
  }),
})
