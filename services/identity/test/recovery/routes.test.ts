import { aPerson, aSession, aUser, logIn } from '../support/accounts.ts'
import { linkTokenIn } from '../support/inbox.ts'
import { siteForAll } from '../support/site-for-all.ts'

const here = siteForAll()
const fresh = 'Nueva-semilla-8'

async function askForLink(email: string, count = 1) {
  const answer = await here.site.client().post('/api/auth/forgotPassword', { email })
  expect(answer).toMatchObject({ status: 200, body: { message: 'El correo se ha enviado con éxito' } })
  return linkTokenIn(await here.site.inbox.newest(email, count))
}
const reset = (token: string, password = fresh) =>
  here.site.client().post(`/api/auth/reset-password/${token}`, { password })

test('the link changes the password, ends every session and is confirmed by mail', async () => {
  const user = await aSession(here.site)
  const token = await askForLink(user.email, 2)
  expect((await reset(token)).status).toBe(200)
  expect((await user.client.get('/api/me', user.token)).status).toBe(401)
  expect((await user.client.send('POST', '/api/auth/refresh')).status).toBe(401)
  expect((await user.client.post('/api/auth/login', user)).status).toBe(401)
  await logIn(here.site, { ...user, password: fresh })
  expect(await here.site.inbox.newest(user.email, 3)).toContain('Tu contraseña cambió')
})

test('a link works once, even with concurrent requests', async () => {
  const user = await aUser(here.site)
  const token = await askForLink(user.email, 2)
  const answers = await Promise.all([reset(token), reset(token, 'Otra-semilla-9')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  expect(await reset(token)).toMatchObject({ status: 400, body: { code: 'reset-link-expired' } })
})

test('a link can be checked without using it; an unknown link looks like a used one', async () => {
  const user = await aUser(here.site)
  const token = await askForLink(user.email, 2)
  const check = (of: string) => here.site.client().get(`/api/auth/reset-password/${of}`)
  expect((await check(token)).status).toBe(200)
  expect((await check(token)).status).toBe(200)
  expect((await reset(token)).status).toBe(200)
  const [used, never] = [await check(token), await check(`${'a'.repeat(43)}.${'b'.repeat(43)}`)]
  expect(used).toMatchObject({ status: 400, body: { code: 'reset-link-expired' } })
  expect(never).toMatchObject({
    status: 400,
    body: { code: 'reset-link-expired', message: used.body.message },
  })
})

test('a changed password invalidates the other links', async () => {
  const user = await aUser(here.site)
  const first = await askForLink(user.email, 2)
  const second = await askForLink(user.email, 3)
  expect((await reset(second)).status).toBe(200)
  expect((await reset(first)).status).toBe(400)
})

test('an address without an account gets the same answer and no mail', async () => {
  const user = await aUser(here.site)
  const stranger = aPerson()
  const [known, unknown] = await Promise.all(
    [user, stranger].map(({ email }) => here.site.client().post('/api/auth/forgotPassword', { email })),
  )
  expect(unknown).toMatchObject({ status: known?.status, body: known?.body })
  // Once this later mail has arrived, one to the other address would have too.
  await here.site.inbox.newest(user.email, 2)
  expect(await here.site.inbox.to(stranger.email)).toEqual([])
})

test('a wrong link and a weak password are refused, each with its message', async () => {
  const user = await aUser(here.site)
  const token = await askForLink(user.email, 2)
  const [id] = token.split('.')
  expect(await reset(`${id}.${'a'.repeat(43)}`)).toMatchObject({ body: { code: 'reset-link-expired' } })
  expect(await reset('nada')).toMatchObject({ status: 400 })
  expect(await reset(token, 'Ana-Lopez-1985!')).toMatchObject({
    status: 400,
    body: { code: 'guessable-password', errors: [{ path: 'password' }] },
  })
  expect(await reset(token, 'corta')).toMatchObject({
    status: 400,
    body: {
      msg: 'La contraseña debe tener al menos 8 caracteres, 1 mayúscula, 1 número y 1 carácter especial.',
    },
  })
  expect((await reset(token)).status).toBe(200)
})
