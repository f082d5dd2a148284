import type { Likeable, Likes } from './preferences.ts'

/** A requested change: to like something or to take the like back. */
export type LikeChange = { userId: string; kind: Likeable; id: string; liked: boolean }

/** The likes with these changes applied, skipping those of other users. */
export function withChanges(likes: Likes, changes: readonly LikeChange[], userId: string): Likes {
  let shown = likes
  for (const { kind, id, liked } of changes.filter((change) => change.userId === userId)) {
    const { [id]: _, ...others } = shown[kind]
    shown = { ...shown, [kind]: liked ? { ...others, [id]: true } : others }
  }
  return shown
}
