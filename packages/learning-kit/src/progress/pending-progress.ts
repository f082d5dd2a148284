import { personalKeyPrefix, stored } from '@semaforo/frontend-kit'
import * as z from 'zod/mini'
import type { PendingProgress } from './apply-pending.ts'

/** What waits for the server: survives a reload without a connection, and goes with the session. */
export const pendingProgress = stored<PendingProgress>(
  `${personalKeyPrefix}progress`,
  (json) => z.record(z.string(), z.boolean()).safeParse(json).data,
  {},
)
