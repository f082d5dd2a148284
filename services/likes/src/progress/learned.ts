import { type DomainEvent, event, type LearnedTopic, progressChanged } from '@semaforo/contracts'

/** The topics that a person has learned, or the tombstone of an account that was erased `at` (ISO 8601). */
export type PersonProgress = { learned: readonly LearnedTopic[] } | { erased: true; at: string }

export type Decision = readonly [state: PersonProgress, events: readonly DomainEvent[]]

/** A person's learned topics, in the order of learning. */
export function learnedTopics(state: PersonProgress | null | undefined): readonly LearnedTopic[] {
  return state && 'learned' in state ? state.learned : []
}

/** Marks a topic as learned `at` a time. No effect if it is already, or if the account is erased. */
export function learn(id: number, at: string) {
  return (state: PersonProgress = { learned: [] }): Decision => {
    if ('erased' in state || state.learned.some((topic) => topic.id === id)) return [state, []]
    return [
      { learned: [...state.learned, { id, at }] },
      [event(progressChanged, { learned: [id], unlearned: [] })],
    ]
  }
}

/** Takes a topic back. No effect if it is not learned, nor a first version for who never learned anything. */
export function unlearn(id: number) {
  return (state?: PersonProgress): Decision | readonly [state: null, events: readonly []] => {
    if (!state) return [null, []]
    if ('erased' in state || !state.learned.some((topic) => topic.id === id)) return [state, []]
    return [
      { learned: state.learned.filter((topic) => topic.id !== id) },
      [event(progressChanged, { learned: [], unlearned: [id] })],
    ]
  }
}

/** Erases all progress with the account, and publishes its removal. */
export function eraseProgress(at: string) {
  return (state?: PersonProgress): Decision => {
    const tombstone = { erased: true, at } as const
    if (!state) return [tombstone, []]
    if ('erased' in state) return [state, []]
    const unlearned = state.learned.map(({ id }) => id)
    return [tombstone, [event(progressChanged, { learned: [], unlearned, erased: true })]]
  }
}
