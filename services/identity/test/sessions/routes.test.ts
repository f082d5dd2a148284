import { login, refresh, sessionEnded } from '@semaforo/contracts'
import { eventually } from '@semaforo/testing/eventually'
import { decodeJwt } from 'jose'
import { adminSession, mostSessions } from '../../src/sessions/session.ts'
import { openStores } from '../../src/stores.ts'
import { anAdmin, aSession, aUser, logIn } from '../support/accounts.ts'
import type { Client } from '../support/client.ts'
import { siteForAll } from '../support/site-for-all.ts'

const here = siteForAll()
const cookieName = 'semaforo_refresh'
type Session = Awaited<ReturnType<typeof aSession>>

test('login returns user and token, and sets an HttpOnly cookie', async () => {
  const user = await aUser(here.site)
  const answer = await user.client.post('/api/auth/login', user)
  expect(login.answer.parse(answer.body).user).toEqual({
    id: user.id,
    firstName: 'Ana',
    lastName: 'López Díaz',
    email: user.email,
    role: 'user',
    status: true,
  })
  const [cookie] = answer.headers.getSetCookie()
  expect(cookie).toMatch(
    /^semaforo_refresh=[^;]+; Max-Age=2592000; Path=\/api\/auth; Expires=[^;]+; HttpOnly; SameSite=Strict$/,
  )
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('under https the cookie is one that only this host can set', async () => {
  const user = await aUser(here.site)
  const { email, password } = user
  const answer = await user.client.send('POST', '/api/auth/login', {
    body: { email, password },
    headers: { 'x-forwarded-proto': 'https' },
  })
  expect(answer.headers.getSetCookie()[0]).toMatch(/^__Host-semaforo_refresh=.*; Path=\/; .*; Secure/)
  expect(answer.headers.getSetCookie()[0]).not.toContain('Domain')
})

test('a refresh returns a new token and rotates the cookie', async () => {
  const { client, id } = await aSession(here.site)
  const before = client.cookies.get(cookieName)
  const answer = await client.send('POST', '/api/auth/refresh')
  expect(answer.status).toBe(200)
  const { user, token } = refresh.answer.parse(answer.body)
  expect(user.id).toBe(id)
  expect(client.cookies.get(cookieName)).not.toBe(before)
  expect((await client.get('/api/me', token)).body.id).toBe(id)
})

/** A browser with a copy of another's refresh cookie. */
function withCookie(value: string | undefined, name = cookieName) {
  const client = here.site.client()
  client.cookies.set(name, value ?? '')
  return client
}
const refreshAs = (client: Client, agent: string) =>
  client.send('POST', '/api/auth/refresh', { headers: { 'user-agent': agent } })

test('a refresh token whose successor was used ends the whole family', async () => {
  const { client, token } = await aSession(here.site)
  const thief = withCookie(client.cookies.get(cookieName))
  await client.send('POST', '/api/auth/refresh')
  await client.send('POST', '/api/auth/refresh')
  expect(await thief.send('POST', '/api/auth/refresh')).toMatchObject({
    status: 401,
    body: { code: 'session-ended' },
  })
  expect((await client.send('POST', '/api/auth/refresh')).status).toBe(401)
  expect((await client.get('/api/me', token)).status).toBe(401)
})

test('a refresh token that another browser uses again ends the whole family', async () => {
  const { client } = await aSession(here.site)
  const thief = withCookie(client.cookies.get(cookieName))
  expect((await refreshAs(client, 'Firefox')).status).toBe(200)
  expect((await refreshAs(thief, 'Chrome')).status).toBe(401)
  expect((await refreshAs(client, 'Firefox')).status).toBe(401)
})

test('a refresh whose response was lost can be repeated, even from another network', async () => {
  const { client } = await aSession(here.site)
  const again = withCookie(client.cookies.get(cookieName))
  await client.send('POST', '/api/auth/refresh')
  expect((await again.send('POST', '/api/auth/refresh')).status).toBe(200)
  expect(again.cookies.get(cookieName)).toBe(client.cookies.get(cookieName))
  expect((await again.send('POST', '/api/auth/refresh')).status).toBe(200)
})

test('concurrent refreshes with one token return the same successor', async () => {
  const { client } = await aSession(here.site)
  const tabs = Array.from({ length: 4 }, () => withCookie(client.cookies.get(cookieName)))
  const answers = await Promise.all(tabs.map((tab) => tab.send('POST', '/api/auth/refresh')))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(new Set(tabs.map((tab) => tab.cookies.get(cookieName))).size).toBe(1)
  for (const { body } of answers) expect((await client.get('/api/me', body.token)).status).toBe(200)
  const [tab] = tabs
  expect((await tab?.send('POST', '/api/auth/refresh'))?.status).toBe(200)
})

test('a forged refresh token ends no session', async () => {
  const { client } = await aSession(here.site)
  const genuine = client.cookies.get(cookieName) ?? ''
  const [session] = genuine.split('.')
  const stranger = here.site.client()
  stranger.cookies.set(cookieName, `${session}.${'a'.repeat(43)}.${'b'.repeat(43)}`)
  expect((await stranger.send('POST', '/api/auth/refresh')).status).toBe(401)
  expect((await client.send('POST', '/api/auth/refresh')).status).toBe(200)
})

test.each([
  ['without the header that forms cannot send', { 'x-requested-with': undefined }],
  ['from another site', { 'sec-fetch-site': 'cross-site' }],
  ['from a neighbour of the site', { 'sec-fetch-site': 'same-site' }],
])('the cookie alone does nothing: %s', async (_, headers) => {
  const { client } = await aSession(here.site)
  const cookie = `${cookieName}=${client.cookies.get(cookieName)}`
  const sent = Object.fromEntries(
    Object.entries({ cookie, 'x-requested-with': 'x', ...headers }).filter(
      ([, value]) => value !== undefined,
    ),
  ) as Record<string, string>
  for (const path of ['/api/auth/refresh', '/api/auth/logout']) {
    const forged = await fetch(here.site.url + path, { method: 'POST', headers: sent })
    expect(forged.status).toBe(403)
  }
  expect((await client.send('POST', '/api/auth/refresh')).status).toBe(200)
})

test('under https the cookie has the __Host- prefix, and the plain name is ignored', async () => {
  const { email, password } = await aUser(here.site)
  const https = { 'x-forwarded-proto': 'https' }
  const client = here.site.client()
  await client.send('POST', '/api/auth/login', { body: { email, password }, headers: https })
  expect([...client.cookies.keys()]).toEqual([
    `__Host-${cookieName}`,
    'semaforo_session',
    '__Secure-semaforo_browser',
  ])
  const renew = (one: Client) => one.send('POST', '/api/auth/refresh', { headers: https })
  // A man in the middle may have set a session of their own under the plain name.
  const other = await aSession(here.site)
  client.cookies.set(cookieName, other.client.cookies.get(cookieName) ?? '')
  const answer = await renew(client)
  expect(answer.body.user.email).toBe(email)
  expect((await renew(withCookie(client.cookies.get(cookieName)))).status).toBe(401)
  expect((await other.client.send('POST', '/api/auth/refresh')).status).toBe(200)
})

test('a foreign cookie of the same name does not hide the genuine one', async () => {
  const { client } = await aSession(here.site)
  const own = `${cookieName}=${client.cookies.get(cookieName)}`
  const answer = await client.send('POST', '/api/auth/refresh', {
    headers: { cookie: `${cookieName}=tossed; otra=1; ${own}` },
  })
  expect(answer.status).toBe(200)
})

test('of two genuine refresh cookies neither is used, and a logout ends both sessions', async () => {
  const [ana, planted] = [await aSession(here.site), await aSession(here.site)]
  const cookies = [planted, ana].map(({ client }) => `${cookieName}=${client.cookies.get(cookieName)}`)
  const withBoth = (path: string) =>
    ana.client.send('POST', path, { headers: { cookie: cookies.join('; ') } })
  const answer = await withBoth('/api/auth/refresh')
  expect(answer).toMatchObject({ status: 401, body: { code: 'session-ended' } })
  expect(answer.headers.getSetCookie()).toEqual([])
  expect((await ana.client.get('/api/me', ana.token)).status).toBe(200)
  await withBoth('/api/auth/logout')
  for (const { client, token } of [ana, planted])
    expect((await client.get('/api/me', token)).status).toBe(401)
})

test("a login ends the browser's previous session, whoever it belongs to", async () => {
  const [ana, bea] = [await aSession(here.site), await aUser(here.site)]
  const old = ana.client.cookies.get(cookieName)
  await ana.client.post('/api/auth/login', { email: ana.email, password: 'No-es-esta-1' })
  expect((await ana.client.get('/api/me', ana.token)).status).toBe(200)
  const next = await logIn(here.site, ana, ana.client)
  expect((await ana.client.get('/api/me', ana.token)).status).toBe(401)
  expect((await withCookie(old).send('POST', '/api/auth/refresh')).status).toBe(401)
  const { body } = await ana.client.get('/api/me/sessions', next.token)
  expect(body.sessions).toHaveLength(1)
  await logIn(here.site, bea, ana.client)
  expect((await ana.client.get('/api/me', next.token)).status).toBe(401)
})

test.each([
  ['a logout', ({ client }: Session) => client.send('POST', '/api/auth/logout')],
  [
    'another login',
    ({ client, email, password }: Session) => client.post('/api/auth/login', { email, password }),
  ],
  [
    'the reuse of a refresh token',
    async ({ client }: Session) => {
      const thief = withCookie(client.cookies.get(cookieName))
      await client.send('POST', '/api/auth/refresh')
      await refreshAs(thief, 'Chrome')
    },
  ],
  [
    'its end from another device',
    async (session: Session) => {
      const { client, token } = await logIn(here.site, session)
      const { body } = await client.get('/api/me/sessions', token)
      const [other] = body.sessions.filter((one: { current: boolean }) => !one.current)
      await client.delete(`/api/me/sessions/${other.id}`, token)
    },
  ],
])('%s is published under the id of the session', async (_, end) => {
  const session = await aSession(here.site)
  const { sid } = decodeJwt(session.token)
  await end(session)
  await eventually(async () => {
    const published: unknown[] = []
    await here.site.platform.log.read(sessionEnded.topic, ({ key, value }) => {
      if (key === sid) published.push(JSON.parse(value))
    })
    expect(published).toMatchObject([{ type: sessionEnded.type, data: { id: sid, userId: session.id } }])
  })
})

test('logout ends the session and clears the cookie, and is idempotent', async () => {
  const { client, token } = await aSession(here.site)
  expect((await client.send('POST', '/api/auth/logout')).status).toBe(200)
  expect(client.cookies.has(cookieName)).toBe(false)
  expect((await client.get('/api/me', token)).status).toBe(401)
  expect((await client.send('POST', '/api/auth/logout')).status).toBe(200)
})

test('a person lists their sessions and ends one of them', async () => {
  const user = await aSession(here.site)
  const phone = here.site.client()
  const { email, password } = user
  const { body } = await phone.send('POST', '/api/auth/login', {
    body: { email, password },
    headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0 Mobile Safari/537.36' },
  })
  const listed = await user.client.get('/api/me/sessions', user.token)
  expect(listed.body.sessions).toHaveLength(2)
  const other = listed.body.sessions.find((one: { current: boolean }) => !one.current)
  expect(other).toMatchObject({ device: 'Chrome en Android' })
  expect((await user.client.delete(`/api/me/sessions/${other.id}`, user.token)).status).toBe(200)
  expect((await phone.get('/api/me', body.token)).status).toBe(401)
  expect((await phone.send('POST', '/api/auth/refresh')).status).toBe(401)
  expect((await user.client.get('/api/me', user.token)).status).toBe(200)
})

test("another's session cannot be ended", async () => {
  const [one, other] = [await aSession(here.site), await aSession(here.site)]
  const { body } = await other.client.get('/api/me/sessions', other.token)
  const answer = await one.client.delete(`/api/me/sessions/${body.sessions[0].id}`, one.token)
  expect(answer).toMatchObject({ status: 404, body: { code: 'session-not-found' } })
  expect((await other.client.get('/api/me', other.token)).status).toBe(200)
})

test('all sessions can be ended at once', async () => {
  const user = await aSession(here.site)
  const other = await logIn(here.site, user)
  expect((await user.client.post('/api/me/end-sessions', {}, user.token)).status).toBe(200)
  for (const { client, token } of [user, other]) {
    expect((await client.get('/api/me', token)).status).toBe(401)
    expect((await client.send('POST', '/api/auth/refresh')).status).toBe(401)
  }
  await logIn(here.site, user)
})

test('the twenty-first login ends the session that was used least recently', async () => {
  const user = await aSession(here.site)
  const others: Awaited<ReturnType<typeof logIn>>[] = []
  for (let n = 1; n < mostSessions; n += 1) others.push(await logIn(here.site, user))
  expect((await user.client.get('/api/me', user.token)).status).toBe(200)
  await user.client.send('POST', '/api/auth/refresh')
  const last = await logIn(here.site, user)
  const statuses = await Promise.all(
    [user, ...others, last].map(async ({ client, token }) => (await client.get('/api/me', token)).status),
  )
  expect(statuses).toEqual([200, 401, ...Array.from({ length: mostSessions - 1 }, () => 200)])
})

test('an unused session of an admin cannot be renewed, also when the renewal is repeated', async () => {
  const admin = await anAdmin(here.site)
  const { sessions } = await openStores(here.site.platform)
  await sessions.update(String(decodeJwt(admin.token).sid), (state) => [
    state ? { ...state, lastUsedAt: Date.now() - adminSession.idleMs } : null,
    [],
  ])
  const cookie = [...admin.client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  for (let times = 0; times < 2; times += 1) {
    const answer = await admin.client.send('POST', '/api/auth/refresh', { headers: { cookie } })
    expect(answer).toMatchObject({ status: 401, body: { code: 'session-ended' } })
  }
})
