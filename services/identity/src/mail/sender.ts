import { type AggregateStore, backoffMs, createWaker, type Log, type Versioned } from '@semaforo/service-kit'
import type { Compose } from './compose.ts'
import { MailRefused, type PostOffice } from './post-office.ts'
import { lease, postpone, type QueuedMail } from './queued-mail.ts'

const batch = 10
const pollMs = 1_000
const backoff = { firstMs: 1_000, maxMs: 60_000 }

export type Sender = { wake(): void; stop(): Promise<void> }

/**
 * Sends what is due, for as long as it takes: a mail that cannot leave waits, and none waits for another. A
 * mail may leave twice where the process ends between sending and forgetting it; it never leaves not at all.
 */
export function startSender(context: {
  queue: AggregateStore<QueuedMail, 'due'>
  compose: Compose
  office: PostOffice
  log: Log
  now: () => number
}): Sender {
  const { queue, compose, office, log, now } = context
  const stopping = new AbortController()
  const waker = createWaker(stopping.signal)

  async function attempt({ id }: Versioned<QueuedMail>): Promise<void> {
    const { result: leased } = await queue.update(id, (mail) => {
      const taken = lease(mail, now())
      return [taken ?? mail ?? null, [], taken]
    })
    if (leased) await send(id, leased)
  }

  async function send(id: string, queued: QueuedMail): Promise<void> {
    try {
      const mail = await compose(queued)
      if (mail) await office.send(id, mail)
      await queue.update(id, () => [null, []])
    } catch (error) {
      const { kind, attempts } = queued
      const refused = error instanceof MailRefused
      const later = refused ? null : postpone(queued, backoffMs(attempts, backoff), now())
      // The error itself may name the address.
      const code = (error as { code?: string }).code
      log[later ? 'warn' : 'error']({ mail: id, kind, attempts, code }, later ? 'mail waits' : 'mail lost')
      await queue.update(id, () => [later, []])
    }
  }

  async function run() {
    while (!stopping.signal.aborted) {
      try {
        const { items } = await queue.query('due', { before: now() + 1, limit: batch })
        await Promise.all(items.map(attempt))
        if (items.length === 0) await waker.wait(pollMs)
      } catch (error) {
        log.warn({ err: error }, 'the queue of mails could not be read')
        await waker.wait(pollMs)
      }
    }
  }

  const running = run()
  return {
    wake: waker.wake,
    async stop() {
      stopping.abort()
      await running
      office.close()
    },
  }
}
