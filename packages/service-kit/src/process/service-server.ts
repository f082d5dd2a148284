import { createServer, type Server } from 'node:http'
import type { RunningService } from '../service.ts'
import { closeServer } from './close-server.ts'

/**
 * A server for a running service, not listening yet. `stop` answers the requests in flight, then stops the
 * service.
 */
export function serviceServer(service: RunningService): { server: Server; stop(): Promise<void> } {
  const server = createServer(service.handler).on('upgrade', service.upgrade)
  return {
    server,
    async stop() {
      const closed = closeServer(server)
      service.endSockets()
      await closed
      await service.stop()
    },
  }
}
