import { pagesRendered, partnerChanged } from '@semaforo/contracts'
import { consume, type EventLog, on } from '@semaforo/platform'
import type { Log } from '@semaforo/service-kit'

/** What the gateway keeps of services, and the event that says that it changed there. */
const subscribers = {
  partners: (changed: () => void) => on(partnerChanged, async () => changed()),
  pages: (changed: () => void) => on(pagesRendered, async () => changed()),
}

/** Calls `changed` when partners or rendered pages changed. Of several gateways, one hears of each event. */
export function followChanges(options: {
  of: keyof typeof subscribers
  events: EventLog
  changed: () => void
  log: Log
}): { stop(): Promise<void> } {
  const { of, events, changed, log } = options
  const heard = [subscribers[of](changed)]
  const subscription = consume(events, { group: `gateway-${of}`, on: heard, logger: log }).catch(
    (error: unknown) => {
      log.error({ err: error }, `changes of ${of} are not followed: they take five seconds`)
      return undefined
    },
  )
  return { stop: async () => (await subscription)?.stop() }
}
