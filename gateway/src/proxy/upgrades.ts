import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import {
  asProblem,
  badRequest,
  type Log,
  sendProblem,
  type UpgradeListener,
  upgradeRejection,
} from '@semaforo/service-kit'
import { countClient } from '../edge/rate-limit.ts'
import type { Located } from '../locate.ts'
import { type ProxyOptions, serviceOf } from './proxy.ts'

/**
 * Proxies WebSockets to the services. The gateway only copies bytes; the service decides what they mean, how
 * many one client may send and when to close an idle connection.
 */
export function createUpgrades(options: ProxyOptions & { locate(req: IncomingMessage): Located; log: Log }): {
  mayUpgrade(req: IncomingMessage): boolean
  upgrade: UpgradeListener
} {
  const { services, limits, limiters, longLived, locate, log } = options
  const { protocol, host } = new URL(options.publicUrl)

  async function handOver(req: IncomingMessage, socket: Duplex, head: Buffer, requestId: string) {
    const { route, client } = locate(req)
    if (!route) return socket.destroy()
    if (req.method !== 'GET') throw badRequest('malformed-request', 'La solicitud no se entiende.')
    await countClient(limiters.socket, client)
    const { upstream, throughCircuit } = serviceOf(services, route)
    longLived.add(socket)
    // The time-outs of requests no longer apply.
    if (socket instanceof Socket) socket.setTimeout(0).setNoDelay(true)
    const proto = protocol.slice(0, -1)
    const connection = { req, socket, head, requestId, client, proto, host, body: undefined }
    await throughCircuit(() => upstream.upgrade(connection, limits.upstreamTimeoutMs))
  }

  return {
    mayUpgrade: (req) =>
      req.headers.upgrade?.toLowerCase() === 'websocket' && locate(req).route?.kind === 'socket',
    upgrade(req, socket, head) {
      // A client that disconnects is not our error; without a listener it would end the process.
      socket.on('error', () => socket.destroy())
      const requestId = randomUUID()
      handOver(req, socket, head, requestId).catch((error: unknown) => {
        if (socket.destroyed) return
        const problem = asProblem(error)
        if (problem.status >= 500) log.error({ requestId, err: error }, 'upgrade failed')
        const res = upgradeRejection(req, socket)
        res.setHeader('x-request-id', requestId)
        sendProblem(res, problem)
      })
    },
  }
}
