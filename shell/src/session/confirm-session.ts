import { getMe } from '@semaforo/contracts'
import { request, session } from '@semaforo/frontend-kit'

/**
 * A session may end, or its user change, on another device. When the page opens or becomes visible again this
 * reads the user from the server: a session that ended there ends here, and the guards redirect.
 */
export function confirmSessionOnReturn(): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void confirmSession()
  })
  void confirmSession()
}

async function confirmSession(): Promise<void> {
  if (!session.read()) return
  // Without an answer the session stays as it is: every call checks it anyway.
  const user = await request(getMe).catch(() => undefined)
  const current = session.read()
  if (user && current?.user.id === user.id) session.write({ ...current, user })
}
