import { guest, storedPreferences, useQuery, useSession, useStored } from '@semaforo/frontend-kit'
import { accountLikesQuery, cachedLikes } from './account-likes.ts'
import { withChanges } from './like-change.ts'
import { pendingChanges, usePendingChanges } from './pending-changes.ts'
import {
  keepLikes,
  type Likeable,
  type Likes,
  likesOf,
  mergeGuestLikes,
  Preferences,
  toggleLike,
} from './preferences.ts'
import { submitChange } from './submit-change.ts'

const preferences = storedPreferences((json) => Preferences.safeParse(json).data)

type UsedLikes = {
  likes: Likes
  /** That of the server, which a guest has none of. */
  answer: {
    data: unknown
    isPending: boolean
    isFetching: boolean
    error: Error | null
    refetch: () => unknown
  }
  /**
   * What the heart button of an item needs besides its name. `data-like` says to the shell's boot script which like it
   * is, so that a document prerendered shows it before this is there.
   */
  heart: (
    kind: Likeable,
    id: number | string,
  ) => { liked: boolean; onToggle: () => void; 'data-like': string }
}

/**
 * The likes of the current user or guest, and how to change them. A guest's likes live in the browser; those of
 * an account on the server, with a copy in the browser to show until the server answers.
 */
export function useLikes(): UsedLikes {
  const user = useSession()?.user
  const userKey = user?.email ?? guest
  const kept = likesOf(useStored(preferences), userKey)
  const changes = usePendingChanges()
  const answer = useQuery({
    ...accountLikesQuery(user?.id ?? guest, (likes) =>
      preferences.write(keepLikes(preferences.read(), userKey, likes)),
    ),
    enabled: user !== undefined,
  })
  const likes = user ? withChanges(answer.data?.likes ?? kept, changes, user.id) : kept
  const toggle = (kind: Likeable, id: number | string) => {
    if (!user) return preferences.write(toggleLike(preferences.read(), guest, kind, id))
    // Computed at the click and not at the last render: a second click may come before the first is rendered.
    const now = withChanges(cachedLikes(user.id)?.likes ?? kept, pendingChanges(), user.id)
    void submitChange({ userId: user.id, kind, id: String(id), liked: !now[kind][String(id)] })
  }
  return {
    likes,
    answer,
    heart: (kind, id) => ({
      liked: Boolean(likes[kind][id]),
      onToggle: () => toggle(kind, id),
      'data-like': `${kind} ${id}`,
    }),
  }
}

/** The likes of the guest in this browser, and how they move to an account. */
export const guestLikes = {
  read: (): Likes => likesOf(preferences.read(), guest),
  moveTo: (userKey: string): void => preferences.write(mergeGuestLikes(preferences.read(), userKey)),
}
