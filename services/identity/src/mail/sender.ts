import { type AggregateStore, backoffMs, type QueueWorker, startQueueWorker } from '@semaforo/platform'
import type { Log } from '@semaforo/service-kit'
import type { Compose, Composed } from './composed.ts'
import { mailsGivenUp, mailsSent } from './counters.ts'
import { mayBeSent, postpone, type QueuedMail } from './queued-mail.ts'
import { MailRejected, type MailTransport } from './transport.ts'

/** RFC 3834: absence notes and other programs do not answer it. */
const automatic = { 'Auto-Submitted': 'auto-generated' }

const backoff = { firstMs: 1_000, maxMs: 60_000 }

/**
 * Sends the queued mails with at-least-once delivery: a mail is sent twice if the process crashes between sending
 * and dequeuing it, or the queue cannot be written then, unless its kind is rather lost. Each mail is retried with
 * backoff, independently of the others, until it expires. `clock` is monotonic, in milliseconds.
 */
export function startSender(context: {
  queue: AggregateStore<QueuedMail, 'due'>
  compose: Compose
  transport: MailTransport
  log: Log
  now: () => number
  clock?: () => number
}): QueueWorker {
  const { compose, transport, log, now } = context

  async function attempt(id: string, queued: QueuedMail) {
    if (mayBeSent(queued)) return () => giveUp(id, queued, 'maybe sent')
    const composed: Composed = now() < queued.giveUpAt ? await compose(queued) : { kind: 'too-late' }
    if (composed.kind === 'mail') {
      const headers = { ...composed.mail.headers, ...automatic }
      await transport.send(id, { ...composed.mail, headers }).catch(async (error: unknown) => {
        if (error instanceof MailRejected) await composed.refused?.()
        throw error
      })
      mailsSent.inc({ kind: queued.kind })
      await composed.sent()
    }
    return composed.kind === 'too-late' ? () => giveUp(id, queued, 'late') : undefined
  }

  function failed(id: string, queued: QueuedMail, error: unknown, next: QueuedMail | null): void {
    const { kind, attempts } = queued
    // The error's message may contain the address: only its code is logged.
    const { code } = error as { code?: string }
    if (next) log.warn({ mail: id, kind, attempts, code }, 'mail waits')
    else giveUp(id, queued, error instanceof MailRejected ? 'refused' : 'late')
  }

  function giveUp(id: string, { kind, attempts }: QueuedMail, why: 'refused' | 'late' | 'maybe sent'): void {
    mailsGivenUp.inc({ kind })
    log.error({ mail: id, kind, attempts, why }, 'mail given up')
  }

  const worker = startQueueWorker({
    ...context,
    name: 'mails',
    attempt,
    afterFailure: (queued, error) =>
      error instanceof MailRejected ? null : postpone(queued, backoffMs(queued.attempts, backoff), now()),
    failed,
    longestWaitMs: backoff.maxMs,
  })
  return {
    wake: worker.wake,
    async stop() {
      await worker.stop()
      transport.close()
    },
  }
}
