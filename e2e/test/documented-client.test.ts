import { aCompany } from '@semaforo/testing/companies'
import { io } from 'socket.io-client'
import { anAccount, aPerson, logIn } from '../support/accounts.ts'
import { anotherClient } from '../support/another-client.ts'
import { codeFor, resetPathFor } from '../support/mails.ts'
import { siteOfRun } from '../support/site-of-run.ts'

const site = siteOfRun()
const id = expect.any(Number)
const tag = { id, name: expect.any(String), slug: expect.any(String) }

/** Makes a call under `/api` as the documented client does. */
async function call(method: string, path: string, { token, body }: { token?: string; body?: unknown } = {}) {
  const answer = await fetch(`${site.url}/api${path}`, {
    method,
    headers: {
      ...anotherClient(),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: JSON.parse((await answer.text()) || 'null') }
}

const someone = async () => logIn(site, await anAccount(site))

test('the catalog lists tags and roadmaps', async () => {
  const tags = await call('GET', '/catalog/tags')
  expect(tags.body.tags[0]).toMatchObject(tag)
  const { body } = await call('GET', '/catalog/roadmaps')
  expect(body.roadmaps[0]).toMatchObject({
    id,
    title: expect.any(String),
    slug: expect.any(String),
    position: id,
  })
  expect(body.roadmaps[0].tags[0]).toMatchObject(tag)
})

test.each([
  ['tag', '/me/likes', '/me/likes/tags', ['tags', 'likedTagIds']],
  ['roadmap', '/me/likes/roadmaps', '/me/likes', ['roadmaps', 'likedRoadmapIds']],
])('a liked %s is in each documented list, under both names', async (kind, list, fallback, names) => {
  const { token } = await someone()
  for (const [method, ids] of [
    ['POST', [1]],
    ['DELETE', []],
  ] as const) {
    expect((await call(method, `/me/likes/${kind}/1`, { token })).status).toBe(200)
    for (const path of [list, fallback]) {
      const { body } = await call('GET', path, { token })
      expect({ path, ids: names.map((name) => body[name]) }).toEqual({ path, ids: [ids, ids] })
    }
  }
})

test('somebody registers with the code of the mail, logs in, and resets the password', async () => {
  const person = aPerson()
  const registered = await call('POST', '/auth/register', { body: person })
  expect(registered).toEqual({
    status: 200,
    body: { token: expect.any(String), msg: 'Te enviamos un código a tu correo.' },
  })
  const emailToken = `${registered.body.token}.${await codeFor(site.dataDir, person.email)}`
  expect((await call('POST', '/user', { body: { ...person, emailToken } })).status).toBe(201)
  const { email, firstName, lastName } = person
  const logInWith = (password: string) => call('POST', '/auth/login', { body: { email, password } })
  expect((await logInWith(person.password)).body).toMatchObject({
    user: { id: expect.any(String), firstName, lastName, email, role: 'user', status: true },
    token: expect.any(String),
  })

  expect((await call('POST', '/auth/forgotPassword', { body: { email } })).status).toBe(200)
  const link = (await resetPathFor(site.dataDir, email)).replace('/reset-password/', '')
  const password = 'Molcajete-1985'
  expect((await call('POST', `/auth/reset-password/${link}`, { body: { password } })).status).toBe(200)
  expect((await logInWith(password)).status).toBe(200)
})

test('a person edits the profile and closes the account', async () => {
  const account = await anAccount(site)
  const { token, user } = await logIn(site, account)
  const names = { firstName: 'Luz', lastName: 'Ríos' }
  expect((await call('PATCH', `/users/${user.id}`, { token, body: names })).body).toMatchObject(names)
  // The password proves who asks; the documented body is without it.
  const body = { status: false, currentPassword: account.password }
  expect((await call('PATCH', `/users/delete/${user.id}`, { token, body })).status).toBe(200)
  await expect(logIn(site, account)).rejects.toThrow('/api/auth/login answered 403')
})

test('an admin lists users, changes a role and a status, and deletes somebody', async () => {
  const { token } = await logIn(site)
  const { user } = await someone()
  const listed = async () => {
    const { body } = await call('GET', '/users', { token })
    return body.find((one: { id: string }) => one.id === user.id)
  }
  for (const body of [{ role: 'admin' }, { role: 'user' }, { status: false }]) {
    expect((await call('PATCH', `/users/${user.id}`, { token, body })).status).toBe(200)
    expect(await listed()).toMatchObject(body)
  }
  expect((await call('DELETE', `/users/${user.id}`, { token })).status).toBe(200)
  expect(await listed()).toBeUndefined()
})

const asText = Object.fromEntries(
  Object.entries(aCompany()).flatMap(([field, value]) =>
    field === 'periodo_meses' ? [] : [[field, String(value)]],
  ),
)
const asNumbers = Object.fromEntries(Object.entries(asText).map(([field, text]) => [field, Number(text)]))

test.each([
  ['numbers', asNumbers],
  ['plain text', asText],
])('figures sent as %s are diagnosed, predicted and saved', async (_form, figures) => {
  const { token, user } = await someone()
  const score = await call('POST', '/model/diagnostic', { token, body: figures })
  expect(score.body).toMatchObject({ overall: { score: 86.3 }, details: expect.anything() })
  const risk = await call('POST', '/model/predict', { token, body: figures })
  expect(risk.body).toMatchObject({ prediction: 0, probability_class_0: id, probability_class_1: id })
  for (const parts of [
    { predictionTree: risk.body.prediction, score: score.body.overall.score },
    { predictionTree: null, score: null },
  ]) {
    const saved = await call('POST', '/modelData', {
      token,
      body: { ...figures, ...parts, user_id: user.id },
    })
    expect(saved).toMatchObject({ status: 201, body: { ...asNumbers, ...parts, user_id: user.id } })
  }
})

test('the socket joins the person and tells of a change of likes', async () => {
  const { token, user } = await someone()
  const socket = io(site.url, { auth: { token }, withCredentials: true, forceNew: true })
  try {
    await new Promise<void>((resolve) => socket.once('connect', resolve))
    await socket.emitWithAck('join:user', user.id)
    const told = new Promise((resolve) => socket.once('likes:updated', resolve))
    await call('POST', '/me/likes/tag/1', { token })
    expect(await told).toEqual({ version: 1 })
  } finally {
    socket.disconnect()
  }
})
