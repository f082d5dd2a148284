import { createTransport } from 'nodemailer'
import { MailRefused, type PostOffice } from './transport.ts'

const timeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 20_000 }
/** How long the answer to "is the server there?" is believed. */
const askEveryMs = 10_000

/** Mails leave through an SMTP server, at most three at once. */
export function smtpPostOffice(url: string, from: string): PostOffice {
  const transport = createTransport({ url, ...timeouts, pool: true, maxConnections: 3 })
  const domain = from.replace(/^.*@|>$/g, '')
  let asked: { at: number; answer: Promise<boolean> } | undefined

  return {
    async send(id, { to, subject, text, html }) {
      try {
        // One message id for all attempts: a server that got it twice can tell.
        const messageId = `<${id}@${domain}>`
        await transport.sendMail({ from, to: { name: '', address: to }, subject, text, html, messageId })
      } catch (error) {
        throw isFinal(error) ? new MailRefused(error) : error
      }
    },
    isOpen() {
      if (!asked || Date.now() - asked.at > askEveryMs) {
        const answer = transport.verify().then(
          () => true,
          () => false,
        )
        asked = { at: Date.now(), answer }
      }
      return asked.answer
    },
    close: () => transport.close(),
  }
}

/** A 5xx about this mail; one about us (a refused login) is repaired by the operator, and the mail waits. */
function isFinal(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number }
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500
}
