import type { FailedDelivery } from '@semaforo/contracts'
import { SummaryClaims } from '@semaforo/contracts'
import type { Versioned } from '@semaforo/platform'
import { decodeJwt } from 'jose'
import { type Delivery, type DeliveryStore, queuedAgain } from './delivery.ts'

const shown = 50
const batch = 100

/** The newest of a partner's failed deliveries. */
export async function failedDeliveries(store: DeliveryStore, partner: string): Promise<FailedDelivery[]> {
  const { items } = await store.query('failed', { equals: [partner], order: 'desc', limit: shown })
  return items.map(describe)
}

const describe = ({ id, state }: Versioned<Delivery>): FailedDelivery => ({
  id,
  sharedAt: new Date(SummaryClaims.parse(decodeJwt(state.summary)).iat * 1_000).toISOString(),
  failedAt: new Date(state.failedAt ?? 0).toISOString(),
  attempts: state.attempts,
  reason: state.reason ?? '',
})

/** Makes all failed deliveries of a partner due again; returns how many. */
export async function retryFailed(store: DeliveryStore, partner: string, now: number): Promise<number> {
  let retried = 0
  // One that fails again meanwhile is later than `now`, and not retried twice.
  const find = () => store.query('failed', { equals: [partner], before: now + 1, limit: batch })
  for (let found = await find(); found.items.length > 0; found = await find()) {
    for (const { id } of found.items)
      await store.update(id, (delivery) => [delivery ? queuedAgain(delivery, now) : null, []])
    retried += found.items.length
  }
  return retried
}

/** Erases failed deliveries that nobody retried in ninety days. */
export async function forgetFailed(store: DeliveryStore, now: number): Promise<void> {
  const find = () => store.query('forget', { before: now, limit: batch })
  for (let found = await find(); found.items.length > 0; found = await find()) {
    for (const { id } of found.items) await store.update(id, () => [null, []])
  }
}
