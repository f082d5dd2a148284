import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { createProvider } from '../src/videos/provider.ts'

const ask = (address: string, timeoutMs = 5_000) =>
  createProvider({ address, key: undefined, timeoutMs })({ q: 'RESICO' })

describe('whether a failed call reached the provider', () => {
  let server: Server
  let port: number
  const sockets = new Set<Socket>()
  beforeEach(async () => {
    server = createServer((socket) => {
      sockets.add(socket.on('error', () => {}).on('close', () => sockets.delete(socket)))
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    port = (server.address() as AddressInfo).port
  })
  afterEach(async () => {
    for (const socket of sockets) socket.destroy()
    if (server.listening) await new Promise((resolve) => server.close(resolve))
  })

  test('not if the connection is refused or the name does not resolve', async () => {
    await new Promise((resolve) => server.close(resolve))
    const unheard = { failure: 'unavailable', retry: false, reached: false }
    expect(await ask(`http://127.0.0.1:${port}/search`)).toEqual({
      ...unheard,
      reason: expect.stringContaining('ECONNREFUSED'),
    })
    expect(await ask('http://videos.invalid/search')).toMatchObject(unheard)
  })

  test('not if the TLS handshake fails', async () => {
    server.on('connection', (socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))
    expect(await ask(`https://127.0.0.1:${port}/search`)).toMatchObject({ reached: false })
  })

  test('not if the timeout ends before the TLS handshake', async () => {
    expect(await ask(`https://127.0.0.1:${port}/search`, 100)).toMatchObject({ reached: false })
  })

  test('perhaps if the response is missing or incomplete', async () => {
    expect(await ask(`http://127.0.0.1:${port}/search`, 500)).toMatchObject({ reached: true })
    server.on('connection', (socket) => socket.once('data', () => socket.destroy()))
    expect(await ask(`http://127.0.0.1:${port}/search`)).toMatchObject({ reached: true })
  })
})
