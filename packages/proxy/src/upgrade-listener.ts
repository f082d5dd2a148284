import { randomUUID } from 'node:crypto'
import {
  asProblem,
  type Log,
  levelOf,
  sendProblem,
  type UpgradeListener,
  upgradeRejection,
} from '@semaforo/service-kit'
import type { Upgrade } from './upstream.ts'

/**
 * A server's listener for upgrades. It gives each a request id and calls `handOver`; what that throws is answered
 * as problem+json, and the connection closes after it.
 * @param headers of each answer that refuses an upgrade
 */
export function upgradeListener(
  log: Log,
  headers: ReadonlyMap<string, string>,
  handOver: (upgrade: Omit<Upgrade, 'client'>) => Promise<unknown>,
): UpgradeListener {
  return (req, socket, head) => {
    // A client that disconnects is not our error; without a listener it would end the process.
    socket.on('error', () => socket.destroy())
    const requestId = randomUUID()
    handOver({ req, socket, head, requestId, headers }).catch((error: unknown) => {
      if (socket.destroyed) return
      const problem = asProblem(error)
      const { status, code } = problem
      log[levelOf(status)](
        { requestId, status, code, ...(status >= 500 && { err: error }) },
        'upgrade failed',
      )
      const res = upgradeRejection(req, socket)
      for (const [name, value] of headers) res.setHeader(name, value)
      res.setHeader('x-request-id', requestId)
      sendProblem(res, problem)
    })
  }
}
