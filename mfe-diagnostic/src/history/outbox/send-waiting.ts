import { type DiagnosticRecord, saveRecord } from '@semaforo/contracts'
import { ApiError, request, session, withMutex } from '@semaforo/frontend-kit'
import { refreshHistory } from '../refresh-history.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { outbox, type Waiting } from './outbox.ts'

/** How often what waits is tried again while the browser believes that there is a connection. */
const againMs = 15_000

/** The records of what this page has sent, by id. */
export const sent = new Map<string, DiagnosticRecord>()

/** Sends what waits now, and whenever there is a connection or a session again. */
export function keepSending(): void {
  // A network that answers nothing keeps each attempt waiting: none may wait for another.
  const send = oneAtATime(sendWaiting)
  addEventListener('online', send)
  outbox.subscribe(send)
  setInterval(send, againMs)
  send()
}

const isReady = ({ record, refusal }: Waiting) =>
  refusal === undefined && record.user_id === session.read()?.user.id

/** One tab at a time; a record that was sent twice all the same is one record, since it has a key. */
async function sendWaiting(): Promise<void> {
  const before = outbox.read()
  if (!navigator.onLine || !before.some(isReady)) return
  await withMutex('semaforo.diagnostic-outbox', async () => {
    for (const waiting of outbox.read()) {
      // The session may have ended or changed while another one was sent.
      if (isReady(waiting) && !(await send(waiting))) return
    }
  })
  if (outbox.read() !== before) await refreshHistory()
}

/** @returns whether the next one may be sent: the site answers, or this one alone fails there */
async function send(waiting: Waiting): Promise<boolean> {
  try {
    const saved = await request(saveRecord, { body: waiting.record })
    sent.set(saved.id, saved)
    outbox.remove(waiting)
    return true
  } catch (error) {
    if (!(error instanceof ApiError)) return false
    // Nothing is stored for somebody who has left meanwhile.
    if (isFinal(error) && isReady(waiting))
      outbox.keep({ ...waiting, refusal: error.message, refusalCode: error.code })
    return isFinal(error) || error.status >= 500
  }
}

/** A refusal of this record, and not of the moment or the session. */
const isFinal = ({ status }: ApiError) => status >= 400 && status < 500 && ![401, 408, 429].includes(status)
