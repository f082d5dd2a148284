import { useQuery } from '@tanstack/react-query'
import { session, useSession } from '../session/session.ts'
import { stored, useStored } from '../storage.ts'
import { readAccountLikes, toggleAccountLike, withWishes } from './account-likes.ts'
import {
  handOn,
  keepLikes,
  type Likeable,
  type Likes,
  likesOf,
  onlyOf,
  Preferences,
  toggleLike,
} from './preferences.ts'
import { wishes } from './wishes.ts'

const preferences = stored<Preferences>(
  'semaforo.preferences',
  (json) => Preferences.safeParse(json).data,
  {},
)

const guest = 'guest'

/** Keeps the likes of the guest and of whoever is signed in: nobody finds here whose likes were shown before. */
function write(next: Preferences): void {
  const here = onlyOf(next, [guest, session.read()?.user.email ?? guest])
  if (here !== preferences.read()) preferences.write(here)
}

/**
 * What the person at this browser likes, and how to change it. A guest's likes stay in the browser; those of
 * an account are the server's, of which the browser keeps a copy to show until the server has answered.
 */
export function useLikes(): { likes: Likes; toggle: (kind: Likeable, id: number | string) => void } {
  const user = useSession()?.user
  const userKey = user?.email ?? guest
  const kept = likesOf(useStored(preferences), userKey)
  const wished = useStored(wishes)
  const { data } = useQuery({
    ...readAccountLikes(user?.id ?? guest, (likes) => write(keepLikes(preferences.read(), userKey, likes))),
    enabled: user !== undefined,
  })
  if (!user)
    return {
      likes: kept,
      toggle: (kind, id) => write(toggleLike(preferences.read(), guest, kind, id)),
    }
  const likes = withWishes(data?.likes ?? kept, wished, user.id)
  return {
    likes,
    toggle: (kind, id) =>
      void toggleAccountLike({ userId: user.id, kind, id: String(id), liked: !likes[kind][String(id)] }),
  }
}

/** What this browser keeps for whoever was not signed in, and how it becomes a person's own. */
export const guestLikes = {
  read: (): Likes => likesOf(preferences.read(), guest),
  handTo: (userKey: string): void => write(handOn(preferences.read(), userKey)),
}

/** Forgets the likes of everybody who is not signed in here any more. */
export const forgetOthersLikes = (): void => write(preferences.read())
