import { ApiError } from '@semaforo/frontend-kit'
import { focusHistory } from './focus-history.ts'
import { refreshHistory } from './refresh-history.ts'

/** Whether a call failed because the diagnostic was deleted, on another device or by a call whose answer was lost. */
export const isGone = (error: unknown) => error instanceof ApiError && error.code === 'record-not-found'

/** Reloads the list after a 404, and focuses its heading. */
export async function refreshWithoutGone(): Promise<void> {
  await refreshHistory()
  focusHistory()
}
