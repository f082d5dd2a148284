import { topics } from '@semaforo/contracts/services'
import { deadLetterTopic } from '@semaforo/platform'
import { eventually } from '@semaforo/testing/eventually'
import { anAdmin, aPerson, aSession, aUser, logIn } from './support/accounts.ts'
import { admin } from './support/site.ts'
import { siteForAll } from './support/site-for-all.ts'

const here = siteForAll()
/** How many password hashes a request causes. */
async function hashesOf(request: () => Promise<unknown>): Promise<number> {
  const before = await hashesSoFar()
  await request()
  return (await hashesSoFar()) - before
}

async function hashesSoFar(): Promise<number> {
  const metrics = await (await fetch(`${here.site.url}/metrics`)).text()
  return Number(/^argon2_computed_total (\d+)$/m.exec(metrics)?.[1])
}

describe('accounts cannot be enumerated', () => {
  test('by the answer to a login', async () => {
    const wrong = (email: string) =>
      here.site.client().post('/api/auth/login', { email, password: 'No-es-esta-1' })
    const [known, unknown] = [await wrong(admin.email), await wrong('nadie@ejemplo.mx')]
    const { requestId: _, ...rest } = known.body
    expect(known.status).toBe(401)
    expect(unknown).toMatchObject({ status: 401, body: rest })
  })

  test.each([
    ['login', 1, '/api/auth/login', (email: string) => ({ email, password: 'No-es-esta-1' })],
    ['register', 0, '/api/auth/register', (email: string) => aPerson({ email })],
    ['forgot', 0, '/api/auth/forgotPassword', (email: string) => ({ email })],
  ])('by the time that %s takes: the costly work is the same', async (_, hashes, path, body) => {
    const user = await aUser(here.site)
    const ask = (email: string) => () => here.site.client().post(path, body(email))
    expect(await hashesOf(ask(user.email))).toBe(hashes)
    expect(await hashesOf(ask(aPerson().email))).toBe(hashes)
  })
})

test('refuses logins beyond sixty in a minute at once, with Retry-After', async () => {
  const attacker = here.site.client()
  const statuses = new Map<number, number>()
  let last = 0
  for (let batch = 0; batch < 5; batch += 1) {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        attacker.post('/api/auth/login', {
          email: `persona${batch}-${n}@ejemplo.mx`,
          password: 'No-es-esta-1',
        }),
      ),
    )
    for (const { status, headers, body } of answers) {
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (status !== 429) continue
      last = Number(headers.get('retry-after'))
      expect(body.msg).toMatch(/^Demasiados intentos\. Espera \d+ segundos?/)
    }
  }
  expect(statuses.get(401)).toBe(60)
  expect(statuses.get(429)).toBe(40)
  expect(last).toBeGreaterThan(0)
  // Other clients can still log in.
  await anAdmin(here.site)
})

test('a password of a megabyte is refused before it is hashed', async () => {
  const password = `Aa1-${'x'.repeat(1_000_000)}`
  for (const path of ['/api/auth/login', '/api/auth/register', '/api/user']) {
    const ask = () => here.site.client().post(path, { ...aPerson(), password, emailToken: 'x' })
    expect(await hashesOf(async () => expect(await ask()).toMatchObject({ status: 413 }))).toBe(0)
  }
  const long = await here.site
    .client()
    .post('/api/auth/login', { email: admin.email, password: 'x'.repeat(129) })
  expect(long).toMatchObject({ status: 400, body: { errors: [{ path: 'password' }] } })
})

test.each([
  [{ email: { $ne: null }, password: { $ne: null } }],
  [{ email: ['admin@semaforo.example'], password: 'x' }],
  [{ email: admin.email, password: { $gt: '' } }],
  [{ email: admin.email, password: true }],
  [null],
  ['"texto"'],
])('a login with %j is none', async (body) => {
  expect((await here.site.client().post('/api/auth/login', body)).status).toBe(400)
})

test('a search with operators is a 400, not a query', async () => {
  const { client, token } = await anAdmin(here.site)
  for (const query of [
    'q[$ne]=x',
    'role[$ne]=user',
    'role=root',
    'status=1',
    'page=0',
    'page=-1',
    'page=x',
    'q=a&q=b',
  ]) {
    const answer = await client.get(`/api/users?${query}`, token)
    // Express treats a bracket as part of the parameter's name: such a parameter is ignored.
    expect([200, 400]).toContain(answer.status)
    if (!query.includes('[')) expect(answer.status).toBe(400)
  }
})

test('a name with markup stays text', async () => {
  const firstName = '<script>alert(1)</script>'
  const user = await aSession(here.site, { firstName })
  const me = await user.client.get('/api/me', user.token)
  expect(me.body.firstName).toBe(firstName)
  expect(me.headers.get('content-type')).toBe('application/json; charset=utf-8')
  const wrong = await user.client.get('/api/users/%3Cscript%3E', user.token)
  expect(JSON.stringify(wrong.body)).not.toContain('<script>')
})

test('a registration cannot set a role or a verified state', async () => {
  const user = await aUser(here.site, { role: 'admin', status: true, id: 'elegido', epoch: 9 } as object)
  expect(user.id).not.toBe('elegido')
  const { client, token } = await logIn(here.site, user)
  expect((await client.get('/api/me', token)).body.role).toBe('user')
  expect((await client.get('/api/users', token)).status).toBe(403)
})

test('the event log contains no personal data', async () => {
  const site = here.site
  const user = await aSession(site, { firstName: 'Filomena', lastName: 'Irrepetible' })
  await user.client.patch(`/api/users/${user.id}`, { firstName: 'Filomenita' }, user.token)
  await site.client().post('/api/auth/forgotPassword', { email: user.email })
  const { client, token } = await anAdmin(site)
  await client.delete(`/api/users/${user.id}`, token)
  // The farewell mail follows the last of the events.
  await eventually(async () => expect(await site.inbox.newest(user.email, 3)).toContain('fueron borrados'))
  const records: string[] = []
  for (const topic of topics.flatMap((name) => [name, deadLetterTopic(name)]))
    await site.platform.log.read(topic, (record) => void records.push(JSON.stringify(record)))
  expect(records.filter((record) => record.includes(user.id)).length).toBeGreaterThan(5)
  expect(
    records.filter((record) => /Filomen|Irrepetible/.test(record) || record.includes(user.email)),
  ).toEqual([])
})

test('the audit trail records every action, with ids and no names', async () => {
  const user = await aSession(here.site)
  await user.client.post('/api/auth/login', { email: user.email, password: 'No-es-esta-1' })
  const { client, token } = await anAdmin(here.site)
  await eventually(async () => {
    const { body } = await client.get('/api/audit', token)
    const own = body.entries.filter((one: { target?: string }) => one.target === user.id)
    const actions = own.map((one: { action: string }) => one.action)
    expect(actions).toEqual(expect.arrayContaining(['registered', 'logged-in', 'login-failed']))
    expect(JSON.stringify(body.entries)).not.toMatch(/@|Ana|López|10\.\d+\.\d+\.\d+/)
  })
  expect((await client.get('/api/audit?after=inventado', token)).status).toBe(400)
})
