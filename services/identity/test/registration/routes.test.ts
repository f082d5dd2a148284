import { register as registerCall, saveUser } from '@semaforo/contracts'
import { resendEveryMs } from '../../src/registration/registration.ts'
import { hashOf } from '../../src/secret.ts'
import { openStores } from '../../src/stores.ts'
import { aPerson, aUser, logIn, register } from '../support/accounts.ts'
import { codeIn } from '../support/inbox.ts'
import { newDataDir, removeDataDir, startSite } from '../support/site.ts'
import { siteForAll } from '../support/site-for-all.ts'

const here = siteForAll()

test('somebody registers, types the code of the mail, and logs in', async () => {
  const { site } = here
  const person = aPerson({ firstName: '  Ana María ' })
  const client = site.client()
  const { emailToken, code } = await register(site, client, person)
  expect(code).toMatch(/^[2-9A-HJKMNP-Z]{5}$/)
  const saved = await client.post('/api/user', { ...person, emailToken })
  expect(saved.status).toBe(201)
  const { user } = saveUser.answer.parse(saved.body)
  expect(user).toMatchObject({ firstName: 'Ana María', email: person.email, role: 'user', status: true })
  expect((await logIn(site, person)).user).toEqual(user)
})

test('codes and addresses are case-insensitive', async () => {
  const { site } = here
  const person = aPerson()
  const client = site.client()
  const { ticket, code } = await register(site, client, person)
  const email = person.email.toUpperCase()
  const saved = await client.post('/api/user', {
    ...person,
    email,
    emailToken: `${ticket}.${code.toLowerCase()}`,
  })
  expect(saved.status).toBe(201)
})

test('an address with an account gets the same answer and another mail', async () => {
  const { site } = here
  const user = await aUser(site)
  const answer = await site.client().post('/api/auth/register', aPerson({ email: user.email }))
  const other = await site.client().post('/api/auth/register', aPerson())
  expect(answer.status).toBe(other.status)
  expect(Object.keys(answer.body)).toEqual(Object.keys(other.body))
  expect(registerCall.answer.safeParse(answer.body).success).toBe(true)
  const text = await site.inbox.newest(user.email, 2)
  expect(text).toContain('Ya tienes una cuenta')
  expect(codeIn(text)).toBe('')
})

test('a wrong code gets the documented message; after five the right one is refused', async () => {
  const { site } = here
  const person = aPerson()
  const client = site.client()
  const { ticket, emailToken } = await register(site, client, person)
  for (let tries = 0; tries < 5; tries += 1) {
    const wrong = await client.post('/api/user', { ...person, emailToken: `${ticket}.WRONG` })
    expect(wrong).toMatchObject({
      status: 400,
      body: { code: 'wrong-code', msg: 'El código ingresado es incorrecto. Intenta de nuevo.' },
    })
  }
  const right = await client.post('/api/user', { ...person, emailToken })
  expect(right).toMatchObject({ status: 400, body: { code: 'code-expired' } })
})

test('concurrent guesses are each counted', async () => {
  const { site } = here
  const person = aPerson()
  const client = site.client()
  const { ticket, emailToken } = await register(site, client, person)
  await Promise.all(
    Array.from({ length: 5 }, () => client.post('/api/user', { ...person, emailToken: `${ticket}.WRONG` })),
  )
  expect((await client.post('/api/user', { ...person, emailToken })).body.code).toBe('code-expired')
})

test('a ticket works once, even with concurrent requests', async () => {
  const { site } = here
  const person = aPerson()
  const client = site.client()
  const { emailToken } = await register(site, client, person)
  const answers = await Promise.all([1, 2].map(() => client.post('/api/user', { ...person, emailToken })))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 400])
  const replay = await client.post('/api/user', { ...person, password: 'Otra-clave-99', emailToken })
  expect(replay).toMatchObject({ status: 400, body: { code: 'code-expired' } })
  await logIn(site, person)
})

test('a password is rated only with the right code, which stays valid for another password', async () => {
  const { site } = here
  const person = aPerson()
  const client = site.client()
  const { ticket, emailToken } = await register(site, client, person)
  const save = async (emailToken: string, password: string) =>
    (await client.post('/api/user', { ...person, password, emailToken })).body.code
  expect(await save(`${'a'.repeat(43)}.AAAAA`, 'P@ssw0rd')).toBe('code-expired')
  expect(await save(`${ticket}.WRONG`, 'P@ssw0rd')).toBe('wrong-code')
  expect(await save(emailToken, 'P@ssw0rd')).toBe('common-password')
  expect(await save(emailToken, person.password)).toBeUndefined()
})

test('a ticket is valid for its own address only', async () => {
  const { site } = here
  const client = site.client()
  const { emailToken } = await register(site, client, aPerson())
  const stolen = await client.post('/api/user', { ...aPerson(), emailToken })
  expect(stolen).toMatchObject({ status: 400, body: { code: 'wrong-code' } })
})

test('of two registrations of one address the second to finish gets account-exists', async () => {
  const { site } = here
  const person = aPerson()
  const client = site.client()
  const [first, second] = [await register(site, client, person), await register(site, client, person)]
  await client.post('/api/user', { ...person, emailToken: first.emailToken })
  const late = await client.post('/api/user', { ...person, emailToken: second.emailToken })
  expect(late).toMatchObject({ status: 409, body: { code: 'account-exists' } })
})

test('another code is sent at most once a minute', async () => {
  const { site } = here
  const client = site.client()
  const { ticket } = await register(site, client, aPerson())
  const soon = await client.post('/api/auth/register/resend', { token: ticket })
  expect(soon).toMatchObject({ status: 429, body: { code: 'code-too-soon' } })
  expect(Number(soon.headers.get('retry-after'))).toBeGreaterThan(50)
})

test('after a minute another code is sent, and the one before it is invalid', async () => {
  const { site } = here
  const person = aPerson()
  const client = site.client()
  const { ticket, code, emailToken } = await register(site, client, person)
  await aMinuteAgo(ticket)
  const resent = await client.post('/api/auth/register/resend', { token: ticket })
  expect(resent).toMatchObject({ status: 200, body: { message: 'Te enviamos otro código.' } })
  const next = codeIn(await site.inbox.newest(person.email, 2))
  expect(next).not.toBe(code)
  expect((await client.post('/api/user', { ...person, emailToken })).body.code).toBe('wrong-code')
  const saved = await client.post('/api/user', { ...person, emailToken: `${ticket}.${next}` })
  expect(saved.status).toBe(201)

  /** Backdates the registration by a minute instead of moving the clock. */
  async function aMinuteAgo(ticket: string) {
    const { registrations } = await openStores(site.platform)
    await registrations.update(hashOf(ticket), (state) => [
      state ? { ...state, requestedAt: state.requestedAt - resendEveryMs } : null,
      [],
    ])
  }
})

test.each([
  [
    'a password without a digit',
    { password: 'Sin-numeros' },
    'password',
    'La contraseña debe tener al menos 8 caracteres, una mayúscula, un número y un carácter especial',
  ],
  [
    'a password of 7',
    { password: 'Corta-1' },
    'password',
    'La contraseña debe tener al menos 8 caracteres, una mayúscula, un número y un carácter especial',
  ],
  [
    'a common password',
    { password: 'P@ssw0rd' },
    'password',
    'Esa contraseña es de las más usadas y cualquiera la adivina. Elige otra.',
  ],
  [
    'a password that is soon guessed',
    { password: 'Semaforo2026!' },
    'password',
    'Se adivina fácil: lleva tu nombre, tu correo o el nombre de este sitio. Prueba con tres o cuatro palabras que no vayan juntas, un número y un signo.',
  ],
  ['an address that is none', { email: 'ana@' }, 'email', 'Ingresa un email válido'],
  ['no first name', { firstName: ' ' }, 'firstName', 'El nombre es requerido'],
  ['no last name', { lastName: undefined }, 'lastName', 'Los apellidos son requeridos'],
  ['an operator where a string is due', { email: { $gt: '' } }, 'email', 'Ingresa un email válido'],
  [
    'a line break in a name',
    { firstName: 'Ana\r\nBcc: x@y.zz' },
    'firstName',
    'Hay caracteres que no se pueden usar en un nombre.',
  ],
  [
    'a line break in an address',
    { email: 'ana@ejemplo.mx\r\nBcc: x@y.zz' },
    'email',
    'Ingresa un email válido',
  ],
])('%s is refused beside its field', async (_, wrong, path, message) => {
  const answer = await here.site.client().post('/api/auth/register', { ...aPerson(), ...wrong })
  expect(answer).toMatchObject({ status: 400, body: { errors: [{ path, message }] } })
})

test('behind one address wrong codes and mails are limited, finished registrations are not', async () => {
  const env = { REGISTRATION_MAILS_PER_HOUR: '4', REGISTRATION_FAILURES_PER_HOUR: '2' }
  const site = await startSite(await newDataDir(), { env })
  const client = site.client({ ip: '10.1.2.3' })
  const save = async (person: unknown, emailToken: string) =>
    (await client.post('/api/user', { ...(person as object), emailToken })).status
  for (const person of [aPerson(), aPerson(), aPerson()])
    expect(await save(person, (await register(site, client, person)).emailToken)).toBe(201)
  const person = aPerson()
  const { ticket } = await register(site, client, person)
  const tries = [1, 2, 3].map(() => save(person, `${ticket}.WRONG`))
  expect((await Promise.all(tries)).sort()).toEqual([400, 400, 429])
  expect((await client.post('/api/auth/register', aPerson())).status).toBe(429)
  await site.stop()
})

test('a registration survives a restart', async () => {
  const dataDir = await newDataDir()
  const person = aPerson()
  const before = await startSite(dataDir)
  const { emailToken } = await register(before, before.client(), person)
  await before.stop()
  const after = await startSite(dataDir)
  expect((await after.client().post('/api/user', { ...person, emailToken })).status).toBe(201)
  await logIn(after, person)
  await after.stop()
  await removeDataDir(dataDir)
})
