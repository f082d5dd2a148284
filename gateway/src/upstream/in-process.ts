import { IncomingMessage, type RequestListener } from 'node:http'
import { noUpgrade, storeHeader, traceHeaders, type UpgradeListener } from '@semaforo/service-kit'
import { setHeaders } from '../edge/security-headers.ts'
import { clientLeft, tooSlow } from './failures.ts'
import { requestHeaders } from './headers.ts'
import { ownRequest, recordedAnswer } from './recorded.ts'
import { signOf } from './sign.ts'
import { upgradeHeaders } from './tunnel.ts'
import type { Exchange, Upstream } from './upstream.ts'

/** A service in this process: it is handed the request itself, without a network in between. */
export function inProcess(handler: RequestListener, takeOver: UpgradeListener = noUpgrade): Upstream {
  return {
    forward: (exchange, timeoutMs, onSign) =>
      new Promise((resolve, reject) => {
        const { res } = exchange
        const slow = setTimeout(() => {
          // Where the service waits for the client to take what it has written, the client is the slow one.
          if (res.writableNeedDrain) return res.destroy()
          const problem = tooSlow()
          reject(problem)
          if (res.headersSent) res.destroy(problem)
        }, timeoutMs)
        res.once('prefinish', () => {
          clearTimeout(slow)
          onSign(signOf(res.statusCode, res.getHeader(storeHeader)))
          resolve()
        })
        res.once('close', () => {
          clearTimeout(slow)
          reject(clientLeft())
        })
        setHeaders(res, exchange.answerHeaders)
        res.setHeader('x-request-id', exchange.requestId)
        handler(forwarded(exchange), res)
      }),
    read: (path, headers, timeoutMs) =>
      new Promise((resolve, reject) => {
        const slow = setTimeout(() => reject(tooSlow()), timeoutMs)
        const req = ownRequest(path, { ...headers, ...traceHeaders() })
        const res = recordedAnswer(req, (answer) => {
          clearTimeout(slow)
          resolve(answer)
        })
        handler(req, res)
      }),
    upgrade: async (upgrade) => {
      const { req, socket, head } = upgrade
      req.headers = upgradeHeaders(upgrade)
      takeOver(req, socket, head)
    },
    stop: async () => {},
  }
}

/** The client's request, whole, with the headers that a service may see. */
function forwarded(exchange: Exchange): IncomingMessage {
  const { req, body } = exchange
  const headers = requestHeaders(exchange)
  if (!body) {
    req.headers = headers
    return req
  }
  const whole = new IncomingMessage(req.socket)
  const { method, url, httpVersion } = req
  // Without `complete`, the end of this stream would count as a client that left.
  Object.assign(whole, { method, url, headers, httpVersion, complete: true })
  whole.push(body)
  whole.push(null)
  return whole
}
