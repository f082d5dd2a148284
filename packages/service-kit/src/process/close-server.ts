import type { Server } from 'node:http'

/**
 * Stops accepting connections and resolves when the requests in flight are answered. Connections that are still
 * busy after `graceMs` are closed.
 */
export async function closeServer(server: Server, graceMs = 10_000): Promise<void> {
  // A keep-alive connection that was busy when the server closed stays open, so idle ones are closed repeatedly.
  const idle = setInterval(() => server.closeIdleConnections(), 20)
  const late = setTimeout(() => server.closeAllConnections(), graceMs)
  await new Promise<void>((resolve) => server.close(() => resolve()))
  clearInterval(idle)
  clearTimeout(late)
}
