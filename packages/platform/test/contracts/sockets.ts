import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { endsWithTest } from '@semaforo/testing/ends-with-test'
import { eventually } from '@semaforo/testing/eventually'
import { Server } from 'socket.io'
import { io } from 'socket.io-client'
import type { Platform } from '../../src/index.ts'
import { type OpenPlatform, withPlatform } from './open-platform.ts'

/** A Socket.IO server on the platform whose sockets join the room they request. */
export async function serveSockets(platform: Platform) {
  const http = createServer()
  const server = new Server(http)
  platform.connectSockets(server)
  server.on('connection', (socket) => socket.join(String(socket.handshake.query.room)))
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  endsWithTest(() => server.close())
  const { port } = http.address() as AddressInfo
  return { server, url: `http://127.0.0.1:${port}` }
}

/** A client of such a server, and the messages it received. */
export async function connect(url: string, room: string) {
  const heard: unknown[] = []
  const socket = io(url, { query: { room }, transports: ['websocket'], forceNew: true })
  socket.on('updated', (value) => heard.push(value))
  endsWithTest(() => socket.disconnect())
  await new Promise<void>((resolve) => socket.on('connect', resolve))
  return { heard, socket }
}

/** The contract test of Socket.IO adapters: an emit to a room reaches its sockets and no others. */
export function describeSockets(name: string, open: OpenPlatform) {
  test(`sockets: ${name}: an emit to a room reaches its sockets and no others`, async () => {
    await withPlatform(open, async (platform) => {
      const { server, url } = await serveSockets(platform)
      const clients = await Promise.all(['ana', 'ana', 'bea'].map((room) => connect(url, room)))
      const [one, two, other] = clients
      await eventually(async () => expect(await server.in('ana').fetchSockets()).toHaveLength(2))
      server.to('ana').emit('updated', 1)
      server.emit('updated', 'all')
      for (const client of clients) await eventually(() => expect(client.heard).toContain('all'))
      expect(one?.heard).toEqual([1, 'all'])
      expect(two?.heard).toEqual([1, 'all'])
      expect(other?.heard).toEqual(['all'])
      for (const { socket } of clients) socket.disconnect()
      await server.close()
    })
  })
}
