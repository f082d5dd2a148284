import { refresh } from '@semaforo/contracts'
import { send } from '../http/send.ts'
import { withMutex } from '../mutex.ts'
import { session } from './session.ts'

/** A renewal without an answer by then is repeated: within its grace period the server gives the same answer. */
const REPEAT_AFTER_MS = 4_000

/**
 * Exchanges an expired access token for a new one, with the refresh cookie. One tab at a time: the cookie
 * changes with each use, and a tab that waited finds the session renewed.
 * @returns whether there is a session with another token now; a session that the server ended ends here too
 */
export function renewSession(expired: string): Promise<boolean> {
  return withMutex('semaforo.session', async () => {
    const current = session.read()
    if (current?.token !== expired) return current !== null
    const early = { signal: AbortSignal.timeout(REPEAT_AFTER_MS) }
    const response = await send(refresh, early, undefined).catch(() => send(refresh, {}, undefined))
    const renewed = refresh.answer.safeParse(await response.json().catch(() => undefined)).data
    // The cookie is another account's: this page must neither show nor save to that.
    const isOther = renewed !== undefined && renewed.user.id !== current.user.id
    if (isOther || response.status === 401 || response.status === 403) session.write(null, true)
    else if (response.ok && renewed) session.write(renewed)
    return response.ok && !isOther
  })
}
