import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { OnState } from './service-state.ts'

/** A client's request, and its response. */
export type Exchange = {
  req: IncomingMessage
  res: ServerResponse
  requestId: string
  /** The client's address. */
  client: string
}

/**
 * A connection that a client asked to upgrade. `head` is the data that it already sent on it, `headers` are added to
 * an answer that refuses the upgrade.
 */
export type Upgrade = Omit<Exchange, 'res'> & {
  socket: Duplex
  head: Buffer
  headers: ReadonlyMap<string, string>
}

/** The public address, as each service is told it: its scheme and its host. */
export type PublicAddress = { proto: string; host: string }

/** A request whose body was read, if it has any. */
export type WholeExchange = Exchange & PublicAddress & { body: Buffer | undefined }

/** A buffered response to a GET, with its end-to-end headers. Names are lower case. */
export type WholeAnswer = { status: number; headers: Record<string, string | string[]>; body: Buffer }

/**
 * Where a service is reached. All methods reject with a ProblemError (502, 503, 504) when there was no
 * response; any status of the service is a response.
 */
export interface Upstream {
  /**
   * Forwards a request and its response, and resolves when the response is complete; rejects with status 499
   * when the client left or does not read the response. When the transport fails after the response began, the
   * client's connection is closed. `onState` receives the state of the service as soon as the head of the
   * response arrived.
   */
  forward(exchange: WholeExchange, timeoutMs: number, onState: OnState): Promise<void>
  /** Forwards an upgrade, and resolves when the service answered it, with an upgrade or otherwise. */
  upgrade(upgrade: Upgrade & PublicAddress, timeoutMs: number): Promise<void>
  /** A GET of our own. */
  read(path: string, headers: Record<string, string>, timeoutMs: number): Promise<WholeAnswer>
  /** Whether an instance says within the time limit that it is ready; never rejects. */
  isReady(timeoutMs: number): Promise<boolean>
  stop(): Promise<void>
}
