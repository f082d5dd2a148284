import type { Likeable, Likes } from './preferences.ts'

/** The names under which each kind of liked ids is documented. */
const names = { tags: ['tags', 'likedTagIds'], roadmaps: ['roadmaps', 'likedRoadmapIds'] }

/**
 * The liked ids of a kind in any documented form of an answer: an array, or an object with either name.
 * @param inArray the kind that an array is of
 * @returns undefined if the answer says nothing of this kind
 */
export function likedIn(answer: unknown, kind: Likeable, inArray = kind): Likes[Likeable] | undefined {
  if (Array.isArray(answer)) return inArray === kind ? asMap(answer) : undefined
  const found = names[kind].map((name) => Object(answer)[name]).find(Array.isArray)
  return found && asMap(found)
}

export function asMap(ids: readonly unknown[]): Likes[Likeable] {
  return Object.fromEntries(ids.map((id) => [String(id), true]))
}
