import { guardIdOf } from '../../src/login/begin-attempt.ts'
import { openSecret } from '../../src/secret.ts'
import { openStores } from '../../src/stores.ts'
import { sweep } from '../../src/sweep.ts'
import { anAdmin, aPerson, aSession, aUser, logIn } from '../support/accounts.ts'
import { linkTokenIn, loginLinkIn } from '../support/inbox.ts'
import { newDataDir, removeDataDir, type Site, startSite } from '../support/site.ts'

let dataDir: string
let site: Site
beforeAll(async () => {
  dataDir = await newDataDir()
  site = await startSite(dataDir)
})
afterAll(async () => {
  await site?.stop()
  await removeDataDir(dataDir)
})

const wrong = 'No-es-esta-1'
const attempt = (email: string, password = wrong, client = site.client()) =>
  client.post('/api/auth/login', { email, password })
const codesOf = (answers: { body: { code: string } }[]) => {
  const counts: Record<string, number> = {}
  for (const { body } of answers) counts[body.code] = (counts[body.code] ?? 0) + 1
  return counts
}
/** `count` concurrent wrong passwords, each from another network. */
/** Ten at a time: of more at once some would wait too long for their password to be looked at. */
async function guesses(email: string, count: number) {
  const answers: Awaited<ReturnType<typeof attempt>>[] = []
  while (answers.length < count) {
    const batch = Array.from({ length: Math.min(10, count - answers.length) }, () => attempt(email))
    answers.push(...(await Promise.all(batch)))
  }
  return answers
}

test('of concurrent guesses from one network five are judged, the others get a backoff', async () => {
  const owner = await aSession(site)
  const { ip } = site.client()
  const began = performance.now()
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => attempt(owner.email, wrong, site.client({ ip }))),
  )
  const { 'invalid-credentials': judged = 0, 'too-many-attempts': waiting = 0 } = codesOf(answers)
  // On a slow machine more attempts are judged: those after a backoff of 1, 2, 4… seconds.
  const waited = Math.floor(Math.log2((performance.now() - began) / 1_000 + 1))
  expect(judged).toBeGreaterThanOrEqual(5)
  expect(judged).toBeLessThanOrEqual(5 + waited)
  expect(waiting).toBe(30 - judged)
  for (const { headers, body } of answers.filter(({ status }) => status === 429)) {
    const seconds = Number(headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(0)
    const counted = seconds === 1 ? '1 segundo' : `${seconds} segundos`
    expect(body.msg).toBe(`Demasiados intentos. Espera ${counted} e inténtalo de nuevo.`)
  }
  // Neither other networks are delayed, nor the owner's known browser on the attacker's network.
  await logIn(site, owner)
  const neighbour = site.client({ ip })
  for (const [name, value] of owner.client.cookies) neighbour.cookies.set(name, value)
  await logIn(site, owner, neighbour)
})

test('successful logins use up no limit', async () => {
  const owner = await aUser(site)
  const { ip } = site.client()
  for (let n = 0; n < 12; n += 1) await logIn(site, owner, site.client({ ip }))
})

test('a browser known to one account is unknown to another', async () => {
  const [one, other] = [await aSession(site), await aUser(site)]
  const cookie = (client: typeof one.client) => client.cookies.get('semaforo_browser')?.split('.') ?? []
  const first = cookie(one.client)
  expect(first).toHaveLength(2)
  await logIn(site, other, one.client)
  const both = cookie(one.client)
  expect(both).toHaveLength(3)
  expect(both[0]).toBe(first[0])
  expect(both).toContain(first[1])
})

test('the browser cookie is HttpOnly, SameSite and limited to its path, and Secure under TLS', async () => {
  const { email, password } = await aUser(site)
  const login = (headers: Record<string, string>) =>
    site.client().send('POST', '/api/auth/login', { body: { email, password }, headers })
  const cookieOf = (answer: { headers: Headers }) =>
    answer.headers.getSetCookie().find((one) => one.includes('semaforo_browser'))
  expect(cookieOf(await login({}))).toMatch(
    /^semaforo_browser=[\w.-]+; Max-Age=31536000; Path=\/api\/auth; Expires=[^;]+; HttpOnly; SameSite=Strict$/,
  )
  expect(cookieOf(await login({ 'x-forwarded-proto': 'https' }))).toMatch(
    /^__Secure-semaforo_browser=[\w.-]+; .*; HttpOnly; Secure; SameSite=Strict$/,
  )
})

test('failures expire after a day, known networks after ninety, and everything with the account', async () => {
  const stores = await openStores(site.platform)
  const { query } = stores.guards
  const left = async (email: string) => {
    const id = guardIdOf(await openSecret(stores.secrets), email)
    return (await query('forget', { limit: 1_000 })).items.find((guard) => guard.id === id)?.state
  }
  const [owner, other, nobody] = [await aSession(site), await aSession(site), aPerson()]
  for (const { email } of [owner, nobody]) await attempt(email)
  const dayMs = 24 * 3_600_000
  expect((await left(owner.email))?.strangers).toHaveLength(1)
  expect(await left(nobody.email)).toBeDefined()
  await sweep(stores, Date.now() + dayMs + 1)
  expect(await left(nobody.email)).toBeUndefined()
  expect(await left(owner.email)).toMatchObject({ tries: {}, strangers: [] })

  const { client, token } = await anAdmin(site)
  await client.delete(`/api/users/${owner.id}`, token)
  expect(await left(owner.email)).toBeUndefined()
  expect(Object.keys((await left(other.email))?.networks ?? {})).toHaveLength(1)
  await sweep(stores, Date.now() + 90 * dayMs + 1)
  expect(await left(other.email)).toBeUndefined()
})

test('after a hundred failures unknown sources need a link by mail, also after a restart; the owner can log in', async () => {
  const owner = await aSession(site)
  const nobody = aPerson()
  const guessed = await guesses(owner.email, 105)
  expect(codesOf(guessed)).toEqual({ 'invalid-credentials': 100, 'login-link-needed': 5 })
  expect(codesOf(await guesses(nobody.email, 105))).toEqual(codesOf(guessed))

  await site.stop()
  site = await startSite(dataDir)
  const stranger = site.client()
  const answers = [
    await attempt(owner.email, owner.password, stranger),
    await attempt(nobody.email, nobody.password),
  ]
  for (const { status, headers, body } of answers) {
    expect({ status, code: body.code, msg: body.msg }).toEqual({
      status: 429,
      code: 'login-link-needed',
      msg: 'Hubo muchos intentos fallidos de entrar a esta cuenta. Si es tuya, te enviamos un correo con un enlace: ábrelo en este navegador y podrás iniciar sesión.',
    })
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(23 * 3_600)
  }

  // A known browser on another network, and an unknown browser on a known network.
  const travelling = site.client()
  for (const [name, value] of owner.client.cookies) travelling.cookies.set(name, value)
  await logIn(site, owner, travelling)
  await logIn(site, owner, site.client({ ip: owner.client.ip }))

  const mail = await site.inbox.newest(owner.email, 2)
  expect(mail).toContain('Hubo muchos intentos fallidos')
  const token = loginLinkIn(mail)
  const open = (client = site.client()) => client.post(`/api/auth/login-link/${token}`, {})
  const forged = await site.client().post(`/api/auth/login-link/${token.split('.')[0]}.${'a'.repeat(43)}`, {})
  expect(forged).toMatchObject({ status: 400, body: { code: 'login-link-expired' } })
  expect(await open(stranger)).toMatchObject({ status: 200 })
  expect(await open()).toMatchObject({ status: 400, body: { code: 'login-link-expired' } })
  await logIn(site, owner, stranger)

  // A password reset by mail proves as much as the link.
  const forgetful = site.client()
  expect(await attempt(owner.email, owner.password, forgetful)).toMatchObject({ status: 429 })
  await forgetful.post('/api/auth/forgotPassword', { email: owner.email })
  const recovery = linkTokenIn(await site.inbox.newest(owner.email, 3))
  const password = 'Nueva-semilla-8'
  await forgetful.post(`/api/auth/reset-password/${recovery}`, { password })
  await logIn(site, { ...owner, password }, forgetful)
  await site.inbox.newest(owner.email, 4)

  // One mail with a link for all attempts, and none to an address without an account.
  const links = (await site.inbox.to(owner.email)).filter(({ text }) => loginLinkIn(text ?? ''))
  expect(links).toHaveLength(1)
  expect(await site.inbox.to(nobody.email)).toEqual([])
})
