import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import type { Environment } from '@semaforo/service-kit'
import { eventually } from '@semaforo/testing/eventually'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import { createTokens, type Tokens } from '@semaforo/testing/tokens'
import { liked } from './realtime-behaviour.ts'
import { closePages, openPage, type Site, startSite, versions } from './realtime-site.ts'

const dataDir = temporaryDirectory()
let tokens: Tokens
beforeAll(async () => {
  tokens = await createTokens()
})

const own = async (env: Environment, use: (site: Site) => Promise<void>) => {
  const limited = await startSite(`${dataDir}/${randomUUID()}`, tokens, { env })
  try {
    await use(limited)
  } finally {
    closePages()
    await limited.stop()
  }
}

test('an expired token ends the connection, which reconnects with a new one', () =>
  own({ SOCKET_GRACE_SECONDS: '0' }, async ({ url }) => {
    const page = openPage(url, () => tokens.token('ana', { seconds: page.connects === 0 ? 2 : 900 }))
    // On a busy machine a token may expire in transit: the next one is tried.
    page.socket.on('connect_error', () => page.socket.active || page.socket.connect())
    await eventually(() => expect(page.connects).toBe(2))
    expect(page.ends).toEqual(['transport close'])
  }))

test('a token that seems to last longer than a timer can wait keeps its connection', () =>
  own({ SOCKET_GRACE_SECONDS: '0' }, async ({ url }) => {
    const page = openPage(url, await tokens.token('ana', { seconds: 40 * 86_400 }))
    await eventually(() => expect(page.connects).toBe(1))
    const witness = openPage(url, await tokens.token('bea', { seconds: 10 }), { reconnection: false })
    await eventually(() => expect(witness.ends).toEqual(['transport close']))
    expect([page.connects, page.ends]).toEqual([1, []])
  }))

test('a renewal keeps the connection beyond its first token', () =>
  own({ SOCKET_GRACE_SECONDS: '0' }, async ({ url, publish }) => {
    const page = openPage(url, await tokens.token('ana', { seconds: 10 }))
    const witness = openPage(url, await tokens.token('ana', { seconds: 10 }), { reconnection: false })
    await eventually(() => expect(page.connects + witness.connects).toBe(2))
    const renew = (renewal: unknown) => page.socket.timeout(5_000).emitWithAck('auth:renew', renewal)
    expect(await renew({ token: await tokens.token('bea') })).toMatchObject({ code: 'foreign-user' })
    expect(await renew({ token: 'nonsense' })).toMatchObject({ ok: false, code: 'token-expired' })
    expect(await renew('nonsense')).toMatchObject({ ok: false, code: 'not-signed-in' })
    expect(await renew({ token: await tokens.token('ana') })).toEqual({ ok: true })
    await eventually(() => expect(witness.ends).toEqual(['transport close']))
    await publish('ana', liked)
    await eventually(() => expect(versions(page)).toEqual([1]))
    expect([page.connects, page.ends]).toEqual([1, []])
  }))

test.each(['websocket', 'polling'])('a flood of events by %s is disconnected, others are not', (transport) =>
  own({ SOCKET_EVENTS_PER_SECOND: '20' }, async ({ url, publish }) => {
    const flooding = openPage(url, await tokens.token('ana'), {
      transports: [transport],
      reconnection: false,
    })
    const quiet = openPage(url, await tokens.token('bea'))
    await eventually(() => expect(flooding.connects + quiet.connects).toBe(2))
    for (let i = 0; i < 200; i += 1) flooding.socket.emit('join:user', 'x')
    await eventually(() => expect(flooding.ends).toHaveLength(1))
    await publish('bea', liked)
    await eventually(() => expect(versions(quiet)).toEqual([1]))
    expect(quiet.ends).toEqual([])
  }),
)

test.each(['websocket', 'polling'])('an oversized packet by %s is disconnected', (transport) =>
  own({}, async ({ url }) => {
    const page = openPage(url, await tokens.token('ana'), {
      transports: [transport],
      reconnection: false,
    })
    await eventually(() => expect(page.connects).toBe(1))
    page.socket.emit('join:user', 'x'.repeat(10_000))
    await eventually(() => expect(page.ends).toHaveLength(1))
  }),
)

test('malformed packets end their connection and nothing else', () =>
  own({}, async ({ url, publish }) => {
    const quiet = openPage(url, await tokens.token('bea'))
    await eventually(() => expect(quiet.connects).toBe(1))
    for (const packet of [
      '9',
      '4',
      '42',
      '42{',
      '42["join:user"',
      '49',
      '451-["x"',
      '42["join:user",NaN]',
      '\u0000',
    ]) {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`)
      const ended = new Promise((resolve) => socket.addEventListener('close', resolve))
      await new Promise((resolve) => socket.addEventListener('open', resolve))
      socket.send(`40${JSON.stringify({ token: await tokens.token('ana') })}`)
      socket.send(packet)
      if (packet === '451-["x"') socket.send('42["join:user"]')
      await ended
    }
    await publish('bea', liked)
    await eventually(() => expect(versions(quiet)).toEqual([1]))
  }))

/** The status of an upgrade that is refused. */
async function refusedUpgrade(url: string): Promise<number | undefined> {
  const upgrade = request(url, { headers: { connection: 'Upgrade', upgrade: 'websocket' } }).end()
  const [answer] = (await once(upgrade, 'response')) as [IncomingMessage]
  answer.resume()
  return answer.statusCode
}

test('requests that are not Socket.IO are refused', () =>
  own({}, async ({ url }) => {
    expect(await refusedUpgrade(`${url}/socket.io`)).toBe(404)
    expect(await refusedUpgrade(`${url}/%73ocket.io/`)).toBe(404)
    expect(await refusedUpgrade(`${url}/socket.io/?EIO=4&transport=carrier-pigeon`)).toBe(400)
    expect((await fetch(`${url}/socket.io/?EIO=4&transport=carrier-pigeon`)).status).toBe(400)
    expect((await fetch(`${url}/socket.io/?EIO=4&transport=polling&sid=unknown`)).status).toBe(400)
    expect((await fetch(`${url}/socket.io/?EIO=4&transport=polling`, { method: 'POST' })).status).toBe(400)
    expect((await fetch(`${url}/socket.io`)).status).toBe(404)
  }))

test('the sockets per person are limited, and closing one frees its slot', () =>
  own({ SOCKETS_PER_USER: '2' }, async ({ url }) => {
    const ana = await tokens.token('ana')
    const pages = [openPage(url, ana), openPage(url, ana)]
    await eventually(() => expect(pages.map(({ connects }) => connects)).toEqual([1, 1]))
    const third = openPage(url, ana)
    await eventually(() =>
      expect(third.refusals[0]).toMatchObject({ data: { status: 429, code: 'too-many-sockets' } }),
    )
    pages[0]?.socket.disconnect()
    await eventually(async () => {
      const fourth = openPage(url, ana)
      await eventually(() => expect(fourth.refusals.length + fourth.connects).toBeGreaterThan(0))
      expect(fourth.connects).toBe(1)
    })
  }))

test('the connections per address are limited, whoever they belong to', () =>
  own({ SOCKETS_PER_ADDRESS: '2' }, async ({ url }) => {
    const from = (address: string) => ({
      extraHeaders: { 'x-forwarded-for': address },
      reconnection: false,
    })
    const open = (person: string, address: string) =>
      tokens.token(person).then((token) => openPage(url, token, from(address)))
    const pages = [await open('ana', '203.0.113.1'), await open('bea', '203.0.113.1')]
    await eventually(() => expect(pages.map(({ connects }) => connects)).toEqual([1, 1]))
    const third = await open('eva', '203.0.113.1')
    await eventually(() => expect(third.refusals).toHaveLength(1))
    const elsewhere = await open('eva', '203.0.113.2')
    await eventually(() => expect(elsewhere.connects).toBe(1))
  }))
