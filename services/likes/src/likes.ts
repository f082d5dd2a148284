import { type DomainEvent, event, type LikedKind, likesChanged } from '@semaforo/contracts'

/** What one person likes, in the order in which they liked it. */
export type LikedItems = Readonly<Record<LikedKind, readonly number[]>>

/** A person's likes. Those of an erased account stay erased: a token may outlive its account by minutes. */
export type PersonLikes = LikedItems | { erased: true }

export type Decision = readonly [state: PersonLikes, events: readonly DomainEvent[]]

const none: LikedItems = { tag: [], roadmap: [] }

/** The likes that a person has now. */
export function likedItems(state: PersonLikes | null | undefined): LikedItems {
  return !state || 'erased' in state ? none : state
}

export const isErased = (state: PersonLikes | null | undefined): boolean => !!state && 'erased' in state

/** Likes an item. Nothing happens where it is liked already, or the account is erased. */
export function like(kind: LikedKind, id: number) {
  return (state: PersonLikes = none): Decision => {
    if ('erased' in state || state[kind].includes(id)) return [state, []]
    return [
      { ...state, [kind]: [...state[kind], id] },
      [event(likesChanged, { liked: [{ kind, id }], unliked: [] })],
    ]
  }
}

/** Takes a like back. Nothing happens where there is none. */
export function unlike(kind: LikedKind, id: number) {
  return (state: PersonLikes = none): Decision => {
    if ('erased' in state || !state[kind].includes(id)) return [state, []]
    return [
      { ...state, [kind]: state[kind].filter((other) => other !== id) },
      [event(likesChanged, { liked: [], unliked: [{ kind, id }] })],
    ]
  }
}

/** Forgets everything with the account, and tells it to all who know of these likes. */
export function erase(state?: PersonLikes): Decision {
  if (!state) return [{ erased: true }, []]
  if ('erased' in state) return [state, []]
  const unliked = (['tag', 'roadmap'] as const).flatMap((kind) => state[kind].map((id) => ({ kind, id })))
  return [{ erased: true }, [event(likesChanged, { liked: [], unliked, erased: true })]]
}
