import type { ServerResponse } from 'node:http'
import { storeHeader, traceHeaders } from '@semaforo/service-kit'
import { type Dispatcher, Pool } from 'undici'
import { clientLeft, transportProblem } from './failures.ts'
import { answerHeaders, requestHeaders } from './headers.ts'
import { type OnSign, signOf } from './sign.ts'
import { spread } from './spread.ts'
import { tunnel } from './tunnel.ts'
import type { Exchange, Upstream, WholeAnswer } from './upstream.ts'

const connectTimeoutMs = 3_000

/** A service in another process, or several instances of it in several, over connections that stay open. */
export function remote(urls: string | readonly string[]): Upstream {
  const [only, ...others] = typeof urls === 'string' ? [urls] : urls
  return only !== undefined && others.length === 0 ? instance(only) : spread([...urls].map(instance))
}

function instance(url: string): Upstream {
  const pool = new Pool(url, { connect: { timeout: connectTimeoutMs } })
  return {
    forward: (exchange, timeoutMs, onSign) =>
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
          passBack(exchange, onSign, resolve, reject),
        )
      }),
    read: async (path, given, timeoutMs): Promise<WholeAnswer> => {
      const headers = { ...given, ...traceHeaders() }
      const timeouts = { headersTimeout: timeoutMs, bodyTimeout: timeoutMs }
      try {
        const answer = await pool.request({ method: 'GET', path, headers, ...timeouts })
        const answered = Object.entries(answer.headers).flatMap(([name, value]) =>
          typeof value === 'string' ? [[name, value] as const] : [],
        )
        const body = Buffer.from(await answer.body.arrayBuffer())
        return { status: answer.statusCode, headers: new Map(answered), body }
      } catch (error) {
        throw transportProblem(error as Error)
      }
    },
    upgrade: (upgrade, timeoutMs) => tunnel(url, upgrade, timeoutMs),
    stop: () => pool.destroy(),
  }
}

/** Writes a service's answer to the client as it comes, no faster than the client reads. */
function passBack(
  exchange: Exchange,
  onSign: OnSign,
  resolve: () => void,
  reject: (error: Error) => void,
): Dispatcher.DispatchHandler {
  const { res } = exchange
  let missing = Number.NaN
  let last: Buffer | undefined
  return {
    onRequestStart: (controller) => abortWithClient(controller, res),
    onResponseStart: (_controller, status, headers) => {
      if (status < 200) return
      onSign(signOf(status, headers[storeHeader]))
      missing = Number(headers['content-length'] ?? Number.NaN)
      res.writeHead(status, answerHeaders(headers, exchange))
    },
    onResponseData: (controller, chunk) => {
      missing -= chunk.length
      // The last part of a known length waits for the end: both leave in one packet.
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
