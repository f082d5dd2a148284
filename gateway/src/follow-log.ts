import { createPrivateFolder } from '@semaforo/platform'
import { followChanges } from './follow-changes.ts'
import type { Gateway } from './gateway.ts'
import { publishMoves } from './releases/publish-moves.ts'

/**
 * Keeps a gateway in step with the log until it is stopped: it publishes moves of releases, and hears of partners and
 * rendered pages.
 */
export function followLog(
  gateway: Pick<Gateway, 'partnersChanged' | 'pagesChanged'>,
  options: Parameters<typeof publishMoves>[0],
): { stop(): Promise<void> } {
  createPrivateFolder(options.checkpoints, /./, options.log)
  const following = [
    publishMoves(options),
    followChanges({ ...options, of: 'partners', changed: gateway.partnersChanged }),
    followChanges({ ...options, of: 'pages', changed: gateway.pagesChanged }),
  ]
  return {
    async stop() {
      await Promise.all(following.map((each) => each.stop()))
    },
  }
}
