import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { connect } from 'node:net'
import type { Duplex } from 'node:stream'
import { rejectUpgrade, type UpgradeListener } from '@semaforo/service-kit'
import { endsWithTest } from '@semaforo/testing/ends-with-test'
import { eventually } from '@semaforo/testing/eventually'
import { closeAll, folder, listen, open, problem, raw } from './setup.ts'
import { closing, echo, head, nothing, refused, upgraded, withUpgrade } from './upgrades.ts'

afterEach(closeAll)

/** The answer to a rejected upgrade, of a client that keeps its side open until the gateway no longer has the connection. */
async function refusedForGood(url: string, method = 'GET'): Promise<string> {
  const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', allowHalfOpen: true })
  endsWithTest(() => socket.destroy())
  const closed = closing(socket)
  socket.write(head(method))
  let text = ''
  socket.on('data', (data) => {
    text += data
  })
  await once(socket, 'end')
  // Only a connection that is gone at the other side is reset.
  await eventually(() => {
    socket.write('x')
    return socket.destroyed
  })
  await closed
  return text
}

/** Rate limiters that have not counted a client yet, as when Redis is slow; `release` lets all go on. */
function slowLimiters() {
  const waiting: (() => void)[] = []
  const limiter = {
    async consume() {
      await new Promise<void>((resolve) => waiting.push(resolve))
      return { allowed: true, retryAfterSeconds: 0 }
    },
    refund: async () => undefined,
  }
  const release = () => {
    for (const go of waiting.splice(0)) go()
  }
  return { rateLimiter: () => limiter, waiting, release }
}

async function until(seen: () => boolean): Promise<void> {
  while (!seen()) await new Promise((resolve) => setTimeout(resolve, 5))
}

describe('a service', () => {
  test('receives a WebSocket with the client address, and bytes flow both ways', async () => {
    const url = await open({ services: { realtime: withUpgrade(nothing, echo) } })
    const { socket, text } = await upgraded(url)
    await until(() => text().includes('\n'))
    expect(JSON.parse(text())).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      host: 'sitio.example',
      upgrade: 'websocket',
      connection: 'Upgrade',
      'x-request-id': expect.any(String),
    })
    socket.write('año')
    await until(() => text().endsWith('añoaño'))
    socket.destroy()
  })

  test('that closes a WebSocket closes it for the client, and the reverse', async () => {
    const sockets: { socket: Duplex; closed: Promise<void> }[] = []
    const remember: UpgradeListener = (req, socket, head) => {
      echo(req, socket, head)
      sockets.push({ socket, closed: closing(socket) })
    }
    const url = await open({ services: { realtime: withUpgrade(nothing, remember) } })
    const one = await upgraded(url)
    sockets[0]?.socket.destroy()
    await one.closed
    const two = await upgraded(url)
    two.socket.resetAndDestroy()
    await sockets[1]?.closed
  })

  test('may reject an upgrade with its own response', async () => {
    const url = await open({ services: { realtime: withUpgrade(nothing, rejectUpgrade) } })
    expect(await refused(url, '/socket.io/?EIO=4')).toBe(404)
  })

  test('may answer a poll later than other calls', async () => {
    const late: RequestListener = (req, res) => {
      if (req.url?.startsWith('/socket.io/')) setTimeout(() => res.end('late'), 100)
    }
    const url = await open({
      services: { realtime: withUpgrade(late, echo), likes: withUpgrade(late, echo) },
      limits: { upstreamTimeoutMs: 40, pollTimeoutMs: 60_000 },
    })
    expect(await (await fetch(`${url}/socket.io/?EIO=4&transport=polling`)).text()).toBe('late')
    expect((await fetch(`${url}/api/me/likes`)).status).toBe(504)
  })

  test('does not delay the stop of the gateway: polls and WebSockets are closed at once', async () => {
    const polled = Promise.withResolvers<void>()
    const url = await open({ services: { realtime: withUpgrade(() => polled.resolve(), echo) } })
    const { closed } = await upgraded(url)
    const poll = fetch(`${url}/socket.io/?EIO=4&transport=polling`)
    const cut = expect(poll).rejects.toThrow('fetch failed')
    await polled.promise
    await closeAll()
    await closed
    await cut
  })

  test('gets no poll and no WebSocket that the gateway let in while it stopped', async () => {
    const { rateLimiter, waiting, release } = slowLimiters()
    const url = await open({ rateLimiter, services: { realtime: withUpgrade(nothing, echo) } })
    const answers = [raw(url, head()), raw(url, head().replace(/Connection.*\r\n/s, '\r\n'))]
    await until(() => waiting.length === 2)
    const stopped = closeAll()
    release()
    await stopped
    expect(await Promise.all(answers)).toEqual(['', ''])
  })

  test('gets no WebSocket of a client that left before', async () => {
    const { rateLimiter, waiting, release } = slowLimiters()
    let reached = 0
    const count: UpgradeListener = (...upgrade) => {
      reached += 1
      echo(...upgrade)
    }
    const gateway = await open({ rateLimiter, services: { realtime: withUpgrade(nothing, count) } })
    const left = connect(Number(new URL(gateway).port), '127.0.0.1')
    left.write(head())
    await until(() => waiting.length === 1)
    left.resetAndDestroy()
    const stays = upgraded(gateway)
    await until(() => waiting.length === 2)
    release()
    await stays
    expect(reached).toBe(1)
  })
})

test('an upgrade that is not a WebSocket of the site is answered as a plain request', async () => {
  const url = await open({
    services: { realtime: withUpgrade(nothing, echo), catalog: nothing },
    frontendsDir: folder({ 'shell/index.html': 'page' }),
  })
  expect(await refused(url, '/api/catalog/tags')).toBe(200)
  expect(await refused(url, '/')).toBe(200)
  expect(await refused(url, '/socket.iox/')).toBe(200)
  expect(await refused(url, '/socket.io/?EIO=4', 'POST')).toBe(400)
})

test('a rejected upgrade closes its connection, even if the client keeps its side open', async () => {
  const service = withUpgrade(nothing, rejectUpgrade)
  const url = await open({ env: { RATE_LIMIT_PER_MINUTE: 1 }, services: { realtime: service } })
  expect(await refusedForGood(url, 'POST')).toMatch(/^HTTP\/1.1 400 .*}$/s)
  expect(await refusedForGood(url)).toMatch(/^HTTP\/1.1 404 .*}$/s)
  expect(await refusedForGood(url)).toMatch(/^HTTP\/1.1 429 .*}$/s)
})

test('when a service breaks off its rejection of an upgrade, the gateway breaks off its own', async () => {
  const broken: UpgradeListener = (_req, socket) => {
    socket.end('HTTP/1.1 404 Not Found\r\nContent-Length: 100\r\n\r\nhalf', () => socket.destroy())
  }
  const url = await open({ services: { realtime: withUpgrade(nothing, broken) } })
  expect(await raw(url, head())).toMatch(/^HTTP\/1.1 404 .*half$/s)
})

test('upgrades and polls have a separate rate limit', async () => {
  const url = await open({
    env: { RATE_LIMIT_PER_MINUTE: 2 },
    services: { realtime: withUpgrade(nothing, rejectUpgrade), likes: nothing },
  })
  const poll = () => fetch(`${url}/socket.io/?EIO=4&transport=polling`)
  expect((await poll()).status).toBe(200)
  expect(await refused(url, '/socket.io/?EIO=4')).toBe(404)
  expect(await refused(url, '/socket.io/?EIO=4')).toBe(429)
  expect(await problem(await poll())).toMatchObject({ status: 429, code: 'too-many-requests' })
  expect((await fetch(`${url}/api/me/likes`)).status).toBe(200)
})

test('an upgrade to a stopped service is a 503, to a hanging one a 504', async () => {
  const gone = createServer()
  const address = await listen(gone)
  gone.close()
  expect(await refused(await open({ services: { realtime: address } }), '/socket.io/')).toBe(503)
  const silent = await listen(withUpgrade(nothing, () => {}))
  const url = await open({ services: { realtime: silent }, limits: { upstreamTimeoutMs: 50 } })
  expect(await refused(url, '/socket.io/')).toBe(504)
})

test('a client that aborts its upgrade affects no other', async () => {
  const url = await open({ services: { realtime: await listen(withUpgrade(nothing, echo)) } })
  for (let i = 0; i < 20; i++) {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    socket.write(head(), () => socket.resetAndDestroy())
    await closing(socket)
  }
  const { socket, text } = await upgraded(url)
  await until(() => text().includes('\n'))
  socket.destroy()
})
