import type { App } from '../federation/register-apps.ts'

/**
 * A frontend keeps what it could not send under `semaforo.personal.outbox.<its name>.`, and sends it when it has
 * loaded. So it is loaded, whatever page is open, once there is a connection.
 * @param prefix that of the keys of personal data
 */
export function sendWhatWaits(apps: readonly App[], prefix: string): void {
  const send = () => {
    if (!navigator.onLine) return
    const keys = storedKeys()
    for (const { name, loader } of apps)
      if (keys.some((key) => key.startsWith(`${prefix}outbox.${name}.`)))
        loader?.start().catch(() => undefined)
  }
  addEventListener('online', send)
  send()
}

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}
