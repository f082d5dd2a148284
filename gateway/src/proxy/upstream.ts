import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { OnSign } from './sign.ts'

/** One request on its way through the gateway. */
export type Exchange = {
  req: IncomingMessage
  res: ServerResponse
  requestId: string
  /** The client's address. */
  client: string
  /** How the public reaches the site. */
  proto: string
  host: string
  /** The whole body, where there is one. */
  body: Buffer | undefined
}

/** One connection on its way to become another protocol's. `head` is what the client sent of it already. */
export type Upgrade = Omit<Exchange, 'res'> & { socket: Duplex; head: Buffer }

/** A whole answer to a GET of the gateway's own, with the headers that end at no hop. Names are lower case. */
export type WholeAnswer = { status: number; headers: Record<string, string | string[]>; body: Buffer }

/**
 * Where a service answers. All methods reject with a ProblemError (502, 503, 504) when the service
 * could not be talked to; whatever it answered is an answer.
 */
export interface Upstream {
  /**
   * Passes a request on and its answer back, and resolves when the service has answered; rejects with status
   * 499 when the client left or does not take the answer. When the transport fails after the answer began, the
   * client's connection is cut. `onSign` is told what the answer says of the service as soon as that is known.
   */
  forward(exchange: Exchange, timeoutMs: number, onSign: OnSign): Promise<void>
  /** Hands a connection over, and resolves when the service has answered it, with an upgrade or otherwise. */
  upgrade(upgrade: Upgrade, timeoutMs: number): Promise<void>
  /** A GET of the gateway itself. */
  read(path: string, headers: Record<string, string>, timeoutMs: number): Promise<WholeAnswer>
  stop(): Promise<void>
}
