import { likeRoadmap, likeTag } from '@semaforo/contracts'
import { ApiError, queryClient, request, stored } from '@semaforo/frontend-kit'
import { guestLikes, likesKey } from '@semaforo/learning-kit'

/** The guest's likes that were offered and declined, serialized: the same ones are not offered again. */
const declined = stored<string>(
  'semaforo.declined-likes',
  (json) => (typeof json === 'string' ? json : undefined),
  '',
)

const ids = () => {
  const { tags, roadmaps } = guestLikes.read()
  return { tags: Object.keys(tags), roadmaps: Object.keys(roadmaps) }
}

/** How many of this browser's guest likes can be offered to an account. */
export function offeredLikes(): number {
  const { tags, roadmaps } = ids()
  return JSON.stringify(ids()) === declined.read() ? 0 : tags.length + roadmaps.length
}

/** Remembers that the current offer was declined. */
export function declineLikes(): void {
  declined.write(JSON.stringify(ids()))
}

/**
 * Copies the guest's likes to the signed-in account. If any call fails temporarily, they stay with the guest and
 * are offered another time.
 */
export async function keepLikes(userKey: string): Promise<void> {
  const { tags, roadmaps } = ids()
  const taken = await Promise.all([
    ...tags.map((id) => take(request(likeTag, { params: { id } }))),
    ...roadmaps.map((id) => take(request(likeRoadmap, { params: { id } }))),
  ])
  void queryClient.invalidateQueries({ queryKey: likesKey })
  if (taken.every(Boolean)) guestLikes.moveTo(userKey)
}

/** Whether the outcome is final: the like was saved, or refused for good (a retired tag); false is worth a retry. */
async function take(like: Promise<unknown>): Promise<boolean> {
  try {
    await like
    return true
  } catch (error) {
    return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429
  }
}
