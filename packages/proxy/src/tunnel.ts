import { request as httpRequest, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { Socket } from 'node:net'
import { type Duplex, pipeline } from 'node:stream'
import { connectTimeoutMs, ProblemError, socketOf } from '@semaforo/service-kit'
import { errors } from 'undici'
import { clientLeft, tooSlow, transportProblem } from './failures.ts'
import { requestHeaders } from './headers.ts'
import type { PublicAddress, Upgrade } from './upstream.ts'

/**
 * Requests from a service the upgrade that the client requested. If the service accepts, bytes are copied both
 * ways; any other response is sent to the client, and its connection closes.
 */
export async function tunnel(
  address: string,
  upgrade: Upgrade & PublicAddress,
  timeoutMs: number,
): Promise<void> {
  const { req, socket, head } = upgrade
  if (socket.destroyed) throw clientLeft()
  const send = address.startsWith('https:') ? httpsRequest : httpRequest
  const outgoing = send({
    ...whereOf(address),
    path: req.url,
    headers: upgradeHeaders(upgrade) as OutgoingHttpHeaders,
    agent: false,
  })
  const left = () => outgoing.destroy(clientLeft())
  socket.once('close', left)
  const slow = setTimeout(() => outgoing.destroy(tooSlow()), timeoutMs)
  const connecting = setTimeout(() => outgoing.destroy(new errors.ConnectTimeoutError()), connectTimeoutMs)
  outgoing.once('socket', (service) => service.once('connect', () => clearTimeout(connecting)))

  return new Promise<void>((resolve, reject) => {
    outgoing.once('upgrade', (answer: IncomingMessage, service: Socket, first: Buffer) => {
      socket.write(headOf(answer))
      if (first.length > 0) socket.write(first)
      if (head.length > 0) service.write(head)
      join(socket, service)
      resolve()
    })
    outgoing.once('response', (answer) => {
      socket.write(headOf(answer, upgrade.headers))
      pipeline(answer, socket, () => socket.destroy())
      resolve()
    })
    outgoing.once('error', (error) => reject(error instanceof ProblemError ? error : transportProblem(error)))
    outgoing.end()
  }).finally(() => {
    clearTimeout(slow)
    clearTimeout(connecting)
    socket.off('close', left)
  })
}

function whereOf(address: string): { socketPath: string } | { hostname: string; port: string } {
  const socketPath = socketOf(address)
  if (socketPath !== undefined) return { socketPath }
  const { hostname, port } = new URL(address)
  return { hostname: hostname.replace(/^\[|\]$/g, ''), port }
}

/** The headers of a forwarded upgrade, with the hop-by-hop ones set again. */
function upgradeHeaders(upgrade: Upgrade & PublicAddress) {
  return { ...requestHeaders(upgrade), connection: 'Upgrade', upgrade: upgrade.req.headers.upgrade }
}

function headOf(answer: IncomingMessage, added: ReadonlyMap<string, string> = new Map()): string {
  const lines = [`HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}`]
  for (const [name, value] of added) lines.push(`${name}: ${value}`)
  for (let i = 0; i < answer.rawHeaders.length; i += 2) {
    const name = answer.rawHeaders[i] as string
    if (!/^(transfer-encoding|keep-alive|x-powered-by)$/i.test(name))
      lines.push(`${name}: ${answer.rawHeaders[i + 1]}`)
  }
  return `${lines.join('\r\n')}\r\n\r\n`
}

/** Copies bytes between two connections; when one closes, the other closes. */
function join(one: Duplex, other: Duplex): void {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    from.pipe(to)
    from.once('error', () => to.destroy())
    from.once('close', () => to.destroy())
  }
}
