import { event, mailRequested, type ContactMessage as Written } from '@semaforo/contracts'
import type { Decision } from '@semaforo/platform'

/** A message to the operator, with the account that wrote it if there is one. Times in milliseconds. */
export type ContactMessage = Omit<Written, 'id' | 'link'> & {
  userId?: string
  at: number
  expiresAt: number
}

/** How long a message is kept, and tried to be sent. */
export const messageLifeMs = 30 * 24 * 3_600_000

/** Keeps a message and has it mailed, with a copy to the account that wrote it; one that is kept already stays. */
export function acceptMessage(
  id: string,
  kept: ContactMessage | undefined,
  written: Omit<ContactMessage, 'at' | 'expiresAt'>,
  now: number,
): Decision<ContactMessage> {
  if (kept) return [kept, []]
  const message = { ...written, at: now, expiresAt: now + messageLifeMs }
  const mails = message.userId
    ? (['contact-message', 'contact-copy'] as const)
    : (['contact-message'] as const)
  return [message, mails.map((kind) => event(mailRequested, { kind, id }))]
}
