import { likeRoadmap, likeTag } from '@semaforo/contracts'
import { ApiError, queryClient, request, stored } from '@semaforo/frontend-kit'
import { guestLikes, likesKey } from '@semaforo/learning-kit'

/** The guest's likes that were offered and not wanted, as one text: they are not offered twice. */
const declined = stored<string>(
  'semaforo.declined-likes',
  (json) => (typeof json === 'string' ? json : undefined),
  '',
)

const ids = () => {
  const { tags, roadmaps } = guestLikes.read()
  return { tags: Object.keys(tags), roadmaps: Object.keys(roadmaps) }
}

/** How many likes of this browser's guest there are to offer to an account. */
export function offeredLikes(): number {
  const { tags, roadmaps } = ids()
  return JSON.stringify(ids()) === declined.read() ? 0 : tags.length + roadmaps.length
}

/** Remembers that they were offered and not wanted. */
export function declineLikes(): void {
  declined.write(JSON.stringify(ids()))
}

/**
 * Gives the guest's likes to the account that is signed in. Where the server could not take all of them they
 * stay the guest's, and are offered another time.
 */
export async function keepLikes(userKey: string): Promise<void> {
  const { tags, roadmaps } = ids()
  const taken = await Promise.all([
    ...tags.map((id) => take(request(likeTag, { params: { id } }))),
    ...roadmaps.map((id) => take(request(likeRoadmap, { params: { id } }))),
  ])
  void queryClient.invalidateQueries({ queryKey: likesKey })
  if (taken.every(Boolean)) guestLikes.handTo(userKey)
}

/** Whether the server answered; one that it refuses (a tag that is retired) is not tried again. */
async function take(like: Promise<unknown>): Promise<boolean> {
  try {
    await like
    return true
  } catch (error) {
    return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429
  }
}
