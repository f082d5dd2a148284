import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { endsWithTest } from '@semaforo/testing/ends-with-test'

/**
 * A TCP proxy in front of a real server that injects faults: `down` refuses and closes connections, as a killed
 * server does; `hang` keeps them open and forwards nothing, as a stopped process does; `slow` forwards everything so
 * much later; `mute` forwards only what clients send, and drops the answers. `up` ends them all.
 */
export async function faultyProxy(target: { host: string; port: number }) {
  let hanging = false
  let muted = false
  let delayMs = 0
  const pairs = new Set<readonly [Socket, Socket]>()
  const server = createServer((client) => {
    const upstream = connect(target.port, target.host)
    const pair = [client, upstream] as const
    pairs.add(pair)
    client.on('data', (chunk) => later(() => upstream.write(chunk)))
    upstream.on('data', (chunk) => {
      if (!muted) later(() => client.write(chunk))
    })
    for (const socket of pair) {
      if (hanging) socket.pause()
      socket.on('error', () => undefined)
      socket.on('close', () => {
        pairs.delete(pair)
        for (const each of pair) each.destroy()
      })
    }
  })
  /** Timers of one length end in their order. */
  function later(send: () => void) {
    if (delayMs === 0) send()
    else setTimeout(send, delayMs)
  }
  const listen = (port: number) => once(server.listen(port, '127.0.0.1'), 'listening')
  await listen(0)
  const { port } = server.address() as AddressInfo
  endsWithTest(close)

  async function close() {
    if (server.listening) await down()
  }
  async function down() {
    const closed = once(server, 'close')
    server.close()
    for (const [client] of pairs) client.resetAndDestroy()
    await closed
  }
  return {
    address: `127.0.0.1:${port}`,
    down,
    hang() {
      hanging = true
      for (const pair of pairs) for (const socket of pair) socket.pause()
    },
    slow(ms: number) {
      delayMs = ms
    },
    mute() {
      muted = true
    },
    async up() {
      // What is still on its way would be overtaken, and an answer that was dropped is missed for ever.
      if (muted || delayMs > 0) await down()
      hanging = false
      muted = false
      delayMs = 0
      for (const pair of pairs) for (const socket of pair) socket.resume()
      if (!server.listening) await listen(port)
    },
    close,
  }
}
