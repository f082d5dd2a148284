import type { Socket } from 'node:net'
import { eventually } from '@semaforo/testing/eventually'
import { DeliveryFailed } from '../../src/webhooks/delivery-failed.ts'
import { type PostOptions, post } from '../../src/webhooks/post.ts'
import { answering, type PartnerServer, startPartnerServer } from '../partner-server.ts'

const message = { headers: { 'content-type': 'application/json' }, body: '{"type":"summary.shared"}' }
const here: PostOptions = { ownMachine: true }
const short = { headersMs: 300, wholeMs: 300 }
let server: PartnerServer

beforeEach(async () => {
  server = await startPartnerServer()
})

/** The reason for which a message was not delivered; `delivered` where it was. */
const outcome = (address: string, options = here) =>
  post(address, message, options).then(
    () => 'delivered',
    (error: unknown) => {
      if (!(error instanceof DeliveryFailed)) throw error
      return error.isFinal ? `final: ${error.reason}` : error.reason
    },
  )

test.each([200, 201, 202, 204])('%d is delivered, whole and to the whole address', async (status) => {
  server.answers((res) => res.writeHead(status).end())
  expect(await outcome(server.url)).toBe('delivered')
  expect(server.received).toMatchObject([{ url: '/semaforo?fuente=widget', body: message.body }])
})

test.each([
  [400, 'Su servidor contestó 400.'],
  [404, 'Su servidor contestó 404.'],
  [500, 'Su servidor contestó 500.'],
  [410, 'final: Su servidor contestó 410: ya no recibe resultados.'],
])('%d is not', async (status, reason) => {
  server.answers(answering(status))
  expect(await outcome(server.url)).toBe(reason)
})

test.each([301, 302, 303, 307, 308])(
  'a redirection with %d to a private address is not followed',
  async (status) => {
    const inside = await startPartnerServer()
    server.answers(answering(status, { location: inside.url }))
    expect(await outcome(server.url)).toBe(
      `Su servidor contestó con una redirección (${status}), que no se sigue.`,
    )
    expect(inside.received).toEqual([])
  },
)

test('a server that never answers is given up', async () => {
  server.answers(() => undefined)
  expect(await outcome(server.url, { ...here, timeouts: short })).toBe('Su servidor no contestó a tiempo.')
})

test('a server that answers its headers byte by byte is given up', async () => {
  server.answers((_res, _request, req) => {
    const dripping = setInterval(() => req.socket.write('H'), 10)
    req.socket.on('error', () => undefined).on('close', () => clearInterval(dripping))
  })
  expect(await outcome(server.url, { ...here, timeouts: short })).not.toBe('delivered')
})

test('an answer whose body never ends is cut off; its status has been read', async () => {
  const sockets: Socket[] = []
  server.answers((res, _request, req) => {
    sockets.push(req.socket)
    res.writeHead(200).write('…')
  })
  expect(await outcome(server.url, { ...here, timeouts: short })).toBe('delivered')
  await eventually(() => expect(sockets.map(({ destroyed }) => destroyed)).toEqual([true]))
})

test('of an answer of 10 MB and more only the beginning is read', async () => {
  // More than the kernel's buffers take on their own.
  const whole = 50 * 1024 * 1024
  let socket: Socket | undefined
  server.answers((res, _request, req) => {
    socket = req.socket.on('error', () => undefined)
    const part = Buffer.alloc(64 * 1024)
    const fill = () => {
      while (!res.destroyed && res.write(part)) if (req.socket.bytesWritten >= whole) return res.end()
      return undefined
    }
    res.writeHead(200).on('drain', fill)
    fill()
  })
  expect(await outcome(server.url)).toBe('delivered')
  await eventually(() => expect(socket?.destroyed).toBe(true))
  // What the kernel's buffers took is written, not read.
  expect(socket?.bytesWritten).toBeLessThan(whole)
})

test('a server that is down, and a name that nobody has', async () => {
  server.server.close()
  server.server.closeAllConnections()
  expect(await outcome(server.url)).toBe('No se pudo conectar con su servidor (ECONNREFUSED).')
  const resolve = () => Promise.reject(new Error('ENOTFOUND'))
  expect(await outcome('https://nadie.example/', { ...here, resolve })).toBe(
    'El DNS no encuentra su servidor.',
  )
})

describe('from a site with a public address', () => {
  const away: PostOptions = { ownMachine: false }
  const notPublic = 'La dirección de su servidor no es pública: no se le envía nada.'
  const secure = () => server.url.replace('http:', 'https:')

  test('http is refused', async () => {
    expect(await outcome(server.url, away)).toBe('Su dirección no es https: no se le envía nada.')
    expect(server.received).toEqual([])
  })

  test.each([
    '127.0.0.1',
    'localhost',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '2130706433',
    '0x7f.1',
    '169.254.169.254',
  ])('%s is refused', async (host) => {
    let connections = 0
    server.server.on('connection', () => connections++)
    expect(await outcome(secure().replace('127.0.0.1', host), away)).toBe(notPublic)
    expect(connections).toBe(0)
  })

  test('a name is refused that resolves to a private address, even beside a public one', async () => {
    for (const addresses of [
      ['10.0.0.7'],
      ['93.184.215.14', '192.168.1.1'],
      ['2606:4700::1', 'fd00::1'],
      [],
    ]) {
      const resolve = async () =>
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
      expect(await outcome('https://aliado.example/', { ...away, resolve })).toBe(notPublic)
    }
  })
})

test('a name is resolved once: the connection goes to the address that was checked', async () => {
  const answers = [[{ address: '127.0.0.1', family: 4 }], [{ address: '10.255.255.1', family: 4 }]]
  const asked: string[] = []
  const resolve = async (host: string) => {
    asked.push(host)
    return answers.shift() ?? []
  }
  const { port } = new URL(server.url)
  expect(await outcome(`http://aliado.example:${port}/`, { ...here, resolve })).toBe('delivered')
  expect(asked).toEqual(['aliado.example'])
  expect(server.received[0]?.headers.host).toBe(`aliado.example:${port}`)
})
