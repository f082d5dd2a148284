import type { QueuedMail } from './queued-mail.ts'
import type { Content } from './templates.ts'

export type Mail = Content & { to: string }

/**
 * A mail to send, with `sent` to be called once the mail server has accepted it, or `refused` once it has refused it
 * for good; or why nothing is sent:
 * `not-needed` (the flow is over) or `too-late` (it expired before the mail could be sent).
 */
export type Composed =
  | { kind: 'mail'; mail: Mail; sent(): Promise<unknown>; refused?(): Promise<unknown> }
  | { kind: 'not-needed' | 'too-late' }

/** Renders a queued mail from the current state at the time of sending. */
export type Compose = (mail: QueuedMail) => Promise<Composed>
