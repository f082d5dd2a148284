import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

type Received = { from: string; to: string[]; raw: string; mail: Email }

/** A mail server of the real protocol that a test takes down, brings back, or lets refuse. */
export async function startMailServer() {
  const received: Received[] = []
  const sockets = { refusal: undefined as { responseCode: number; for?: string } | undefined }
  let port = 0
  let server: SMTPServer | undefined

  function create() {
    return new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      onRcptTo({ address }, _session, done) {
        const { refusal } = sockets
        if (!refusal || (refusal.for !== undefined && refusal.for !== address)) return done()
        done(Object.assign(new Error('no'), { responseCode: refusal.responseCode }))
      },
      onData(stream, session, done) {
        const parts: Buffer[] = []
        stream.on('data', (part: Buffer) => parts.push(part))
        stream.on('end', async () => {
          const raw = Buffer.concat(parts).toString()
          const { mailFrom, rcptTo } = session.envelope
          const from = mailFrom ? mailFrom.address : ''
          const to = rcptTo.map(({ address }) => address)
          received.push({ from, to, raw, mail: await PostalMime.parse(raw) })
          done()
        })
      },
    })
  }

  return {
    received,
    to: (address: string) => received.filter((one) => one.to.includes(address)),
    get url() {
      return `smtp://127.0.0.1:${port}`
    },
    refuse(refusal: typeof sockets.refusal) {
      sockets.refusal = refusal
    },
    async up() {
      server = create()
      server.listen(port, '127.0.0.1')
      await once(server.server, 'listening')
      port = (server.server.address() as AddressInfo).port
    },
    async down() {
      const closing = server
      server = undefined
      if (closing) await new Promise<void>((resolve) => closing.close(resolve))
    },
  }
}
