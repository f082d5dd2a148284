import { forwardedClient, isLocalPeer, isLoopback, isLoopbackHost } from '@semaforo/service-kit'
import type { Request } from 'express'

/**
 * Whether the gateway passes on a request of this machine. It decides who sits here; where it runs elsewhere, or
 * something else speaks to this service, this holds too: the connection is from here, it names one client, this
 * machine, and the site has a name that is nowhere else.
 */
export const isOwnMachine = (req: Request): boolean =>
  isLocalPeer(req) &&
  req.headers['x-forwarded-for'] !== undefined &&
  isLoopback(forwardedClient(req)) &&
  isLoopbackHost(req.headers.host ?? '')
