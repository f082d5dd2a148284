import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, request, type Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { UpgradeListener } from '@semaforo/service-kit'

/** Answers an upgrade with the request it saw, then sends each message twice. */
export const echo: UpgradeListener = (req, socket, head) => {
  const seen = JSON.stringify(req.headers)
  socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n')
  socket.write(`${seen}\n${head}`)
  socket.on('data', (data) => socket.write(`${data}${data}`))
  socket.on('end', () => socket.end())
  socket.on('error', () => socket.destroy())
}

export function withUpgrade(handler: RequestListener, upgrade: UpgradeListener): Server {
  return createServer(handler).on('upgrade', upgrade)
}

export const nothing: RequestListener = (_req, res) => res.end('nothing')

type Upgraded = { socket: Socket; text(): string; closed: Promise<void> }

/** Resolves when a connection is closed, for any reason. */
export function closing(socket: Duplex): Promise<void> {
  socket.on('error', () => undefined)
  return new Promise((resolve) => socket.once('close', resolve))
}

/** Requests a WebSocket; `text` is the data received since. */
export async function upgraded(url: string, path = '/socket.io/?EIO=4', headers = {}): Promise<Upgraded> {
  const upgradeRequest = request(url + path, {
    headers: { connection: 'Upgrade', upgrade: 'websocket', 'x-forwarded-for': '6.6.6.6', ...headers },
  })
  upgradeRequest.end()
  const [answer, socket, head] = (await once(upgradeRequest, 'upgrade')) as [IncomingMessage, Socket, Buffer]
  expect(answer.statusCode).toBe(101)
  let text = String(head)
  socket.on('data', (data) => {
    text += data
  })
  return { socket, text: () => text, closed: closing(socket) }
}

/** The status of a rejected upgrade. */
export async function refused(
  url: string,
  path: string,
  method = 'GET',
  headers = {},
): Promise<number | undefined> {
  const upgradeRequest = request(url + path, {
    method,
    headers: { connection: 'Upgrade', upgrade: 'websocket', ...headers },
  })
  upgradeRequest.end()
  const [answer] = (await once(upgradeRequest, 'response')) as [IncomingMessage]
  answer.resume()
  return answer.statusCode
}

/** The bytes of a request for a WebSocket. */
export const head = (method = 'GET') =>
  `${method} /socket.io/?EIO=4 HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`
