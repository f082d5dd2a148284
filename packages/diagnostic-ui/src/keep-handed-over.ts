export const handedOverKey = 'semaforo.handed-over'

/**
 * Stores figures from the widget or from /probar in sessionStorage until /minegocio reads them, possibly after a
 * sign-in. The reader validates them. This tab only: on a shared computer the next person may sign in elsewhere.
 */
export function keepHandedOver({ figures, partner }: { figures: unknown; partner?: unknown }): void {
  try {
    sessionStorage.setItem(handedOverKey, JSON.stringify({ figures, partner, at: Date.now() }))
  } catch {
    // The form is empty then.
  }
}

/** Removes the stored figures: others have taken their place. */
export function dropHandedOver(): void {
  try {
    sessionStorage.removeItem(handedOverKey)
  } catch {
    // Where storage is refused nothing was stored.
  }
}
