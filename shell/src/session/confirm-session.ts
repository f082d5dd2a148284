import { getMe } from '@semaforo/contracts'
import { request, session } from '@semaforo/frontend-kit'

/**
 * A session may end, and its person change, on another device. Whoever opens the page or comes back to it
 * finds what is so now: a session that the server ended ends here, and the guards follow.
 */
export function confirmSessionOnReturn(): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void confirmSession()
  })
  void confirmSession()
}

async function confirmSession(): Promise<void> {
  if (!session.read()) return
  // Where nobody answers the session stays as it is: it is checked with every call anyway.
  const user = await request(getMe).catch(() => undefined)
  const current = session.read()
  if (user && current?.user.id === user.id) session.write({ ...current, user })
}
