import { session } from '@semaforo/frontend-kit'
import { resumeChanges } from './likes/submit-change.ts'
import { sendPending } from './progress/account-progress.ts'

/** Sends the likes and the learned topics that wait in this browser, now and whenever there is a connection or a session. */
export function sendLearning(): void {
  const send = () => {
    const user = session.read()?.user
    if (!navigator.onLine || !user) return
    resumeChanges(user.id)
    // What fails goes on waiting.
    sendPending(user.id).catch(() => undefined)
  }
  addEventListener('online', send)
  session.subscribe(send)
  send()
}
