import type { PartnerFacts } from '@semaforo/contracts'
import { type Platform, type QueueWorker, startQueueWorker } from '@semaforo/platform'
import type { Log, SigningKeys } from '@semaforo/service-kit'
import type { Partners } from '../partners/partners.ts'
import { webhooksDelivered, webhooksGivenUp } from './counters.ts'
import { afterFailure, backoff, type Delivery, type DeliveryStore, queued } from './delivery.ts'
import { DeliveryFailed } from './delivery-failed.ts'
import { summaryMessage } from './message.ts'
import { post } from './post.ts'

export const openDeliveries = (platform: Platform): Promise<DeliveryStore> =>
  platform.store<Delivery, 'due' | 'failed' | 'forget'>({
    service: 'diagnostic',
    name: 'delivery',
    indexes: {
      due: { paths: ['dueAt'] },
      failed: { paths: ['partner', 'failedAt'] },
      forget: { paths: ['forgetAt'] },
    },
  })

/** Queues a summary for a partner's server. Queued again, also after its delivery, it is still one delivery. */
export async function queueDelivery(
  deliveries: DeliveryStore,
  { id: partner, webhook }: PartnerFacts,
  { jti, summary, now }: { jti: string; summary: string; now: number },
): Promise<void> {
  if (webhook === undefined) return
  await deliveries.update(jti, () => [queued(partner, summary, now), []], { idempotencyKey: jti })
}

/** Delivers what is queued, at least once, for a day. `ownMachine`: whether this site is on this machine alone. */
export function startDelivering(context: {
  deliveries: DeliveryStore
  partners: Partners
  keys: SigningKeys
  ownMachine: boolean
  log: Log
  now: () => number
}): QueueWorker {
  const { deliveries, partners, keys, ownMachine, log, now } = context

  async function attempt(id: string, { partner, summary }: Delivery) {
    const webhook = webhookOf(await partners.withId(partner))
    await post(webhook, await summaryMessage(keys, { id, summary }, now()), { ownMachine })
    return () => webhooksDelivered.inc()
  }

  function failed(id: string, { partner, attempts }: Delivery, error: unknown, next: Delivery | null): void {
    const { reason, cause } = DeliveryFailed.of(error)
    const fields = { delivery: id, partner, attempts, reason, err: cause }
    if (next?.failedAt === undefined) log.warn(fields, 'webhook waits')
    else {
      webhooksGivenUp.inc()
      log.error(fields, 'webhook given up')
    }
  }

  return startQueueWorker({
    name: 'webhooks',
    queue: deliveries,
    attempt,
    afterFailure: (delivery, error) => afterFailure(delivery, error, now()),
    failed,
    longestWaitMs: backoff.maxMs,
    lanes: { of: ({ partner }) => partner, width: 3 },
    log,
    now,
  })
}

function webhookOf(partner: PartnerFacts | undefined): string {
  if (partner?.suspended) throw new DeliveryFailed('El aliado está suspendido.')
  if (partner?.webhook !== undefined) return partner.webhook
  throw new DeliveryFailed('El aliado ya no tiene dirección de webhook.', { isFinal: true })
}
