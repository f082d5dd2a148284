import { refresh } from '@semaforo/contracts'
import { send } from '../http/send.ts'
import { withMutex } from '../mutex.ts'
import { forgetSessionHint, hasSessionHint } from './hint.ts'
import { session } from './session.ts'

/** Without an answer by then the page opens as a guest's. */
const LONGEST_WAIT_MS = 4_000

/** Takes up the session of a browser whose storage was cleared while its refresh cookie is good. One attempt. */
export async function resumeSession(): Promise<void> {
  if (session.read() || session.ended || !hasSessionHint()) return
  const deadline = AbortSignal.timeout(LONGEST_WAIT_MS)
  const resume = async () => {
    if (session.read()) return
    const response = await send(refresh, { signal: deadline }, undefined)
    const renewed = refresh.answer.safeParse(await response.json().catch(() => undefined)).data
    if (response.ok && renewed) session.write(renewed)
    else if (response.status === 401) forgetSessionHint()
  }
  await withMutex('semaforo.session', resume, deadline).catch(() => undefined)
}
