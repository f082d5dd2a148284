import { likeRoadmap, likeTag, unlikeRoadmap, unlikeTag, type Likes as WireLikes } from '@semaforo/contracts'
import { MutationObserver, queryClient, request, session, withMutex } from '@semaforo/frontend-kit'
import { likesKey, pendingChangesKey } from '../query-keys.ts'
import { cacheAnswer } from './account-likes.ts'
import type { LikeChange } from './like-change.ts'

const calls = {
  tags: { like: likeTag, unlike: unlikeTag },
  roadmaps: { like: likeRoadmap, unlike: unlikeRoadmap },
}

/**
 * Shows the change at once, as a pending mutation (optimistic update), and sends it to the server: without a connection
 * once there is one, as the bar says that the page shows then. On failure the page returns to the server's state without
 * a message; the reason is logged to the console.
 */
export async function submitChange(change: LikeChange): Promise<void> {
  // Clicks on one heart are sent in order: the scope covers all frontends of the page, the mutex all tabs.
  const likeable = `semaforo.like.${change.kind}.${change.id}`
  const observer = new MutationObserver(queryClient, {
    mutationKey: pendingChangesKey,
    scope: { id: likeable },
    mutationFn: (wanted: LikeChange) => withMutex(likeable, () => send(wanted)),
    onSuccess: (answer) => cacheAnswer(change.userId, answer),
    gcTime: 0,
  })
  await observer.mutate(change).catch((error: unknown) => {
    // biome-ignore lint/suspicious/noConsole: the page shows no message, the reason is found only here
    console.error('A like was undone.', error)
  })
  // The cache keeps a mutation while it is observed: personal data must not outlive its answer.
  observer.reset()
  void queryClient.invalidateQueries({ queryKey: likesKey })
}

/** @throws {Error} 'No session' if this user is not signed in any more */
async function send({ userId, kind, id, liked }: LikeChange): Promise<WireLikes> {
  if (session.read()?.user.id !== userId) throw new Error('No session')
  return request(calls[kind][liked ? 'like' : 'unlike'], { params: { id } })
}
