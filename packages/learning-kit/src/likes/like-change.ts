import type { Likeable, Likes } from './preferences.ts'

/** That somebody wants something liked or not. */
export type LikeChange = { userId: string; kind: Likeable; id: string; liked: boolean }

/** The likes as they will be once the server has done these changes, as far as they are this person's. */
export function withChanges(likes: Likes, changes: readonly LikeChange[], userId: string): Likes {
  let shown = likes
  for (const { kind, id, liked } of changes.filter((change) => change.userId === userId)) {
    const { [id]: _, ...others } = shown[kind]
    shown = { ...shown, [kind]: liked ? { ...others, [id]: true } : others }
  }
  return shown
}
