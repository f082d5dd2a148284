import type { Mail } from './compose.ts'

/** The mail server said that it will never take this mail. */
export class MailRefused extends Error {
  constructor(cause: unknown) {
    super('the mail server refuses this mail', { cause })
    this.name = 'MailRefused'
  }
}

/** Where mails leave. */
export type PostOffice = {
  /**
   * @param id the same for every attempt at one mail
   * @throws {MailRefused} for good; any other error may pass
   */
  send(id: string, mail: Mail): Promise<void>
  /** Whether mails can leave at all now. It depends on no address. */
  isOpen(): Promise<boolean>
  close(): void
}
