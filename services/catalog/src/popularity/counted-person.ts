import type { likesChanged } from '@semaforo/contracts'
import type { z } from 'zod'

/** A change of one person's likes; `version` is that of their likes after it. */
export type LikesChange = z.infer<typeof likesChanged.data> & { version: number }

/** What one person's likes said last of each tag, and in which version. Of an erased account nothing is known. */
export type CountedPerson =
  | { tags: Readonly<Record<string, { liked: boolean; version: number }>> }
  | { erased: true }

export type Addition = { tagId: number; by: 1 | -1 }

/**
 * What a change adds to the count of each tag, given what was counted of the person before. A change that
 * comes again, or after one that overtook it, adds nothing, however many came between.
 */
export function additions(person: CountedPerson | undefined, change: LikesChange): Addition[] {
  if (person && 'erased' in person) return []
  const tags = person?.tags ?? {}
  const said = change.erased ? leftOf(tags) : news(tags, change)
  return said
    .filter(({ tagId, liked }) => (tags[tagId]?.liked ?? false) !== liked)
    .map(({ tagId, liked }) => ({ tagId, by: liked ? 1 : -1 }))
}

/** The person once the change is counted; the same where it says nothing new. */
export function counted(person: CountedPerson | undefined, change: LikesChange): CountedPerson | undefined {
  if (person && 'erased' in person) return person
  if (change.erased) return { erased: true }
  const { version } = change
  const said = news(person?.tags ?? {}, change).map(({ tagId, liked }) => [tagId, { liked, version }])
  return said.length === 0 ? person : { tags: { ...person?.tags, ...Object.fromEntries(said) } }
}

type Tags = Extract<CountedPerson, { tags: unknown }>['tags']
type Said = { tagId: number; liked: boolean }

/** What the change says of tags and no later one said before. */
function news(tags: Tags, { liked, unliked, version }: LikesChange): Said[] {
  const all = [
    ...liked.map((item) => ({ ...item, liked: true })),
    ...unliked.map((item) => ({ ...item, liked: false })),
  ]
  return all
    .filter(({ kind, id }) => kind === 'tag' && (tags[id]?.version ?? 0) < version)
    .map(({ id, liked }) => ({ tagId: id, liked }))
}

/** Every tag that was counted, let go. */
const leftOf = (tags: Tags): Said[] => Object.keys(tags).map((id) => ({ tagId: Number(id), liked: false }))
