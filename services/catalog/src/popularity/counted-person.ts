import type { likesChanged } from '@semaforo/contracts'
import type { z } from 'zod'

/** A change of one person's likes; `version` is that of their likes after the change, `at` its time. */
export type LikesChange = z.infer<typeof likesChanged.data> & { version: number; at: string }

/**
 * The last counted state of each tag for one person, with its version; a tombstone where the account
 * was erased `at` (ISO 8601). */
export type CountedPerson =
  | { tags: Readonly<Record<string, { liked: boolean; version: number }>> }
  | { erased: true; at: string }

export type Addition = { tagId: number; by: 1 | -1 }

/**
 * The increments of each tag's count for a change, given what was counted for the person before. Duplicate and
 * out-of-order changes add nothing.
 */
export function additions(person: CountedPerson | undefined, change: LikesChange): Addition[] {
  if (person && 'erased' in person) return []
  const tags = person?.tags ?? {}
  const states = change.erased ? allUnliked(tags) : newerStates(tags, change)
  return states
    .filter(({ tagId, liked }) => (tags[tagId]?.liked ?? false) !== liked)
    .map(({ tagId, liked }) => ({ tagId, by: liked ? 1 : -1 }))
}

/** The person after counting the change; the same object if it contains nothing new. */
export function counted(person: CountedPerson | undefined, change: LikesChange): CountedPerson | undefined {
  if (person && 'erased' in person) return person
  const { version, at } = change
  if (change.erased) return { erased: true, at }
  const states = newerStates(person?.tags ?? {}, change).map(({ tagId, liked }) => [
    tagId,
    { liked, version },
  ])
  return states.length === 0 ? person : { tags: { ...person?.tags, ...Object.fromEntries(states) } }
}

type Tags = Extract<CountedPerson, { tags: unknown }>['tags']
type TagState = { tagId: number; liked: boolean }

/** The tag states in a change that are newer than those already counted. */
function newerStates(tags: Tags, { liked, unliked, version }: LikesChange): TagState[] {
  const all = [
    ...liked.map((item) => ({ ...item, liked: true })),
    ...unliked.map((item) => ({ ...item, liked: false })),
  ]
  return all
    .filter(({ kind, id }) => kind === 'tag' && (tags[id]?.version ?? 0) < version)
    .map(({ id, liked }) => ({ tagId: id, liked }))
}

/** Every counted tag as no longer liked. */
const allUnliked = (tags: Tags): TagState[] =>
  Object.keys(tags).map((id) => ({ tagId: Number(id), liked: false }))
