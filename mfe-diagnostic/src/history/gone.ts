import { ApiError } from '@semaforo/frontend-kit'
import { focusHistory } from './focus-history.ts'
import { refreshHistory } from './refresh-history.ts'

/** Whether a call failed because the diagnostic was deleted, on another device or by a call whose answer was lost. */
export const isGone = (error: unknown) => error instanceof ApiError && error.code === 'record-not-found'

/** Takes such diagnostics out of the list, and moves the focus from a row that goes to the heading. */
export async function refreshWithoutGone(): Promise<void> {
  await refreshHistory()
  focusHistory()
}
