import { type IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'

/** The response that rejects an upgrade, with any status but 101; the connection closes after it. */
export function upgradeRejection(req: IncomingMessage, socket: Duplex): ServerResponse {
  const res = new ServerResponse(req)
  res.shouldKeepAlive = false
  res.assignSocket(socket as Socket)
  // The client may keep its side open, and no time-out applies to an upgrade.
  res.once('finish', () => socket.end(() => socket.destroy()))
  return res
}
