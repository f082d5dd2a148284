import type { Mail } from './composed.ts'

/** The mail server rejected this mail permanently. */
export class MailRejected extends Error {
  constructor(cause: unknown) {
    super('the mail server rejects this mail', { cause })
    this.name = 'MailRejected'
  }
}

/** Delivers mails: to an SMTP server or to files. */
export type MailTransport = {
  /**
   * @param id the same for every attempt to send one mail
   * @throws {MailRejected} for a permanent failure; any other error is transient
   */
  send(id: string, mail: Mail): Promise<void>
  /** Whether the mail server is reachable now, independently of any address. */
  isAvailable(): Promise<boolean>
  close(): void
}
