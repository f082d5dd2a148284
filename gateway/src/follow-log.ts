import type { EventLog, LogReader } from '@semaforo/platform'
import type { Log } from '@semaforo/service-kit'
import { followChanges } from './follow-changes.ts'
import type { Gateway } from './gateway.ts'
import { shareReleases } from './releases/share-releases.ts'

/**
 * Keeps a gateway in step with the log until it is stopped: releases of other folders, partners, and rendered pages.
 * @param notes the folder of what is known of this log: with the log where that is a file, else with the frontends
 * @param from the address where other gateways fetch the releases of this one
 */
export function followLog(
  gateway: Pick<Gateway, 'partnersChanged' | 'pagesChanged'>,
  options: { frontendsDir: string; notes: string; events: EventLog & LogReader; from: string; log: Log },
): { stop(): Promise<void> } {
  const following = [
    shareReleases(options),
    followChanges({ ...options, of: 'partners', changed: gateway.partnersChanged }),
    followChanges({ ...options, of: 'pages', changed: gateway.pagesChanged }),
  ]
  return {
    async stop() {
      await Promise.all(following.map((each) => each.stop()))
    },
  }
}
