import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setTimeout as sleep, setImmediate as untilRead } from 'node:timers/promises'

/** After this time without a request, the next one of a connection is hardly on its way at the moment it closes. */
const quietMs = 500
const checkEveryMs = 20

/**
 * Prepares a server for its end without losing requests that are on their way on keep-alive connections: from the
 * signal on every response carries `Connection: close`, and the client's next connection is to another instance.
 * @returns stops accepting connections, and resolves when each that is left is busy or has been idle for a while. Those
 *   that browsers opened for a later request are closed then: Node counts them as busy.
 */
export function drain(server: Server, stopping: AbortSignal): () => Promise<void> {
  const unanswered = new Set<ServerResponse>()
  const idleSince = new Map<Socket, number>()

  const isLast = (res: ServerResponse) => {
    res.shouldKeepAlive = false
  }
  const isIdle = (socket: Socket) => {
    if (!socket.destroyed) idleSince.set(socket, performance.now())
  }
  server.on('connection', (socket: Socket) => {
    isIdle(socket)
    socket.once('close', () => idleSince.delete(socket))
  })
  server.prependListener('request', ({ socket }, res) => {
    idleSince.delete(socket)
    unanswered.add(res)
    if (stopping.aborted) isLast(res)
    res.once('close', () => {
      unanswered.delete(res)
      isIdle(socket)
    })
  })
  stopping.addEventListener('abort', () => unanswered.forEach(isLast))

  const isQuiet = () => {
    const recent = performance.now() - quietMs
    return [...idleSince.values()].every((since) => since < recent)
  }
  return async () => {
    // The `close` of an HTTP server also closes its idle connections, at once.
    NetServer.prototype.close.call(server)
    while (!isQuiet()) await sleep(checkEveryMs)
    // A timer comes before the reading of what has arrived.
    await untilRead()
    for (const socket of idleSince.keys()) if (socket.bytesRead === 0) socket.destroy()
  }
}
