import { closedAccountMs, closedAccountTexts } from '@semaforo/contracts'
import { eventually } from '@semaforo/testing/eventually'
import { anAdmin, aSession, logIn, type Person } from '../support/accounts.ts'
import { returnTokenIn } from '../support/inbox.ts'
import { siteForAll } from '../support/site-for-all.ts'

const here = siteForAll({ env: { CONTACT_EMAIL: 'hola@semaforo.example' } })

/** Somebody who closed their account: two mails have arrived, the code and that it was closed. */
async function aReturner() {
  const user = await aSession(here.site)
  const end = { status: false }
  expect((await user.client.patch(`/api/users/delete/${user.id}`, end, user.token)).status).toBe(200)
  await here.site.inbox.newest(user.email, 2)
  return user
}

const signIn = ({ email, password }: Person) =>
  here.site.client().post('/api/auth/login', { email, password })
const recover = ({ email }: Person) => here.site.client().post('/api/auth/forgotPassword', { email })
const choose = (token: string, choice: string) =>
  here.site.client().post(`/api/auth/return/${token}`, { choice })
const check = (token: string) => here.site.client().get(`/api/auth/return/${token}`)
const linkFor = async ({ email }: Person, count = 3) =>
  returnTokenIn(await here.site.inbox.newest(email, count))
const expired = { status: 400, body: { code: 'return-link-expired' } }

test('signing in, registering and recovering lead by mail to one choice', async () => {
  const user = await aReturner()
  expect(await signIn(user)).toMatchObject({ status: 403, body: { code: 'account-closed' } })
  expect((await check(await linkFor(user, 3))).status).toBe(200)
  expect(await recover(user)).toMatchObject({ body: { message: 'El correo se ha enviado con éxito' } })
  expect((await check(await linkFor(user, 4))).status).toBe(200)
  const { firstName, lastName, email, password } = user
  const begun = await here.site.client().post('/api/auth/register', { firstName, lastName, email, password })
  expect(begun.status).toBe(200)
  expect((await check(await linkFor(user, 5))).status).toBe(200)
})

test('the answer and the mails say until when the account is kept, and what happens then', async () => {
  const user = await aSession(here.site)
  const before = Date.now()
  const end = { status: false }
  const { body } = await user.client.patch(`/api/users/delete/${user.id}`, end, user.token)
  const until = Date.parse(body.keptUntil)
  expect(until).toBeGreaterThanOrEqual(before + closedAccountMs)
  expect(until).toBeLessThanOrEqual(Date.now() + closedAccountMs)
  const told = await here.site.inbox.newest(user.email, 2)
  expect(told).toContain(closedAccountTexts.closed)
  expect(told).toContain(closedAccountTexts.kept(until))
  await recover(user)
  expect(await here.site.inbox.newest(user.email, 3)).toContain(closedAccountTexts.kept(until))
})

test('an account can be erased at once, with a mail that says so', async () => {
  const user = await aSession(here.site)
  const end = { status: false, erase: true }
  const answer = await user.client.patch(`/api/users/delete/${user.id}`, end, user.token)
  expect(answer).toMatchObject({ status: 200, body: { message: 'La cuenta fue eliminada con exito' } })
  expect((await signIn(user)).status).toBe(401)
  expect(await here.site.inbox.newest(user.email, 2)).toContain(closedAccountTexts.erased)
})

test('a wrong password says nothing about the account and sends nothing', async () => {
  const user = await aReturner()
  const wrong = await signIn({ ...user, password: 'No-es-esta-1' })
  expect(wrong).toMatchObject({ status: 401, body: { code: 'invalid-credentials' } })
  await recover(user)
  await here.site.inbox.newest(user.email, 3)
  expect(await here.site.inbox.to(user.email)).toHaveLength(3)
})

test('the account is taken up again as it was, once, and every other link ends', async () => {
  const user = await aReturner()
  await recover(user)
  const first = await linkFor(user)
  await recover(user)
  const second = await linkFor(user, 4)
  expect((await choose(first, 'resume')).status).toBe(200)
  expect(await choose(first, 'erase')).toMatchObject(expired)
  expect(await choose(second, 'erase')).toMatchObject(expired)
  expect((await logIn(here.site, user)).user.id).toBe(user.id)
})

test('of two choices at once with one link, one holds', async () => {
  const user = await aReturner()
  await recover(user)
  const token = await linkFor(user)
  const answers = await Promise.all([choose(token, 'resume'), choose(token, 'erase')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
})

test('it is erased with a mail that says so, and the address is free again', async () => {
  const user = await aReturner()
  await recover(user)
  const token = await linkFor(user)
  expect((await choose(token, 'erase')).status).toBe(200)
  expect(await check(token)).toMatchObject(expired)
  expect((await signIn(user)).status).toBe(401)
  expect(await here.site.inbox.newest(user.email, 4)).toContain('Como pediste')
  const { client, token: admin } = await anAdmin(here.site)
  await eventually(async () => {
    const { body } = await client.get('/api/audit', admin)
    expect(body.entries).toContainEqual(
      expect.objectContaining({ action: 'deleted', actor: user.id, target: user.id }),
    )
  })
})

test('one whom an admin blocked is told so and whom to write to, and has no way back of their own', async () => {
  const user = await aSession(here.site)
  const { client, token } = await anAdmin(here.site)
  await client.patch(`/api/users/${user.id}`, { status: false }, token)
  const told = 'Un administrador desactivó tu cuenta'
  expect(await here.site.inbox.newest(user.email, 2)).toContain(told)
  expect(await signIn(user)).toMatchObject({
    status: 403,
    body: {
      code: 'account-blocked',
      message: `${told}. Si crees que es un error, escríbenos a hola@semaforo.example.`,
    },
  })
  await recover(user)
  const mail = await here.site.inbox.newest(user.email, 3)
  expect(mail).toContain('escríbenos a hola@semaforo.example')
  expect(returnTokenIn(mail)).toBe('')
})

test('a closed account that an admin blocked cannot be reopened by its owner', async () => {
  const user = await aReturner()
  await recover(user)
  const link = await linkFor(user)
  const { client, token, user: admin } = await anAdmin(here.site)
  const block = () => client.patch(`/api/users/${user.id}`, { status: false }, token)
  expect(await block()).toMatchObject({ status: 200, body: { status: false } })
  expect(await signIn(user)).toMatchObject({ status: 403, body: { code: 'account-blocked' } })
  expect(await choose(link, 'resume')).toMatchObject(expired)
  expect(await here.site.inbox.newest(user.email, 4)).toContain('Un administrador desactivó tu cuenta')
  expect((await block()).status).toBe(200)
  await eventually(async () => {
    const { body } = await client.get('/api/audit', token)
    const found = body.entries.filter(
      (one: Record<string, string>) => one['action'] === 'deactivated' && one['target'] === user.id,
    )
    expect(found.map((one: { actor: string }) => one.actor)).toEqual([admin.id, user.id])
  })
})

test('a choice that is none, and a link that never was, are refused', async () => {
  const user = await aReturner()
  await recover(user)
  const token = await linkFor(user)
  expect((await choose(token, 'nada')).status).toBe(400)
  expect(await choose(`${'a'.repeat(43)}.${'b'.repeat(43)}`, 'erase')).toMatchObject(expired)
  expect((await check(token)).status).toBe(200)
})
