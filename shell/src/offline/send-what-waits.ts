import type { session } from '@semaforo/frontend-kit'
import type { App } from '../federation/register-apps.ts'

/**
 * A frontend keeps what it could not send under `semaforo.waiting.<user id>.outbox.<its name>.`, and sends it
 * when it has loaded. So it is loaded, whatever page is open, once there are a connection and a session.
 */
export function sendWhatWaits(
  apps: readonly App[],
  { read, subscribe }: typeof session,
  waitingKeyPrefix: (userId: string) => string,
): void {
  const send = () => {
    const user = read()?.user
    if (!navigator.onLine || !user) return
    const outbox = `${waitingKeyPrefix(user.id)}outbox.`
    const keys = storedKeys()
    for (const { name, loader } of apps)
      if (keys.some((key) => key.startsWith(`${outbox}${name}.`))) loader?.start().catch(() => undefined)
  }
  addEventListener('online', send)
  subscribe(send)
  send()
}

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}
