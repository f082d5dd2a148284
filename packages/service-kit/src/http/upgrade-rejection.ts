import { type IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'

/** The response that rejects an upgrade, with any status but 101; the connection closes after it. */
export function upgradeRejection(req: IncomingMessage, socket: Duplex): ServerResponse {
  // Node's own listener is gone since the upgrade, and a client that resets its connection must not end the process.
  socket.on('error', () => socket.destroy())
  const res = new ServerResponse(req)
  res.shouldKeepAlive = false
  res.assignSocket(socket as Socket)
  // The client may keep its side open, and no time-out applies to an upgrade.
  res.once('finish', () => socket.end(() => socket.destroy()))
  return res
}
