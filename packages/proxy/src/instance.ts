import type { ServerResponse } from 'node:http'
import { openPool, readWhole } from '@semaforo/service-kit'
import type { Dispatcher } from 'undici'
import { addressesBehind } from './addresses-behind.ts'
import { clientLeft, transportProblem } from './failures.ts'
import { answerHeaders, requestHeaders } from './headers.ts'
import { type Instance, loadBalancer } from './load-balancer.ts'
import { type OnState, stateOf } from './service-state.ts'
import { tunnel } from './tunnel.ts'
import type { Exchange, Upstream } from './upstream.ts'

/**
 * The upstream of a service at one address, or at those of its instances, over keep-alive connections.
 * @param sticky each client stays with one of the instances, also where one address leads to several
 */
export function upstreamAt(addresses: string | readonly string[], sticky: boolean): Upstream {
  const all = [addresses].flat()
  const [only, ...others] = all
  if (only === undefined || others.length > 0) return loadBalancer(async () => all, instance)
  return sticky ? loadBalancer(addressesBehind(only), instance) : instance(only)
}

/** @param onLeaving is called when a response says that its connection closes: the service at the address stops */
function instance(address: string, onLeaving?: () => void): Instance {
  const pool = openPool(address)
  return {
    forward: (exchange, timeoutMs, onState) =>
      new Promise((resolve, reject) => {
        pool.dispatch(
          {
            method: exchange.req.method as Dispatcher.HttpMethod,
            path: exchange.req.url ?? '/',
            headers: requestHeaders(exchange) as Record<string, string>,
            body: exchange.body ?? null,
            headersTimeout: timeoutMs,
            bodyTimeout: timeoutMs,
          },
          streamResponse(exchange, onState, resolve, reject, onLeaving),
        )
      }),
    read: async (path, headers, timeoutMs) => {
      const timeouts = { headersTimeout: timeoutMs, bodyTimeout: timeoutMs }
      try {
        const answer = await readWhole(pool, path, headers, timeouts)
        return { ...answer, headers: answerHeaders(answer.headers) }
      } catch (error) {
        throw transportProblem(error as Error)
      }
    },
    upgrade: (upgrade, timeoutMs) => tunnel(address, upgrade, timeoutMs),
    isReady: (timeoutMs) =>
      // The signal bounds the connection and the whole answer; undici's time-outs begin anew with each part of it.
      readWhole(pool, '/health/ready', {}, { signal: AbortSignal.timeout(timeoutMs) }).then(
        ({ status }) => status === 200,
        () => false,
      ),
    stop: () => pool.destroy(),
    retire: () => pool.close(),
  }
}

/** Streams a service's response to the client, with backpressure. */
function streamResponse(
  exchange: Exchange,
  onState: OnState,
  resolve: () => void,
  reject: (error: Error) => void,
  onLeaving: (() => void) | undefined,
): Dispatcher.DispatchHandler {
  const { res } = exchange
  let missing = Number.NaN
  let last: Buffer | undefined
  return {
    onRequestStart: (controller) => abortWithClient(controller, res),
    onResponseStart: (_controller, status, headers) => {
      if (status < 200) return
      onState(stateOf(status, headers))
      if (headers['connection'] === 'close') onLeaving?.()
      missing = Number(headers['content-length'] ?? Number.NaN)
      const answer = answerHeaders(headers)
      // The headers that are set before, as those for a partner's page, vary by more than the service knows.
      if (answer['vary']) answer['vary'] = [res.getHeader('vary') ?? [], answer['vary']].flat().join(', ')
      res.writeHead(status, answer)
    },
    onResponseData: (controller, chunk) => {
      missing -= chunk.length
      // The last chunk of a known length is sent with the end, in one packet.
      if (missing === 0) last = chunk
      else if (!res.write(chunk)) {
        controller.pause()
        res.once('drain', () => controller.resume())
      }
    },
    onResponseEnd: () => {
      res.end(last)
      resolve()
    },
    onResponseError: (_controller, error) => {
      if (res.closed || res.destroyed) return reject(clientLeft())
      const problem = transportProblem(error)
      if (res.headersSent) res.destroy(problem)
      reject(problem)
    },
  }
}

function abortWithClient(controller: Dispatcher.DispatchController, res: ServerResponse): void {
  const abort = () => {
    if (!res.writableFinished) controller.abort(clientLeft())
  }
  if (res.closed) abort()
  else res.once('close', abort)
}
