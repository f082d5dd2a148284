import { guest, storedPreferences, useQuery, useSession, useStored } from '@semaforo/frontend-kit'
import { knownLikes, readAccountLikes } from './account-likes.ts'
import { withChanges } from './like-change.ts'
import { pendingChanges, usePendingChanges } from './pending-changes.ts'
import {
  handOn,
  keepLikes,
  type Likeable,
  type Likes,
  likesOf,
  Preferences,
  toggleLike,
} from './preferences.ts'
import { submitChange } from './submit-change.ts'

const preferences = storedPreferences((json) => Preferences.safeParse(json).data)

/**
 * What the person at this browser likes, and how to change it. A guest's likes stay in the browser; those of
 * an account are the server's, of which the browser keeps a copy to show until the server has answered.
 */
export function useLikes(): { likes: Likes; toggle: (kind: Likeable, id: number | string) => void } {
  const user = useSession()?.user
  const userKey = user?.email ?? guest
  const kept = likesOf(useStored(preferences), userKey)
  const changes = usePendingChanges()
  const { data } = useQuery({
    ...readAccountLikes(user?.id ?? guest, (likes) =>
      preferences.write(keepLikes(preferences.read(), userKey, likes)),
    ),
    enabled: user !== undefined,
  })
  if (!user)
    return {
      likes: kept,
      toggle: (kind, id) => preferences.write(toggleLike(preferences.read(), guest, kind, id)),
    }
  return {
    likes: withChanges(data?.likes ?? kept, changes, user.id),
    toggle: (kind, id) => {
      // As it is when the heart is pressed: a second press may come before the first is on the screen.
      const now = withChanges(knownLikes(user.id)?.likes ?? kept, pendingChanges(), user.id)
      void submitChange({ userId: user.id, kind, id: String(id), liked: !now[kind][String(id)] })
    },
  }
}

/** What this browser keeps for whoever was not signed in, and how it becomes a person's own. */
export const guestLikes = {
  read: (): Likes => likesOf(preferences.read(), guest),
  handTo: (userKey: string): void => preferences.write(handOn(preferences.read(), userKey)),
}
