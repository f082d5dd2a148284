import { likeRoadmap, likeTag, type User } from '@semaforo/contracts'
import { ApiError, queryClient, request, stored } from '@semaforo/frontend-kit'
import { guestLikes, guestProgress, likesKey } from '@semaforo/learning-kit'

/** How much of this browser's guest can be offered to an account. */
type Offer = { likes: number; learned: number }
export const nothing: Offer = { likes: 0, learned: 0 }

/** What was offered and declined, serialized: the same is not offered again. */
const declined = stored<string>(
  'semaforo.declined-likes',
  (json) => (typeof json === 'string' ? json : undefined),
  '',
)

function ofGuest() {
  const { tags, roadmaps } = guestLikes.read()
  const learned = guestProgress.read()
  return {
    tags: Object.keys(tags),
    roadmaps: Object.keys(roadmaps),
    // Left out where there is none: an offer that was declined before there was progress stays declined.
    ...(learned.length > 0 && { learned }),
  }
}

/** The likes and the progress of this browser's guest, unless they were declined. */
export function offered(): Offer {
  const { tags, roadmaps, learned = [] } = ofGuest()
  const offer = { likes: tags.length + roadmaps.length, learned: learned.length }
  const known = JSON.stringify(ofGuest()) === declined.read()
  return known || offer.likes + offer.learned === 0 ? nothing : offer
}

/** Remembers that the current offer was declined. */
export function declineOffer(): void {
  declined.write(JSON.stringify(ofGuest()))
}

/** Copies the guest's likes and progress to the account that has signed in. */
export async function takeOffer({ id, email }: User): Promise<void> {
  await Promise.all([keepLikes(email), guestProgress.moveTo(id)])
}

/** If any call fails temporarily, the likes stay with the guest and are offered another time. */
async function keepLikes(userKey: string): Promise<void> {
  const { tags, roadmaps } = ofGuest()
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
