import { stored, waitingKeyPrefix } from '@semaforo/frontend-kit'
import * as z from 'zod/mini'
import type { LikeChange } from './like-change.ts'

const Waiting = z.array(
  z.object({ userId: z.string(), kind: z.enum(['tags', 'roadmaps']), id: z.string(), liked: z.boolean() }),
)

const storeOf = (userId: string) =>
  stored<readonly LikeChange[]>(
    `${waitingKeyPrefix(userId)}outbox.learning.likes`,
    (json) => Waiting.safeParse(json).data,
    [],
  )

/** The changes of one user that the server has not answered yet, also those of a page that was left or a session that ended. */
export const waitingChanges = (userId: string) => storeOf(userId).read()

/** Stores a change, in place of an earlier one of the same item. */
export function keepWaiting(change: LikeChange): void {
  const store = storeOf(change.userId)
  const others = store.read().filter(({ kind, id }) => kind !== change.kind || id !== change.id)
  store.write([...others, change])
}

/** Removes a change that was answered; a later one of the same item stays. */
export function endWaiting(change: LikeChange): void {
  const store = storeOf(change.userId)
  const isSame = ({ kind, id, liked }: LikeChange) =>
    kind === change.kind && id === change.id && liked === change.liked
  store.write(store.read().filter((each) => !isSame(each)))
}
