import type { likesChanged } from '@semaforo/contracts'
import type { z } from 'zod'
import type { Addition, Restated } from './liked-tag.ts'

/** A change of one person's likes; `version` is that of their likes after the change, `at` its time. */
export type LikesChange = z.infer<typeof likesChanged.data> & { version: number; at: string }

/**
 * The last counted state of each tag for one person, with its version, and the generation that counted them; a
 * tombstone where the account was erased `at` (ISO 8601).
 */
export type CountedPerson =
  | { tags: Readonly<Record<string, { liked: boolean; version: number }>>; generation?: number }
  | { erased: true; at: string }

/** 0 for who was counted before there was any rebuild. */
export const generationOf = (person: CountedPerson): number =>
  'erased' in person ? 0 : (person.generation ?? 0)

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
  return states.length === 0
    ? person
    : { ...person, tags: { ...person?.tags, ...Object.fromEntries(states) } }
}

/** All tags that a person likes at a version, as a rebuild of this generation found them. */
export type Restatement = { liked: readonly number[]; version: number; generation: number }

/** The person as restated, in this generation or a later one; what was counted of later versions stays. */
export function restatedPerson(
  person: CountedPerson | undefined,
  { liked, version, generation }: Restatement,
): Live & { generation: number } {
  const known = tagsOf(person)
  const ids = [...new Set([...Object.keys(known), ...liked.map(String)])]
  const tags = ids.map((id) => {
    const now = { liked: liked.includes(Number(id)), version }
    return [id, known[id] && known[id].version > version ? known[id] : now] as const
  })
  return {
    tags: Object.fromEntries(tags),
    generation: Math.max(generation, person ? generationOf(person) : 0),
  }
}

/** What is true of each tag that a person likes or liked, beside what was counted of it. */
export function restatements(person: CountedPerson | undefined, next: Live): Restated[] {
  const known = tagsOf(person)
  const from = person ? generationOf(person) : 0
  return Object.entries(next.tags)
    .map(([id, { liked }]) => ({
      tagId: Number(id),
      from,
      before: known[id]?.liked ? (1 as const) : (0 as const),
      now: liked ? (1 as const) : (0 as const),
    }))
    .filter(({ before, now }) => before + now > 0)
}

type Live = Exclude<CountedPerson, { erased: true }>
type Tags = Live['tags']
type TagState = { tagId: number; liked: boolean }

const tagsOf = (person: CountedPerson | undefined): Tags => (!person || 'erased' in person ? {} : person.tags)

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
