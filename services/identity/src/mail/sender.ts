import { type AggregateStore, backoffMs, createNotifier, type Versioned } from '@semaforo/platform'
import type { Log } from '@semaforo/service-kit'
import type { Compose, Composed } from './compose.ts'
import { mailsGivenUp, mailsSent } from './counters.ts'
import { beatMs, claimable, type ObservedAttempts } from './heartbeat.ts'
import { claim, heartbeat, isCurrentAttempt, postpone, type QueuedMail } from './queued-mail.ts'
import { MailRejected, type MailTransport } from './transport.ts'

const concurrency = 10
/** Mails read per poll: more than other instances can have claimed. */
const batch = 100
const pollMs = 1_000
/** The poll interval while other instances have claimed mails, to take over those of a crashed process soon. */
const takeoverPollMs = 250
const backoff = { firstMs: 1_000, maxMs: 60_000 }

export type Sender = { wake(): void; stop(): Promise<void> }

/**
 * Sends the queued mails with at-least-once delivery: a mail is sent twice if the process crashes between sending
 * and dequeuing it. Each mail is retried with backoff, independently of the others, until it expires. `clock` is
 * monotonic, in milliseconds.
 */
export function startSender(context: {
  queue: AggregateStore<QueuedMail, 'due'>
  compose: Compose
  transport: MailTransport
  log: Log
  now: () => number
  clock?: () => number
}): Sender {
  const { queue, compose, transport, log, now, clock = () => performance.now() } = context
  const stopping = new AbortController()
  const notifier = createNotifier(stopping.signal)
  const sending = new Map<string, Promise<void>>()
  let seen: ObservedAttempts = new Map()

  async function due(): Promise<Versioned<QueuedMail>[]> {
    const { items } = await queue.query('due', { before: now() + 1, limit: batch })
    // Due later than any backoff allows: the wall clock went back since it was scheduled.
    const { items: stray } = await queue.query('due', { from: now() + 2 * backoff.maxMs, limit: batch })
    return [...items, ...stray].filter(({ id }) => !sending.has(id))
  }

  async function attempt({ id, state }: Versioned<QueuedMail>): Promise<void> {
    const { result: taken } = await queue.update(id, (mail) => {
      const mine = claim(mail, state)
      return [mine ?? mail ?? null, [], mine]
    })
    if (!taken) return
    const beating = setInterval(() => {
      // A failed write is made up for by the next heartbeat.
      queue.update(id, (mail) => [heartbeat(mail, taken.attempts), []]).catch(() => undefined)
    }, beatMs)
    try {
      await send(id, taken).catch((error) => failed(id, taken, error))
    } finally {
      clearInterval(beating)
    }
  }

  async function send(id: string, queued: QueuedMail): Promise<void> {
    const composed: Composed = now() < queued.giveUpAt ? await compose(queued) : { kind: 'too-late' }
    if (composed.kind === 'mail') {
      await transport.send(id, composed.mail)
      mailsSent.inc({ kind: queued.kind })
      await composed.sent()
    }
    await queue.update(id, () => [null, []])
    if (composed.kind === 'too-late') giveUp(id, queued, 'late')
  }

  async function failed(id: string, queued: QueuedMail, error: unknown): Promise<void> {
    const refused = error instanceof MailRejected
    const later = refused ? null : postpone(queued, backoffMs(queued.attempts, backoff), now())
    const { result: isMine } = await queue.update(id, (mail) => {
      // An attempt that lost its claim must not change the mail.
      const mine = isCurrentAttempt(mail, queued.attempts)
      return [mine ? later : (mail ?? null), [], mine]
    })
    const { kind, attempts } = queued
    // The error's message may contain the address: only its code is logged.
    const { code } = error as { code?: string }
    if (later) log.warn({ mail: id, kind, attempts, code }, 'mail waits')
    else if (isMine) giveUp(id, queued, refused ? 'refused' : 'late')
  }

  function giveUp(id: string, { kind, attempts }: QueuedMail, why: 'refused' | 'late'): void {
    mailsGivenUp.inc({ kind })
    log.error({ mail: id, kind, attempts, why }, 'mail given up')
  }

  async function handle(found: Versioned<QueuedMail>): Promise<void> {
    try {
      await attempt(found)
      sending.delete(found.id)
      notifier.notify()
    } catch (error) {
      sending.delete(found.id)
      log.warn({ err: error }, 'the queue of mails could not be written')
    }
  }

  async function run() {
    while (!stopping.signal.aborted) {
      try {
        const { free, seen: observed } = claimable(seen, await due(), clock())
        seen = observed
        for (const found of free.slice(0, concurrency - sending.size)) sending.set(found.id, handle(found))
      } catch (error) {
        // Other instances may not have been able to write their heartbeats either.
        seen = new Map()
        log.warn({ err: error }, 'the queue of mails could not be read')
      }
      await notifier.wait(seen.size > 0 ? takeoverPollMs : pollMs)
    }
    await Promise.all(sending.values())
  }

  const running = run()
  return {
    wake: notifier.notify,
    async stop() {
      stopping.abort()
      await running
      transport.close()
    },
  }
}
