import { isLoopbackHost } from '@semaforo/service-kit'
import { createTransport } from 'nodemailer'
import { MailRejected, type MailTransport } from './transport.ts'

const timeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 20_000 }
/** How long the result of an availability check is cached. */
const askEveryMs = 10_000

/**
 * Whether mails, with the links and codes in them, go out over TLS alone: unless the server is on this machine, or its
 * address says `requireTLS=false`.
 */
export function requiresTls(address: string): boolean {
  const { protocol, hostname, searchParams } = new URL(address)
  if (protocol === 'smtps:') return true
  const requireTLS = searchParams.get('requireTLS')
  return requireTLS ? requireTLS !== 'false' : !isLoopbackHost(hostname)
}

/** Sends through an SMTP server, over at most three connections. */
export function smtpTransport(url: string, from: string): MailTransport {
  const transport = createTransport({
    url,
    requireTLS: requiresTls(url),
    ...timeouts,
    pool: true,
    maxConnections: 3,
  })
  const domain = from.replace(/^.*@|>$/g, '')
  let asked: { at: number; answer: Promise<boolean> } | undefined

  return {
    async send(id, { to, ...content }) {
      try {
        // One Message-ID for all attempts, so that the server can recognise duplicates.
        const messageId = `<${id}@${domain}>`
        await transport.sendMail({ from, to: { name: '', address: to }, ...content, messageId })
      } catch (error) {
        throw isFinal(error) ? new MailRejected(error) : error
      }
    },
    isAvailable() {
      if (!asked || performance.now() - asked.at > askEveryMs) {
        const answer = transport.verify().then(
          () => true,
          () => false,
        )
        asked = { at: performance.now(), answer }
      }
      return asked.answer
    },
    close: () => transport.close(),
  }
}

/** A 5xx about this mail. One about us (a refused login) is for the operator to fix, and the mail is retried. */
function isFinal(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number }
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500
}
