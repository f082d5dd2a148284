import { type AggregateStore, backoffMs, createWaker, type Log, type Versioned } from '@semaforo/service-kit'
import type { Compose, Composed } from './compose.ts'
import { mailsGivenUp, mailsSent } from './counters.ts'
import { beatMs, type Seen, watch } from './heartbeat.ts'
import { goOn, holds, postpone, type QueuedMail, take } from './queued-mail.ts'
import { MailRefused, type PostOffice } from './transport.ts'

const atOnce = 10
/** How many are looked at: those that other instances have in hand hide none behind them. */
const looked = 100
const pollMs = 1_000
/** While another instance has mails in hand: one of a process that ended leaves soon after it is seen. */
const watchMs = 250
const backoff = { firstMs: 1_000, maxMs: 60_000 }

export type Sender = { wake(): void; stop(): Promise<void> }

/**
 * Sends what is due, for as long as it takes: a mail that cannot leave waits, and none waits for another. A
 * mail may leave twice where the process ends between sending and forgetting it; it never leaves not at all.
 * `clock` is in milliseconds and only goes forward.
 */
export function startSender(context: {
  queue: AggregateStore<QueuedMail, 'due'>
  compose: Compose
  office: PostOffice
  log: Log
  now: () => number
  clock?: () => number
}): Sender {
  const { queue, compose, office, log, now, clock = () => performance.now() } = context
  const stopping = new AbortController()
  const waker = createWaker(stopping.signal)
  const inHand = new Map<string, Promise<void>>()
  let seen: Seen = new Map()

  async function due(): Promise<Versioned<QueuedMail>[]> {
    const { items } = await queue.query('due', { before: now() + 1, limit: looked })
    // Due later than anybody puts one off: the time went back since.
    const { items: stray } = await queue.query('due', { from: now() + 2 * backoff.maxMs, limit: looked })
    return [...items, ...stray].filter(({ id }) => !inHand.has(id))
  }

  async function attempt({ id, state }: Versioned<QueuedMail>): Promise<void> {
    const { result: taken } = await queue.update(id, (mail) => {
      const mine = take(mail, state)
      return [mine ?? mail ?? null, [], mine]
    })
    if (!taken) return
    const beating = setInterval(() => {
      // A beat that the store refuses is followed by the next one.
      queue.update(id, (mail) => [goOn(mail, taken.attempts), []]).catch(() => undefined)
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
      await office.send(id, composed.mail)
      mailsSent.inc({ kind: queued.kind })
      await composed.sent()
    }
    await queue.update(id, () => [null, []])
    if (composed.kind === 'too-late') giveUp(id, queued, 'late')
  }

  async function failed(id: string, queued: QueuedMail, error: unknown): Promise<void> {
    const refused = error instanceof MailRefused
    const later = refused ? null : postpone(queued, backoffMs(queued.attempts, backoff), now())
    const { result: isMine } = await queue.update(id, (mail) => {
      // Who has lost it to another attempt has no say in it.
      const mine = holds(mail, queued.attempts)
      return [mine ? later : (mail ?? null), [], mine]
    })
    const { kind, attempts } = queued
    // The error itself may name the address.
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
      inHand.delete(found.id)
      waker.wake()
    } catch (error) {
      inHand.delete(found.id)
      log.warn({ err: error }, 'the queue of mails could not be written')
    }
  }

  async function run() {
    while (!stopping.signal.aborted) {
      try {
        const looks = watch(seen, await due(), clock())
        seen = looks.seen
        for (const found of looks.free.slice(0, atOnce - inHand.size)) inHand.set(found.id, handle(found))
      } catch (error) {
        // Others could not write either: their silence says nothing.
        seen = new Map()
        log.warn({ err: error }, 'the queue of mails could not be read')
      }
      await waker.wait(seen.size > 0 ? watchMs : pollMs)
    }
    await Promise.all(inHand.values())
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
