import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { Worker } from 'node:worker_threads'
import { rejectUpgrade } from '@semaforo/service-kit'
import { endsWithTest } from '@semaforo/testing/ends-with-test'
import { closeAll, listen, open } from './setup.ts'
import { nothing, refused, withUpgrade } from './upgrades.ts'

afterEach(closeAll)

test('a service with sockets is reached at one address as well', async () => {
  const port = new URL(await listen(createServer((_req, res) => res.end('there')))).port
  const url = await open({ services: { realtime: `http://localhost:${port}` } })
  expect(await (await fetch(`${url}/socket.io/?EIO=4&transport=polling`)).text()).toBe('there')
})

const blockedListener = `
  const { parentPort } = require('node:worker_threads')
  const server = require('node:net').createServer()
  server.listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => {
    parentPort.postMessage(server.address().port)
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
  })`

/** The address of an instance whose host drops packets: its thread accepts no connection, and its backlog is full. */
async function unresponsive(): Promise<string> {
  const listener = new Worker(blockedListener, { eval: true })
  endsWithTest(() => listener.terminate())
  const [port] = (await once(listener, 'message')) as [number]
  for (let i = 0; i < 4; i++) {
    const filling = connect(port, '127.0.0.1').on('error', () => undefined)
    endsWithTest(() => filling.destroy())
  }
  return `http://127.0.0.1:${port}`
}

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

  test('take over WebSockets from one that does not answer a connection', async () => {
    const other = await listen(withUpgrade(nothing, rejectUpgrade))
    const url = await open({ ...proxied, services: { realtime: [await unresponsive(), other] } })
    const upgrade = (client: string) => refused(url, '/socket.io/', 'GET', { 'x-forwarded-for': client })
    const answers = await Promise.all(clients.slice(0, 10).map(upgrade))
    expect(new Set(answers)).toEqual(new Set([404]))
  })

  test('are a 503 when none is reachable', async () => {
    const gone = createServer()
    const address = await listen(gone)
    gone.close()
    const url = await open({ ...proxied, services: { likes: [address, address] } })
    expect(await ask(url, '203.0.113.1')).toBe(503)
  })
})
