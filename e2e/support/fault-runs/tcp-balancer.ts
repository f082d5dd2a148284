import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { endsWithTest } from '@semaforo/testing/ends-with-test'

/**
 * A balancer that knows nothing of HTTP: it gives each connection to the next port that takes it, and copies bytes.
 * @returns its address
 */
export async function tcpBalancer(ports: readonly number[]): Promise<string> {
  const sockets = new Set<Socket>()
  let turn = 0

  function hold(socket: Socket): Socket {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    return socket
  }

  function give(client: Socket, left: number): void {
    turn += 1
    const upstream = hold(connect(ports[turn % ports.length] as number, '127.0.0.1'))
    const next = () => {
      if (left > 1) give(client, left - 1)
      else client.destroy()
    }
    upstream.once('error', next)
    upstream.once('connect', () => {
      upstream.off('error', next).on('error', () => client.destroy())
      client.pipe(upstream).pipe(client)
      client.once('close', () => upstream.destroy())
      upstream.once('close', () => client.destroy())
    })
  }

  const server = createServer((client) => {
    hold(client).on('error', () => client.destroy())
    give(client, ports.length)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  endsWithTest(async () => {
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    await closed
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
