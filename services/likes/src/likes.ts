import { type DomainEvent, event, type LikedKind, likesChanged } from '@semaforo/contracts'

/** The items one person likes, in the order of liking. */
export type LikedItems = Readonly<Record<LikedKind, readonly number[]>>

/** A person's likes, or the tombstone of an account that was erased `at` (ISO 8601): its token may outlive it by minutes. */
export type PersonLikes = LikedItems | { erased: true; at: string }

export type Decision = readonly [state: PersonLikes, events: readonly DomainEvent[]]

const none: LikedItems = { tag: [], roadmap: [] }

/** A person's current likes. */
export function likedItems(state: PersonLikes | null | undefined): LikedItems {
  return !state || 'erased' in state ? none : state
}

export const isErased = (state: PersonLikes | null | undefined): boolean => !!state && 'erased' in state

/** Likes an item. No effect if it is liked already or the account is erased. */
export function like(kind: LikedKind, id: number) {
  return (state: PersonLikes = none): Decision => {
    if ('erased' in state || state[kind].includes(id)) return [state, []]
    return [
      { ...state, [kind]: [...state[kind], id] },
      [event(likesChanged, { liked: [{ kind, id }], unliked: [] })],
    ]
  }
}

/** Removes a like. No effect if there is none, nor a first version for who never liked anything. */
export function unlike(kind: LikedKind, id: number) {
  return (state?: PersonLikes): Decision | readonly [state: null, events: readonly []] => {
    if (!state) return [null, []]
    if ('erased' in state || !state[kind].includes(id)) return [state, []]
    return [
      { ...state, [kind]: state[kind].filter((other) => other !== id) },
      [event(likesChanged, { liked: [], unliked: [{ kind, id }] })],
    ]
  }
}

/** Erases all likes with the account, and publishes their removal to the services that copied them. */
export function erase(at: string) {
  return (state?: PersonLikes): Decision => {
    const tombstone = { erased: true, at } as const
    if (!state) return [tombstone, []]
    if ('erased' in state) return [state, []]
    const unliked = (['tag', 'roadmap'] as const).flatMap((kind) => state[kind].map((id) => ({ kind, id })))
    return [tombstone, [event(likesChanged, { liked: [], unliked, erased: true })]]
  }
}
