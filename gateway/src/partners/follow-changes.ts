import { partnerChanged } from '@semaforo/contracts'
import { consume, type EventLog, on } from '@semaforo/platform'
import { readerOf } from '@semaforo/releases'
import type { Log } from '@semaforo/service-kit'

/**
 * Calls `changed` with each event that a partner changed, until it is stopped.
 * @param notes the folder of this gateway's notes about the log: its group's name is there
 */
export function followPartnerChanges(options: {
  events: EventLog
  notes: string
  changed: () => void
  log: Log
}): { stop(): Promise<void> } {
  const { events, notes, changed, log } = options
  const following = async () =>
    consume(events, {
      group: `gateway-partners-${await readerOf(notes)}`,
      on: [on(partnerChanged, async () => changed())],
      logger: log,
    })
  const subscription = following().catch((error: unknown) => {
    log.error({ err: error }, 'changes of partners are not followed: they take five seconds')
    return undefined
  })
  return { stop: async () => (await subscription)?.stop() }
}
