import type { Likeable } from './preferences.ts'

/** That somebody wants something liked or not, from the click until the server has answered. */
export type Wish = { userId: string; kind: Likeable; id: string; liked: boolean }

let open: readonly Wish[] = []
const listeners = new Set<() => void>()

function change(next: readonly Wish[]): void {
  open = next
  for (const listener of listeners) listener()
}

/** The wishes of this page, in the order of the clicks. */
export const wishes = {
  read: (): readonly Wish[] => open,
  add: (wish: Wish): void => change([...open, wish]),
  drop: (wish: Wish): void => change(open.filter((other) => other !== wish)),
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
