import { useSession } from '../session/session.ts'
import { stored, useStored } from '../storage.ts'
import { type Likeable, type Likes, likesOf, Preferences, toggleLike } from './preferences.ts'

const preferences = stored<Preferences>(
  'semaforo.preferences',
  (json) => Preferences.safeParse(json).data,
  {},
)

/** The likes that this browser keeps for the person at it, and how to change them. */
export function useLikes(): { likes: Likes; toggle: (kind: Likeable, id: number | string) => void } {
  const userKey = useSession()?.user.email ?? 'guest'
  return {
    likes: likesOf(useStored(preferences), userKey),
    toggle: (kind, id) => preferences.write(toggleLike(preferences.read(), userKey, kind, id)),
  }
}
