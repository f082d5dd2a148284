import { pagesRendered, partnerChanged } from '@semaforo/contracts'
import { consume, type EventLog, on } from '@semaforo/platform'
import { consumerIdOf } from '@semaforo/releases'
import type { Log } from '@semaforo/service-kit'

/** What the gateway keeps of services, and the event that says that it changed there. */
const subscribers = {
  partners: (changed: () => void) => on(partnerChanged, async () => changed()),
  pages: (changed: () => void) => on(pagesRendered, async () => changed()),
}

/**
 * Calls `changed` when partners or rendered pages changed. Of gateways that share the folder, one hears of each event.
 * @param checkpoints the folder of this gateway's checkpoints of the log: its consumer id is there
 */
export function followChanges(options: {
  of: keyof typeof subscribers
  events: EventLog
  checkpoints: string
  changed: () => void
  log: Log
}): { stop(): Promise<void> } {
  const { of, events, checkpoints, changed, log } = options
  const following = async () =>
    consume(events, {
      group: `gateway-${of}-${await consumerIdOf(checkpoints)}`,
      on: [subscribers[of](changed)],
      logger: log,
    })
  const subscription = following().catch((error: unknown) => {
    log.error({ err: error }, `changes of ${of} are not followed: they take five seconds`)
    return undefined
  })
  return { stop: async () => (await subscription)?.stop() }
}
