import { createPrivateFolder } from '@semaforo/platform'
import { followChanges } from './follow-changes.ts'
import type { Gateway } from './gateway.ts'
import { shareReleases } from './releases/share-releases.ts'

/**
 * Keeps a gateway in step with the log until it is stopped: releases of other folders, partners, and rendered pages.
 */
export function followLog(
  gateway: Pick<Gateway, 'partnersChanged' | 'pagesChanged'>,
  options: Parameters<typeof shareReleases>[0],
): { stop(): Promise<void> } {
  createPrivateFolder(options.checkpoints, /./, options.log)
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
