import {
  call,
  event,
  sessionEnded,
  userDeactivated,
  userDeleted,
  userRoleChanged,
  userSessionsEnded,
} from '@semaforo/contracts'
import { openEmbeddedPlatform, type Platform } from '@semaforo/platform'
import { eventEmitter } from '@semaforo/testing/emit-events'
import { eventually } from '@semaforo/testing/eventually'
import { listen } from '@semaforo/testing/listen'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import { createTokens, type Tokens } from '@semaforo/testing/tokens'
import { Router } from 'express'
import { z } from 'zod'
import { createApp } from '../../src/http/app.ts'
import { createLog, openAuthentication, type Peer, serve, serveAs } from '../../src/index.ts'

const answer = z.object({ sub: z.string() })
const mine = call({ method: 'get', path: '/mine', summary: 'Mine', auth: 'user', answer })
const ofAdmins = call({
  method: 'get',
  path: '/admins',
  summary: 'Of admins',
  auth: 'admin',
  query: z.object({ n: z.string() }),
  answer,
})

const log = createLog('silent')
const dataDir = temporaryDirectory()
let platform: Platform
let tokens: Tokens
let identity: Peer & { reads: number; isDown: boolean }
let url: string
let close: () => void

beforeAll(async () => {
  platform = openEmbeddedPlatform({ dataDir, log })
  tokens = await createTokens()
  identity = {
    reads: 0,
    isDown: true,
    async read(...args) {
      identity.reads += 1
      if (identity.isDown) throw new Error('unreachable')
      return tokens.identity.read(...args)
    },
  }
  const authenticate = await openAuthentication({ platform, service: 'greeting', peers: { identity }, log })
  const routes = Router()
  serveAs(routes, authenticate, mine, ({ caller }) => ({ sub: caller.sub }))
  serveAs(routes, authenticate, ofAdmins, ({ caller }) => ({ sub: caller.sub }))
  const app = createApp({ name: 'greeting', log, routes, ready: async () => ({ ok: true }) })
  const listening = await listen(app)
  url = listening.url
  close = () => listening.server.close()
})
afterAll(async () => {
  close()
  await platform.close()
})

async function get(path: string, token?: string) {
  const response = await fetch(url + path, token ? { headers: { authorization: `Bearer ${token}` } } : {})
  return { status: response.status, body: await response.json(), headers: response.headers }
}

test('while the keys of identity cannot be read, calls are neither accepted nor rejected as unauthenticated', async () => {
  expect(await get('/mine', await tokens.token('ana'))).toMatchObject({
    status: 503,
    body: { code: 'identity-unavailable' },
  })
  identity.isDown = false
  expect(await get('/mine', await tokens.token('ana'))).toMatchObject({ status: 200, body: { sub: 'ana' } })
})

test('keys are read once, and an invented key id causes no more reads', async () => {
  const before = identity.reads
  for (let n = 0; n < 5; n += 1) await get('/mine', await tokens.token('ana'))
  const other = await createTokens()
  for (let n = 0; n < 5; n += 1) expect((await get('/mine', await other.token('ana'))).status).toBe(401)
  expect(identity.reads - before).toBeLessThanOrEqual(1)
})

test('calls without a token, with an expired one, and with an insufficient role are rejected', async () => {
  expect(await get('/mine')).toMatchObject({ status: 401, body: { code: 'not-signed-in' } })
  expect(await get('/mine', await tokens.token('ana', { seconds: -1 }))).toMatchObject({
    status: 401,
    body: { code: 'token-expired' },
  })
  expect(await get('/admins', await tokens.token('ana'))).toMatchObject({
    status: 403,
    body: { code: 'not-allowed', msg: 'No tienes permisos' },
  })
})

test('an unauthorised caller learns nothing about the call, and the answer may not be cached', async () => {
  expect((await get('/admins')).status).toBe(401)
  const token = await tokens.token('ana', { role: 'admin' })
  expect((await get('/admins', token)).status).toBe(400)
  const allowed = await get('/admins?n=1', token)
  expect(allowed.status).toBe(200)
  expect(allowed.headers.get('cache-control')).toBe('no-store')
})

test.each([
  ['a role that was taken away', userRoleChanged],
  ['a blocked account', userDeactivated],
  ['closing every session, or another password', userSessionsEnded],
  ['an erased account', userDeleted],
])('%s ends the tokens from before, not those from after', async (_, kind) => {
  const id = `user-${kind.type}`
  const [before, after] = [await tokens.token(id, { ver: 1 }), await tokens.token(id, { ver: 2 })]
  expect((await get('/mine', before)).status).toBe(200)
  const emit = eventEmitter(platform, 'identity')
  await emit(id, event(kind, { id, role: 'user', status: true, epoch: 2 }))
  await eventually(async () => expect((await get('/mine', before)).status).toBe(401))
  expect((await get('/mine', after)).status).toBe(200)
})

const ended = (userId: string, id: string, inMs = 60_000) =>
  event(sessionEnded, { id, userId, expiresAt: new Date(Date.now() + inMs).toISOString() })

test('an ended session revokes its own tokens, and no others', async () => {
  const token = (sid: string) => tokens.token('eva', { sid, ver: 1 })
  const [phone, laptop] = [await token('phone'), await token('laptop')]
  expect((await get('/mine', phone)).status).toBe(200)
  const emit = eventEmitter(platform, 'identity')
  await emit('phone', ended('eva', 'phone'))
  await eventually(async () =>
    expect(await get('/mine', phone)).toMatchObject({ status: 401, body: { code: 'token-expired' } }),
  )
  expect((await get('/mine', laptop)).status).toBe(200)
  // An event that raises the epoch keeps the ended sessions.
  await emit('eva', event(userRoleChanged, { id: 'eva', role: 'user', status: true, epoch: 1 }))
  await emit('laptop', ended('eva', 'laptop'))
  await eventually(async () => expect((await get('/mine', laptop)).status).toBe(401))
  expect((await get('/mine', phone)).status).toBe(401)
  expect((await get('/mine', await token('tablet'))).status).toBe(200)
})

test('an ended session is removed when the last of its tokens has expired', async () => {
  const token = await tokens.token('ines', { sid: 'short' })
  const emit = eventEmitter(platform, 'identity')
  await eventually(async () => {
    await emit('short', ended('ines', 'short', 2_000))
    expect((await get('/mine', token)).status).toBe(401)
  })
  // The next ended session, of any user, removes the expired ones.
  await eventually(async () => {
    await emit('other', ended('olga', 'other'))
    expect((await get('/mine', token)).status).toBe(200)
  })
})

test('a call with `auth` cannot be served publicly, nor a public one with authentication', () => {
  const { auth: _, ...open } = mine
  expect(() => serve(Router(), mine, () => ({ sub: '' }))).toThrow('not for everybody')
  expect(() =>
    serveAs(
      Router(),
      async () => ({ role: 'user' as const }),
      open,
      () => ({ sub: '' }),
    ),
  ).toThrow('says not who')
})
