import { useSession } from '../session/session.ts'
import { stored, useStored } from '../storage.ts'
import { handOn, type Likeable, type Likes, likesOf, Preferences, toggleLike } from './preferences.ts'

const preferences = stored<Preferences>(
  'semaforo.preferences',
  (json) => Preferences.safeParse(json).data,
  {},
)

const guest = 'guest'

/** The likes that this browser keeps for the person at it, and how to change them. */
export function useLikes(): { likes: Likes; toggle: (kind: Likeable, id: number | string) => void } {
  const userKey = useSession()?.user.email ?? guest
  return {
    likes: likesOf(useStored(preferences), userKey),
    toggle: (kind, id) => preferences.write(toggleLike(preferences.read(), userKey, kind, id)),
  }
}

/** What this browser keeps for whoever was not signed in, and how it becomes a person's own. */
export const guestLikes = {
  read: (): Likes => likesOf(preferences.read(), guest),
  handTo: (userKey: string): void => preferences.write(handOn(preferences.read(), userKey)),
}
