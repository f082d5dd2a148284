import { stored, waitingKeyPrefix } from '@semaforo/frontend-kit'
import * as z from 'zod/mini'
import type { PendingProgress } from './apply-pending.ts'

const opened = new Map<string, ReturnType<typeof stored<PendingProgress>>>()

/** What waits for the server, of one user: it survives a reload without a connection. */
export function pendingProgressOf(userId: string) {
  const known =
    opened.get(userId) ??
    stored<PendingProgress>(
      `${waitingKeyPrefix(userId)}outbox.learning.progress`,
      (json) => z.record(z.string(), z.boolean()).safeParse(json).data,
      {},
    )
  opened.set(userId, known)
  return known
}
