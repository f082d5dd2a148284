import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { createServer } from 'node:tls'
import type { Certificate } from './certificates.ts'
import { endsWithTest } from './ends-with-test.ts'

/**
 * TLS in front of a real server that speaks none: its port on this machine. `show` ends all connections, and shows
 * another certificate from then on.
 */
export async function tlsFront(target: { host: string; port: number }, certificate: Certificate) {
  const sockets = new Set<Socket>()
  const server = createServer(certificate, (client) => {
    const upstream = connect(target.port, target.host)
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        client.destroy()
        upstream.destroy()
      })
    }
    client.pipe(upstream).pipe(client)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  endsWithTest(() => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  return {
    port: (server.address() as AddressInfo).port,
    show(other: Certificate) {
      server.setSecureContext(other)
      for (const socket of sockets) socket.destroy()
    },
  }
}
