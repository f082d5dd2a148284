import type { FailedDelivery } from '@semaforo/contracts'
import { SummaryClaims } from '@semaforo/contracts'
import type { Versioned } from '@semaforo/platform'
import type { Log } from '@semaforo/service-kit'
import { decodeJwt } from 'jose'
import { type Delivery, type DeliveryStore, queuedAgain } from './delivery.ts'

const shown = 50
/** A press sends so many again: more than a server that was away for a day misses, and still one short answer. */
const batch = 100

/** The newest of a partner's failed deliveries, and whether there are more. One that cannot be read does not hide the others. */
export async function failedDeliveries(
  store: DeliveryStore,
  partner: string,
  log: Log,
): Promise<{ failed: FailedDelivery[]; more: boolean }> {
  const { items, next } = await store.query('failed', { equals: [partner], order: 'desc', limit: shown })
  const failed = items.flatMap((found) => {
    try {
      return [describe(found)]
    } catch (error) {
      log.error({ err: error, delivery: found.id, partner }, 'a failed delivery holds no summary')
      return []
    }
  })
  return { failed, more: next !== undefined }
}

const describe = ({ id, state }: Versioned<Delivery>): FailedDelivery => ({
  id,
  sharedAt: new Date(SummaryClaims.parse(decodeJwt(state.summary)).iat * 1_000).toISOString(),
  failedAt: new Date(state.failedAt ?? 0).toISOString(),
  attempts: state.attempts,
  reason: state.reason ?? '',
})

/** Makes the oldest failed deliveries of a partner due again, at most a hundred; returns how many. */
export async function retryFailed(store: DeliveryStore, partner: string, now: number): Promise<number> {
  const { items } = await store.query('failed', { equals: [partner], limit: batch })
  let retried = 0
  for (const { id } of items) {
    const { result: isAgain } = await store.update(id, (delivery) => [
      delivery ? queuedAgain(delivery, now) : null,
      [],
      delivery?.failedAt !== undefined,
    ])
    if (isAgain) retried += 1
  }
  return retried
}

/** Erases failed deliveries that nobody retried in ninety days; not one that an admin queues again meanwhile. */
export async function forgetFailed(store: DeliveryStore, now: number, stopping?: AbortSignal): Promise<void> {
  const find = () => store.query('forget', { before: now, limit: batch })
  for (let found = await find(); found.items.length > 0; found = await find()) {
    if (stopping?.aborted) return
    for (const { id } of found.items)
      await store.update(id, (delivery) => [isForgotten(delivery, now) ? null : (delivery ?? null), []])
  }
}

const isForgotten = (delivery: Delivery | undefined, now: number): boolean =>
  delivery?.forgetAt !== undefined && delivery.forgetAt < now
