import type { RateLimiter } from '@semaforo/platform'
import { type Services, upgradeListener } from '@semaforo/proxy'
import { badRequest, type Log } from '@semaforo/service-kit'
import { countClient } from './edge/rate-limit.ts'
import type { Locate } from './locate.ts'
import { serviceOf } from './proxy.ts'

/**
 * Proxies WebSockets to the services. The gateway only copies bytes; the service decides what they mean, how
 * many one client may send and when to close an idle connection.
 */
export function upgrades(
  services: Services,
  limiter: RateLimiter,
  locate: Locate,
  headers: ReadonlyMap<string, string>,
  log: Log,
) {
  return upgradeListener(log, headers, async (upgrade) => {
    const { req, socket } = upgrade
    const { route, client } = locate(req)
    if (!route) return socket.destroy()
    if (req.method !== 'GET') throw badRequest('malformed-request', 'La solicitud no se entiende.')
    await countClient(limiter, client)
    return serviceOf(services, route).upgrade({ ...upgrade, client })
  })
}
