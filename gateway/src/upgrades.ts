import type { IncomingMessage } from 'node:http'
import type { RateLimiter } from '@semaforo/platform'
import { type Service, upgradeListener } from '@semaforo/proxy'
import { badRequest, type Log, type UpgradeListener } from '@semaforo/service-kit'
import { countClient } from './edge/rate-limit.ts'
import type { Located } from './locate.ts'
import { serviceOf } from './proxy.ts'

/**
 * Proxies WebSockets to the services. The gateway only copies bytes; the service decides what they mean, how
 * many one client may send and when to close an idle connection.
 */
export function createUpgrades(options: {
  services: ReadonlyMap<string, Service>
  limiters: { socket: RateLimiter }
  locate(req: IncomingMessage): Located
  log: Log
}): { mayUpgrade(req: IncomingMessage): boolean; upgrade: UpgradeListener } {
  const { services, limiters, locate, log } = options
  return {
    mayUpgrade: (req) =>
      req.headers.upgrade?.toLowerCase() === 'websocket' && locate(req).route?.kind === 'socket',
    upgrade: upgradeListener(log, async (upgrade) => {
      const { route, client } = locate(upgrade.req)
      if (!route) return upgrade.socket.destroy()
      if (upgrade.req.method !== 'GET') throw badRequest('malformed-request', 'La solicitud no se entiende.')
      await countClient(limiters.socket, client)
      return serviceOf(services, route).upgrade({ ...upgrade, client })
    }),
  }
}
