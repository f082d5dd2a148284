import { createServer } from 'node:http'
import { closeAll, listen, open } from './setup.ts'

afterEach(closeAll)

test('a service with sockets is reached at one address as well', async () => {
  const port = new URL(await listen(createServer((_req, res) => res.end('there')))).port
  const url = await open({ services: { realtime: `http://localhost:${port}` } })
  expect(await (await fetch(`${url}/socket.io/?EIO=4&transport=polling`)).text()).toBe('there')
})

describe('several instances of a service', () => {
  const named = (name: string) => listen(createServer((_req, res) => res.end(name)))
  const proxied = { env: { TRUST_PROXY: 1, RATE_LIMIT_PER_MINUTE: 100_000 } }
  const clients = Array.from({ length: 40 }, (_, index) => `203.0.113.${index}`)
  const ask = async (url: string, client: string, method = 'GET') => {
    const body = method === 'POST' ? '{"tagId":"a"}' : null
    const answer = await fetch(`${url}/api/me/likes`, {
      method,
      body,
      headers: { 'x-forwarded-for': client },
    })
    return answer.status === 200 ? answer.text() : answer.status
  }

  test('share the clients, and each client stays with one', async () => {
    const url = await open({ ...proxied, services: { likes: [await named('a'), await named('b')] } })
    const first = await Promise.all(clients.map((client) => ask(url, client)))
    expect(new Set(first)).toEqual(new Set(['a', 'b']))
    expect(await Promise.all(clients.map((client) => ask(url, client)))).toEqual(first)
  })

  test('take over from an unreachable one, at once and without an error', async () => {
    const gone = createServer()
    const address = await listen(gone)
    const other = await named('b')
    gone.close()
    const url = await open({ ...proxied, services: { likes: [address, other] } })
    for (const client of clients) {
      expect(await ask(url, client)).toBe('b')
      expect(await ask(url, client, 'POST')).toBe('b')
    }
  })

  test('are a 503 when none is reachable', async () => {
    const gone = createServer()
    const address = await listen(gone)
    gone.close()
    const url = await open({ ...proxied, services: { likes: [address, address] } })
    expect(await ask(url, '203.0.113.1')).toBe(503)
  })
})
