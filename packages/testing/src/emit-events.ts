import type { DomainEvent } from '@semaforo/contracts'
import type { Platform } from '@semaforo/platform'

/**
 * Publishes events as the service that owns them would: from an aggregate's outbox, in their envelope, in
 * order. `as` is the id of the aggregate.
 */
export function eventEmitter(platform: Platform, service: string) {
  const store = platform.store<{ emitted: number }>({ service: `${service}-event-emitter`, name: 'emitted' })
  return async (as: string, ...events: DomainEvent[]): Promise<void> => {
    await (await store).update(as, (before) => [{ emitted: (before?.emitted ?? 0) + 1 }, events])
  }
}
