import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { endsWithTest } from '@semaforo/testing/ends-with-test'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

type Received = { from: string; to: string[]; raw: string; mail: Email }

/** A real SMTP server that a test can stop, restart, or make reject mails. */
export async function startMailServer() {
  const received: Received[] = []
  const waiting: { mail: Received; goOn: () => void }[] = []
  let refusals = 0
  let holds = false
  let refusal: { responseCode: number; for?: string } | undefined
  let port = 0
  let server: SMTPServer | undefined

  function create() {
    return new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      closeTimeout: 100,
      onRcptTo({ address }, _session, done) {
        if (!refusal || (refusal.for !== undefined && refusal.for !== address)) return done()
        refusals += 1
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
          const mail = { from, to, raw, mail: await PostalMime.parse(raw) }
          if (holds) await new Promise<void>((goOn) => waiting.push({ mail, goOn }))
          received.push(mail)
          done()
        })
      },
    })
  }

  async function down() {
    const closing = server
    server = undefined
    if (closing) await new Promise<void>((resolve) => closing.close(resolve))
  }
  endsWithTest(down)

  return {
    received,
    to: (address: string) => received.filter((one) => one.to.includes(address)),
    get url() {
      return `smtp://127.0.0.1:${port}`
    },
    refuse(who: typeof refusal) {
      refusal = who
    },
    /** Receives mails without acknowledging them until `goOn`, like a slow server. */
    hold() {
      holds = true
    },
    goOn() {
      holds = false
      for (const { goOn } of waiting.splice(0)) goOn()
    },
    /** Acknowledges again, and drops the unacknowledged mails, whose sender is gone. */
    forget() {
      holds = false
      waiting.length = 0
    },
    /** The unacknowledged mails. */
    held: () => waiting.map(({ mail }) => mail),
    /** The number of rejections. */
    refusals: () => refusals,
    async up() {
      server = create()
      server.listen(port, '127.0.0.1')
      await once(server.server, 'listening')
      port = (server.server.address() as AddressInfo).port
    },
    down,
  }
}
