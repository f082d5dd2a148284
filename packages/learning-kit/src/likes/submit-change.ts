import { likeRoadmap, likeTag, unlikeRoadmap, unlikeTag, type Likes as WireLikes } from '@semaforo/contracts'
import { MutationObserver, queryClient, request, session, withMutex } from '@semaforo/frontend-kit'
import { likesKey, pendingChangesKey } from '../query-keys.ts'
import { takeAnswer } from './account-likes.ts'
import type { LikeChange } from './like-change.ts'

const calls = {
  tags: { like: likeTag, unlike: unlikeTag },
  roadmaps: { like: likeRoadmap, unlike: unlikeRoadmap },
}

/**
 * Shows the change at once, as a pending mutation, and brings it to the server. Where that fails the page goes
 * back to what the server holds, without a word; the reason stands in the console.
 */
export async function submitChange(change: LikeChange): Promise<void> {
  // Clicks on one heart arrive in their order: the scope holds in every frontend of the page, the mutex in every tab.
  const likeable = `semaforo.like.${change.kind}.${change.id}`
  const observer = new MutationObserver(queryClient, {
    mutationKey: pendingChangesKey,
    scope: { id: likeable },
    mutationFn: (wanted: LikeChange) => withMutex(likeable, () => send(wanted)),
    onSuccess: (answer) => takeAnswer(change.userId, answer),
    // Without a connection a change fails at once: waiting for one would show a like that nobody has.
    networkMode: 'always',
    gcTime: 0,
  })
  await observer.mutate(change).catch((error: unknown) => {
    // biome-ignore lint/suspicious/noConsole: the page says nothing, so this is where it can be found out
    console.error('A like was undone.', error)
  })
  // An observed mutation stays in the cache: what somebody pressed is nobody's business once it is answered.
  observer.reset()
  void queryClient.invalidateQueries({ queryKey: likesKey })
}

/** @throws {Error} 'No session' where nobody is signed in any more, or somebody else is */
async function send({ userId, kind, id, liked }: LikeChange): Promise<WireLikes> {
  if (session.read()?.user.id !== userId) throw new Error('No session')
  return request(calls[kind][liked ? 'like' : 'unlike'], { params: { id } })
}
