import { type IncomingMessage, type RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { sendProblem, unknownPath } from './http/problem.ts'

/** Handles a connection whose client requested a protocol upgrade. */
export type UpgradeListener = (req: IncomingMessage, socket: Duplex, head: Buffer) => void

/**
 * Long-lived connections beside a service's routes: requests below `path` (which ends in a slash) are passed on
 * with their body unread, and connections may be upgraded.
 */
export type Sockets = {
  path: string
  handle: RequestListener
  upgrade: UpgradeListener
  /** Disconnects every client: these requests do not end by themselves. */
  end(): void
}

/** Routes requests below the sockets' path to them, and all others to the routes. */
export function routeSockets({ path, handle }: Sockets, routes: RequestListener): RequestListener {
  return (req, res) => (req.url?.startsWith(path) ? handle(req, res) : routes(req, res))
}

/** Hands upgrades below the sockets' path to them, and rejects all others: no sockets answer there. */
export function routeUpgrades({ path, upgrade }: Sockets): UpgradeListener {
  return (req, socket, head) => (req.url?.startsWith(path) ? upgrade : rejectUpgrade)(req, socket, head)
}

/** Rejects upgrades, for a service without sockets. */
export const rejectUpgrade: UpgradeListener = (req, socket) =>
  sendProblem(upgradeRejection(req, socket), unknownPath())

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
