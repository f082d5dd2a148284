import * as z from 'zod/mini'

/** The likes of one person, as maps from id to true. */
const Likes = z.object({
  tags: z._default(z.record(z.string(), z.literal(true)), {}),
  roadmaps: z._default(z.record(z.string(), z.literal(true)), {}),
})
export type Likes = z.infer<typeof Likes>
export type Likeable = keyof Likes

/** The likes in this browser, by user key. */
export const Preferences = z.record(z.string(), Likes)
export type Preferences = z.infer<typeof Preferences>

const none: Likes = { tags: {}, roadmaps: {} }

export function likesOf(preferences: Preferences, userKey: string): Likes {
  return preferences[userKey] ?? none
}

/** Adds a like, or removes it if it exists. */
export function toggleLike(
  preferences: Preferences,
  userKey: string,
  kind: Likeable,
  id: number | string,
): Preferences {
  const likes = likesOf(preferences, userKey)
  const { [String(id)]: liked, ...others } = likes[kind]
  return {
    ...preferences,
    [userKey]: { ...likes, [kind]: liked ? others : { ...others, [String(id)]: true } },
  }
}

/** Replaces the stored likes of one user key. */
export function keepLikes(preferences: Preferences, userKey: string, likes: Likes): Preferences {
  return { ...preferences, [userKey]: likes }
}

/** Moves the guest's likes to a user key, merged with the likes there. */
export function mergeGuestLikes(preferences: Preferences, userKey: string): Preferences {
  const { guest: given = none, ...others } = preferences
  const { tags, roadmaps } = likesOf(preferences, userKey)
  return {
    ...others,
    [userKey]: { tags: { ...tags, ...given.tags }, roadmaps: { ...roadmaps, ...given.roadmaps } },
  }
}
