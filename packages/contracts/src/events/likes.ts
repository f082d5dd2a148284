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

/** Orders the rebuilds of a read model: a later one has a larger number. */
const generation = z.int().check(z.positive())

/**
 * All that a person likes at version `sequence`, published again for a read model that is rebuilt; `gone` where the
 * person is unknown to the likes service.
 */
export const likesRestated = eventType({
  topic: 'likes.user',
  type: 'likes.restated.v1',
  data: z.object({ generation, liked: z.array(LikedItem), gone: z.optional(z.literal(true)) }),
})

/** Everybody's likes were restated for a generation: its count of a tag replaces the one before. */
export const likesRecounted = eventType({
  topic: 'likes.user',
  type: 'likes.recounted.v1',
  data: z.object({ generation, tagId: z.int().check(z.positive()) }),
})
