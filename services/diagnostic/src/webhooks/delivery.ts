import { type AggregateStore, backoffMs, type QueueItem } from '@semaforo/platform'
import { DeliveryFailed } from './delivery-failed.ts'

/**
 * A summary on its way to a partner's server, under its `jti`; erased once delivered, and only the store's empty row
 * of that id stays. `failedAt` and `reason` are set where it was given up: then it waits for an admin until
 * `forgetAt`. Times in milliseconds.
 */
export type Delivery = QueueItem & {
  partner: string
  summary: string
  /** Failures since it was queued, or since an admin queued it again. */
  failures: number
  giveUpAt: number
  failedAt?: number
  forgetAt?: number
  reason?: string
}
export type DeliveryStore = AggregateStore<Delivery, 'due' | 'failed' | 'forget'>

const day = 24 * 3_600_000
const keepsFailedMs = 90 * day
/** From seconds, for a server that restarts, to hours, for one whose people have to notice. */
export const backoff = { firstMs: 5_000, maxMs: 3 * 3_600_000 }

export const queued = (partner: string, summary: string, now: number): Delivery => ({
  partner,
  summary,
  attempts: 0,
  failures: 0,
  dueAt: now,
  giveUpAt: now + day,
})

/** A delivery after a failed attempt: due again, or given up. */
export function afterFailure(delivery: Delivery, error: unknown, now: number): Delivery {
  const failures = delivery.failures + 1
  const dueAt = now + Math.round(backoffMs(failures, backoff))
  const { isFinal, reason } = DeliveryFailed.of(error)
  if (!isFinal && dueAt < delivery.giveUpAt) return { ...delivery, failures, dueAt }
  const { dueAt: _, ...kept } = delivery
  return { ...kept, failures, failedAt: now, forgetAt: now + keepsFailedMs, reason }
}

/** A failed delivery due again, for another day; one that is not failed, unchanged. */
export function queuedAgain(delivery: Delivery, now: number): Delivery {
  if (delivery.failedAt === undefined) return delivery
  const { failedAt: _, forgetAt: __, reason: ___, ...kept } = delivery
  return { ...kept, failures: 0, dueAt: now, giveUpAt: now + day }
}
