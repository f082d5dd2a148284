import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as sleep, setImmediate as untilPolled } from 'node:timers/promises'

/** After this time without a request, the next one of a connection is hardly on its way at the moment it closes. */
const quietMs = 500
/** A gateway that was told of the end connects elsewhere: a server without new connections for so long has told all. */
const unaskedMs = 100
/** A client that keeps connecting all the same delays the end for so long at most. */
const mostUnaskedMs = 2_000
const checkEveryMs = 20

/**
 * Prepares a server for its end without losing requests that are on their way on keep-alive connections: from the
 * signal on every response carries `Connection: close`, and the client's next connection is to another instance.
 * @returns waits until each connection without a request has been idle for a while, then stops accepting connections and
 *   closes those. It resolves when the connections that are left are busy.
 */
export function drain(server: Server, stopping: AbortSignal): () => Promise<void> {
  const unanswered = new Set<ServerResponse>()
  /** Since when connections wait for their first request. */
  const unused = new Map<Socket, number>()
  /** Since when connections wait for another request. */
  const keptAlive = new Map<Socket, number>()
  let connectedAt = Number.NEGATIVE_INFINITY

  /** A response whose headers are sent has told the client already that the connection stays. */
  const isLast = (res: ServerResponse) => {
    if (!res.headersSent) res.shouldKeepAlive = false
  }
  server.on('connection', (socket: Socket) => {
    connectedAt = performance.now()
    unused.set(socket, connectedAt)
    socket.once('close', () => {
      unused.delete(socket)
      keptAlive.delete(socket)
    })
  })
  server.prependListener('request', ({ socket }, res) => {
    unused.delete(socket)
    keptAlive.delete(socket)
    unanswered.add(res)
    if (stopping.aborted) isLast(res)
    res.once('finish', () => {
      if (res.shouldKeepAlive && !socket.destroyed) keptAlive.set(socket, performance.now())
    })
    res.once('close', () => unanswered.delete(res))
  })
  stopping.addEventListener('abort', () => unanswered.forEach(isLast))

  return async () => {
    await untilQuiet(keptAlive)
    const deadline = performance.now() + mostUnaskedMs
    while (performance.now() - connectedAt < unaskedMs && performance.now() < deadline)
      await sleep(checkEveryMs)
    // Timers run before the poll phase: let it accept the connections that wait, which the end of listening resets.
    await untilPolled()
    // Closes the connections that were kept alive.
    server.close()
    await untilQuiet(unused)
    // What came on them is read first.
    await untilPolled()
    // Browsers open these for a later request; Node counts them as busy.
    for (const socket of unused.keys()) if (socket.bytesRead === 0) socket.destroy()
  }
}

async function untilQuiet(idleSince: ReadonlyMap<Socket, number>): Promise<void> {
  const isRecent = (since: number) => performance.now() - since < quietMs
  while ([...idleSince.values()].some(isRecent)) await sleep(checkEveryMs)
}
