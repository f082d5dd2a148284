import { freshProofMs } from '@semaforo/contracts'
import { decodeJwt } from 'jose'
import { openStores } from '../../src/stores.ts'
import { anAdmin, aSession, aUser, logIn } from '../support/accounts.ts'
import { admin as account } from '../support/site.ts'
import { siteForAll } from '../support/site-for-all.ts'

const here = siteForAll()
type Session = Awaited<ReturnType<typeof logIn>>

const longAgo = () => Date.now() - freshProofMs - 1_000

/** Makes the last proof of a session older than is fresh, or unknown. */
async function age({ token }: Session, provenAt: number | null = longAgo()) {
  const { sessions } = await openStores(here.site.platform)
  await sessions.update(String(decodeJwt(token).sid), (state) => {
    if (!state) return [null, []]
    const { provenAt: _, ...others } = state
    return [provenAt === null ? others : { ...others, provenAt }, []]
  })
}

const refused = { status: 403, body: { code: 'proof-needed' } }

/** What needs a proof of an admin, on somebody else. */
async function destructive({ client, token }: Session) {
  const other = await aUser(here.site)
  return [
    await client.patch(`/api/users/${other.id}`, { role: 'admin' }, token),
    await client.patch(`/api/users/${other.id}`, { status: false }, token),
    await client.delete(`/api/users/${other.id}`, token),
    await client.post('/api/partners', { nonsense: true }, token),
  ]
}

test('with an old proof no other user is changed, whatever the body, until the password is given', async () => {
  const admin = await anAdmin(here.site)
  await age(admin)
  for (const answer of await destructive(admin)) expect(answer).toMatchObject(refused)
  const proven = await admin.client.post('/api/me/proof', { password: account.password }, admin.token)
  const statuses = (await destructive({ ...admin, token: proven.body.token })).map(({ status }) => status)
  expect(statuses).toEqual([200, 200, 200, 400])
})

test('with an old proof, or none known, the own account and its sessions stay, and names change', async () => {
  const user = await aSession(here.site)
  const other = await logIn(here.site, user)
  const { client, token, id } = user
  for (const provenAt of [null, longAgo(), Date.now() + 3_600_000]) {
    await age(user, provenAt)
    const answers = [
      await client.patch(`/api/users/delete/${id}`, { status: false }, token),
      await client.patch(`/api/users/${id}`, { password: 'Cosecha-nueva-1' }, token),
      await client.post('/api/me/end-sessions', {}, token),
      await client.delete(`/api/me/sessions/${decodeJwt(other.token).sid}`, token),
      await client.get('/api/me/export', token),
    ]
    for (const answer of answers) expect(answer).toMatchObject(refused)
  }
  expect((await client.patch(`/api/users/${id}`, { firstName: 'Eva' }, token)).status).toBe(200)
  expect((await other.client.get('/api/me', other.token)).status).toBe(200)
})

test('the password proves a session, not the others; its tokens say when and how, also renewed ones', async () => {
  const user = await aSession(here.site)
  const other = await logIn(here.site, user)
  await Promise.all([age(user), age(other)])
  const wrong = await user.client.post('/api/me/proof', { password: 'No-es-esta-1' }, user.token)
  expect(wrong).toMatchObject({
    status: 400,
    body: { code: 'wrong-password', errors: [{ path: 'password' }] },
  })
  const end = ({ client }: Session, token: string) => client.post('/api/me/end-sessions', {}, token)
  expect(await end(user, user.token)).toMatchObject(refused)
  const before = Math.floor(Date.now() / 1_000)
  const { body } = await user.client.post('/api/me/proof', { password: user.password }, user.token)
  const renewed = await user.client.send('POST', '/api/auth/refresh')
  for (const { token } of [body, renewed.body]) {
    const { auth_time, amr } = decodeJwt(token)
    expect(amr).toEqual(['pwd'])
    expect(auth_time).toBeGreaterThanOrEqual(before)
  }
  expect(await end(other, other.token)).toMatchObject(refused)
  expect((await end(user, body.token)).status).toBe(200)
})

test('nobody guesses the password of an open session without a limit', async () => {
  const user = await aSession(here.site)
  const prove = (password: string) => user.client.post('/api/me/proof', { password }, user.token)
  const statuses = new Set<number>()
  for (let n = 0; n < 24; n += 1) statuses.add((await prove('No-es-esta-1')).status)
  expect([...statuses].sort()).toEqual([400, 429])
  expect((await prove(user.password)).status).toBe(429)
})
