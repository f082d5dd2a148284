import type { IncomingMessage, RequestListener } from 'node:http'
import type { Duplex } from 'node:stream'
import { notFound } from './http/problem-error.ts'
import { refusalOf } from './http/refusal-of.ts'
import { sendProblem } from './http/send-problem.ts'

/** Takes over a connection whose client asked for another protocol. */
export type UpgradeListener = (req: IncomingMessage, socket: Duplex, head: Buffer) => void

/**
 * What a service answers beside its routes: everything below `path` (which ends in a slash) comes as it was
 * sent, its body unread, and connections may be upgraded.
 */
export type Sockets = {
  path: string
  handle: RequestListener
  upgrade: UpgradeListener
  /** Lets go of everybody who is connected: none of these requests would end by itself. */
  end(): void
}

/** Sends what lies below the sockets' path to them, and the rest to the routes. */
export function besideSockets({ path, handle }: Sockets, routes: RequestListener): RequestListener {
  return (req, res) => (req.url?.startsWith(path) ? handle(req, res) : routes(req, res))
}

/** What a service without sockets does with an upgrade. */
export const noUpgrade: UpgradeListener = (req, socket) =>
  sendProblem(refusalOf(req, socket), notFound('not-found', 'Esta dirección no existe.'))
