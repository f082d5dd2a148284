import { stored } from '@semaforo/frontend-kit'
import * as z from 'zod/mini'
import { sendPending } from './account-progress.ts'
import { pendingProgressOf } from './pending-progress.ts'

/** The ids of the topics that a guest has learned in this browser, in the order of learning. */
export const learnedAsGuest = stored<readonly string[]>(
  'semaforo.progress',
  (json) => z.array(z.string()).safeParse(json).data,
  [],
)

/** The progress of the guest in this browser, and how it moves to the account that has signed in. */
export const guestProgress = {
  read: learnedAsGuest.read,
  async moveTo(userId: string): Promise<void> {
    const ids = learnedAsGuest.read()
    const pending = pendingProgressOf(userId)
    pending.write({ ...pending.read(), ...Object.fromEntries(ids.map((id) => [id, true])) })
    learnedAsGuest.write([])
    await sendPending(userId).catch(() => undefined)
  },
}
