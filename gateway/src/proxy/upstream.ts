import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { OnState } from './service-state.ts'

/** One proxied request. */
export type Exchange = {
  req: IncomingMessage
  res: ServerResponse
  requestId: string
  /** The client's address. */
  client: string
  /** The scheme and host of the public address. */
  proto: string
  host: string
  /** The buffered body, if any. */
  body: Buffer | undefined
}

/** One connection that is being upgraded. `head` is the data that the client already sent on it. */
export type Upgrade = Omit<Exchange, 'res'> & { socket: Duplex; head: Buffer }

/** A buffered response to the gateway's own GET, with its end-to-end headers. Names are lower case. */
export type WholeAnswer = { status: number; headers: Record<string, string | string[]>; body: Buffer }

/**
 * A service behind the gateway. All methods reject with a ProblemError (502, 503, 504) when there was no
 * response; any status of the service is a response.
 */
export interface Upstream {
  /**
   * Proxies a request and its response, and resolves when the response is complete; rejects with status 499
   * when the client left or does not read the response. When the transport fails after the response began, the
   * client's connection is closed. `onState` receives the state of the service as soon as the head of the
   * response arrived.
   */
  forward(exchange: Exchange, timeoutMs: number, onState: OnState): Promise<void>
  /** Proxies an upgrade, and resolves when the service answered it, with an upgrade or otherwise. */
  upgrade(upgrade: Upgrade, timeoutMs: number): Promise<void>
  /** A GET of the gateway's own. */
  read(path: string, headers: Record<string, string>, timeoutMs: number): Promise<WholeAnswer>
  stop(): Promise<void>
}
