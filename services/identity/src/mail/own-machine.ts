import { forwardedClient, isLocalPeer, isLoopback, isLoopbackHost } from '@semaforo/service-kit'
import type { Request } from 'express'

/**
 * Whether a request comes from a browser on this machine, through the gateway. The gateway checks that too; as
 * defence in depth the connection, the forwarded client and the host name must all be loopback.
 */
export const isOwnMachine = (req: Request): boolean =>
  isLocalPeer(req) &&
  req.headers['x-forwarded-for'] !== undefined &&
  isLoopback(forwardedClient(req)) &&
  isLoopbackHost(req.headers.host ?? '')
