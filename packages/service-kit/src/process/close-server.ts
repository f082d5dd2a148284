import type { Server } from 'node:http'

/**
 * Stops accepting and resolves when the requests in flight are answered. Connections that keep theirs
 * open longer than `graceMs` are cut.
 */
export async function closeServer(server: Server, graceMs = 10_000): Promise<void> {
  // A connection that was busy when the server closed stays open for its next request unless told.
  const idle = setInterval(() => server.closeIdleConnections(), 20)
  const late = setTimeout(() => server.closeAllConnections(), graceMs)
  await new Promise<void>((resolve) => server.close(() => resolve()))
  clearInterval(idle)
  clearTimeout(late)
}
