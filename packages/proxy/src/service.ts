import { Socket } from 'node:net'
import type { Log } from '@semaforo/service-kit'
import { createCircuit } from './circuit.ts'
import { upstreamAt } from './instance.ts'
import type { ForwardingLimits } from './limits.ts'
import { createLongLived } from './long-lived.ts'
import { readBody } from './read-body.ts'
import { createReadCache } from './read-cache.ts'
import { stateOf } from './service-state.ts'
import { traceCall } from './trace-call.ts'
import type { Exchange, Upgrade, WholeAnswer } from './upstream.ts'

/**
 * A service behind its circuit breaker. While it cannot be reached its methods reject with a ProblemError: 502 it
 * broke off, 503 it is away or its circuit is open, 504 it did not answer in time. Any status of the service
 * itself is an answer.
 */
export type Service = {
  /**
   * Reads a request's body, forwards both, and streams the response to the client; resolves when it is complete.
   * @throws {ProblemError} also 408, 413, and 499 when the client left
   */
  forward(exchange: Exchange): Promise<void>
  /** The same for a request that the service answers when it has a message. */
  poll(exchange: Exchange): Promise<void>
  /** Forwards an upgrade; resolves when the service answered it, from when on bytes are copied both ways. */
  upgrade(upgrade: Upgrade): Promise<void>
  /**
   * Answers a GET that has the same answer for everybody, from memory while that is fresh or the service cannot
   * answer, or not soon.
   */
  readCached(exchange: Exchange): Promise<WholeAnswer>
  /** A GET of our own. */
  read(path: string, headers: Record<string, string>, timeoutMs: number): Promise<WholeAnswer>
  /** Asks the service whether it is ready, whatever the state of its circuit. */
  isReady(timeoutMs: number): Promise<boolean>
  /** Closes polls and upgraded connections, which do not end by themselves. */
  endLongLived(): void
  /** Closes the connections to the service. */
  stop(): Promise<void>
}

/**
 * One service of `openServices`.
 * @param name its label in metrics, logs and traces
 */
export function openService(
  name: string,
  addresses: string | readonly string[],
  options: { publicUrl: string; sticky: boolean; limits: ForwardingLimits; log: Log },
): Service {
  const { limits } = options
  const { protocol, host } = new URL(options.publicUrl)
  const site = { proto: protocol.slice(0, -1), host }
  const upstream = upstreamAt(addresses, options.sticky)
  const throughCircuit = createCircuit(name, limits, options.log)
  const cached = createReadCache(limits)
  const longLived = createLongLived()

  async function forward(exchange: Exchange, timeoutMs: number): Promise<void> {
    const whole = { ...exchange, ...site, body: await readBody(exchange.req, limits) }
    await throughCircuit((onState) =>
      traceCall(name, exchange.req.method ?? '', () => upstream.forward(whole, timeoutMs, onState)),
    )
  }

  /** Reports the state of the service by a whole answer. */
  const reading = (read: () => Promise<WholeAnswer>) =>
    throughCircuit(async (onState) => {
      const answer = await read()
      onState(stateOf(answer.status, answer.headers))
      return answer
    })

  return {
    forward: (exchange) => forward(exchange, limits.upstreamTimeoutMs),
    poll(exchange) {
      longLived.add(exchange.res)
      return forward(exchange, limits.pollTimeoutMs)
    },
    async upgrade(upgrade) {
      const { socket } = upgrade
      longLived.add(socket)
      // The time-outs of requests no longer apply.
      if (socket instanceof Socket) socket.setTimeout(0).setNoDelay(true)
      await throughCircuit(() => upstream.upgrade({ ...upgrade, ...site }, limits.upstreamTimeoutMs))
    },
    readCached({ req, requestId }) {
      const path = req.url ?? '/'
      return cached(path, (validator) => {
        const headers = { ...validator, 'x-request-id': requestId, host, 'x-forwarded-proto': site.proto }
        const read = () => upstream.read(path, headers, limits.upstreamTimeoutMs)
        return reading(() => traceCall(name, 'GET', read))
      })
    },
    read: (path, headers, timeoutMs) => reading(() => upstream.read(path, headers, timeoutMs)),
    isReady: upstream.isReady,
    endLongLived: longLived.end,
    stop: upstream.stop,
  }
}
