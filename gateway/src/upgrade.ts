import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { badRequest } from '@semaforo/service-kit'
import { clientAddress } from './edge/client-address.ts'
import { type PassOnOptions, serviceOf, within } from './pass-on.ts'
import type { Route } from './routes.ts'

/** One connection that a client wants to turn into a WebSocket. */
export type UpgradePassage = {
  req: IncomingMessage
  socket: Duplex
  head: Buffer
  route: Route
  requestId: string
}

/**
 * Hands WebSockets over to the services. The gateway copies bytes from then on; what they mean, how many one
 * client may have and when a silent one ends is the service's to say.
 * @returns a function that rejects with a ProblemError where nothing was answered
 */
export function createUpgrade(options: PassOnOptions): (passage: UpgradePassage) => Promise<void> {
  const { limits, longLived } = options
  const { protocol, host } = new URL(options.publicUrl)
  const proto = protocol.slice(0, -1)

  return async ({ req, socket, head, route, requestId }) => {
    if (req.method !== 'GET') throw badRequest('malformed-request', 'La solicitud no se entiende.')
    const client = clientAddress(req, options.trustedProxies)
    await within(options.socketLimiter, client)
    const { upstream, throughCircuit } = serviceOf(options.services, route)
    longLived.add(socket)
    // The limits of time on requests are over here.
    if (socket instanceof Socket) socket.setTimeout(0).setNoDelay(true)
    const connection = { req, socket, head, requestId, client, proto, host, body: undefined }
    await throughCircuit(() => upstream.upgrade(connection, limits.upstreamTimeoutMs))
  }
}
