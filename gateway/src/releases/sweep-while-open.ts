import type { Server } from 'node:http'
import { sweepUploads } from '@semaforo/releases'
import type { Log } from '@semaforo/service-kit'

const everyMs = 3_600_000

/** Removes the uploads that nobody finishes, from time to time as long as a server listens. */
export function sweepWhileOpen(server: Server, frontendsDir: string, log: Log): void {
  const sweep = () =>
    sweepUploads(frontendsDir, new Date()).catch((error: unknown) =>
      log.warn({ err: error }, 'unfinished uploads of releases cannot be removed'),
    )
  server.once('listening', () => {
    void sweep()
    const timer = setInterval(sweep, everyMs)
    server.once('close', () => clearInterval(timer))
  })
}
