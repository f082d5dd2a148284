import { Gauge, Histogram } from 'prom-client'
import type { RealtimeServer } from './socket.ts'

export const likeDelay = new Histogram({
  name: 'realtime_like_delay_seconds',
  help: 'From the write of a like to its event on the way to open pages',
  buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60],
})

const servers = new Set<RealtimeServer>()

new Gauge({
  name: 'realtime_sockets',
  help: 'Open connections of pages to this process',
  collect() {
    this.set([...servers].reduce((sum, { engine }) => sum + engine.clientsCount, 0))
  },
})

/**
 * Counts the connections of a server.
 * @returns ends the count
 */
export function countSockets(server: RealtimeServer): () => void {
  servers.add(server)
  return () => servers.delete(server)
}
