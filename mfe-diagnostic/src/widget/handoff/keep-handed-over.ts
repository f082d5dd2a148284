export const handedOverKey = 'semaforo.handed-over'

/**
 * Keeps what the frame handed over, or what somebody without an account computed, for the form, which may come after a sign-in and checks it when it reads it: in this
 * window alone, since a shared computer's next person may sign in elsewhere. Where storage is refused it is lost, and
 * the form can be filled in again.
 */
export function keepHandedOver({ figures, partner }: { figures: unknown; partner?: unknown }): void {
  try {
    sessionStorage.setItem(handedOverKey, JSON.stringify({ figures, partner, at: Date.now() }))
  } catch {
    // The form is empty then.
  }
}
