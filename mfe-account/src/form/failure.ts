import { ApiError } from '@semaforo/frontend-kit'

/** Why an action failed: the sentence to show, with advice and the code of its explanation if there are any. */
export type Failure = { title: string; detail?: string; code?: string }

const unexpected = 'unexpected'
const answered = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status > 0 && error.code !== unexpected

/** The server's own sentence, or the documented one if it gave none. */
export function serverSentence(error: unknown, documented: string): Failure {
  return answered(error) ? { title: error.message, code: error.code } : documentedSentence(error, documented)
}

/** The documented sentence, with the reason below it. */
export function documentedSentence(error: unknown, documented: string): Failure {
  const detail = error instanceof ApiError && error.code !== unexpected ? error.message : undefined
  const code = error instanceof ApiError && { code: error.code }
  return { title: documented, ...(detail && detail !== documented && { detail }), ...code }
}

/** Whether the server refused with this code. */
export function hasCode(error: unknown, ...codes: string[]): error is ApiError {
  return error instanceof ApiError && codes.includes(error.code)
}

/** For a deletion: it is done as well where this code says that there is nothing left to delete. */
export const doneIf = (code: string) => (error: unknown) => {
  if (!hasCode(error, code)) throw error
}
