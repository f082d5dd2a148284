import { likeRoadmap, likeTag, unlikeRoadmap, unlikeTag, type Likes as WireLikes } from '@semaforo/contracts'
import { ApiError, MutationObserver, queryClient, request, session, withMutex } from '@semaforo/frontend-kit'
import { likesKey, pendingChangesKey } from '../query-keys.ts'
import { cacheAnswer } from './account-likes.ts'
import type { LikeChange } from './like-change.ts'
import { pendingChanges } from './pending-changes.ts'
import { endWaiting, keepWaiting, waitingChanges } from './waiting-changes.ts'

const calls = {
  tags: { like: likeTag, unlike: unlikeTag },
  roadmaps: { like: likeRoadmap, unlike: unlikeRoadmap },
}

/**
 * Shows the change at once, as a pending mutation (optimistic update), and sends it to the server: without a connection
 * once there is one, as the bar says that the page shows then. On failure the page returns to the server's state without
 * a message; the reason is logged to the console. What was not saved because the session had ended waits for its owner.
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
  keepWaiting(change)
  const error = await observer.mutate(change).then(
    () => undefined,
    (error: unknown) => error,
  )
  // biome-ignore lint/suspicious/noConsole: the page shows no message, the reason is found only here
  if (error) console.error('A like was undone.', error)
  // The cache keeps a mutation while it is observed: personal data must not outlive its answer.
  observer.reset()
  if (!(error instanceof NoSession)) endWaiting(change)
  // Its owner can have signed in again since: `resumeChanges` skipped it then.
  else if (isSignedIn(change.userId)) resumeChanges(change.userId)
  void queryClient.invalidateQueries({ queryKey: likesKey })
}

/** Submits again what waits of a user since an earlier page or session. */
export function resumeChanges(userId: string): void {
  const pending = pendingChanges()
  for (const change of waitingChanges(userId))
    if (!pending.some(({ kind, id }) => kind === change.kind && id === change.id)) void submitChange(change)
}

/** A change was not saved because its user is not signed in any more. */
class NoSession extends Error {}

const isSignedIn = (userId: string) => session.read()?.user.id === userId

/** @throws {NoSession} if the session has ended, also while the request was in flight */
async function send({ userId, kind, id, liked }: LikeChange): Promise<WireLikes> {
  if (!isSignedIn(userId)) throw new NoSession('No session')
  return request(calls[kind][liked ? 'like' : 'unlike'], { params: { id } }).catch((cause: unknown) => {
    const isRefused = cause instanceof ApiError && cause.status === 401
    throw isRefused && !isSignedIn(userId) ? new NoSession('No session', { cause }) : cause
  })
}
