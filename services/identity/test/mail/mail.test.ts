import { createLog } from '@semaforo/service-kit'
import { eventually } from '@semaforo/testing/eventually'
import { requiresTls } from '../../src/mail/smtp-transport.ts'
import { aPerson, logIn } from '../support/accounts.ts'
import { codeIn } from '../support/inbox.ts'
import { startMailServer } from '../support/mail-server.ts'
import { admin, newDataDir, removeDataDir, type Site, startSite } from '../support/site.ts'

let server: Awaited<ReturnType<typeof startMailServer>>
let dataDir: string
let site: Site
beforeEach(async () => {
  server = await startMailServer()
  await server.up()
  dataDir = await newDataDir()
  site = await startSite(dataDir, { env: { SMTP_URL: server.url } })
})
afterEach(async () => {
  await site.stop()
  await server.down()
  await removeDataDir(dataDir)
})

const registerAt = (address: string) => site.client().post('/api/auth/register', aPerson({ email: address }))
const codeFor = (address: string) =>
  eventually(() => {
    const [newest] = server.to(address)
    expect(newest).toBeDefined()
    return codeIn(newest?.mail.text ?? '')
  })

test('a mail goes out in text and HTML, in Spanish, from the configured sender', async () => {
  const person = aPerson()
  const { body } = await site.client().post('/api/auth/register', person)
  const code = await codeFor(person.email)
  const [one] = server.to(person.email)
  expect(one?.mail.subject).toBe('Tu código de verificación · Semáforo PyME')
  expect(one?.mail.from).toMatchObject({ name: 'Semáforo PyME', address: 'no-responder@semaforo.example' })
  expect(one?.mail.html).toContain(`>${code}<`)
  expect(one?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m)
  expect(one?.mail.html).toContain('<html lang="es-MX">')
  const saved = await site.client().post('/api/user', { ...person, emailToken: `${body.token}.${code}` })
  expect(saved.status).toBe(201)
})

test('a mail server that is down delays mails and loses none, even across a restart', async () => {
  await server.down()
  const [first, second] = [aPerson(), aPerson()]
  const { body } = await registerAt(first.email)
  await site.stop()
  site = await startSite(dataDir, { env: { SMTP_URL: server.url } })
  await registerAt(second.email)
  await server.up()
  const code = await codeFor(first.email)
  await codeFor(second.email)
  const saved = await site.client().post('/api/user', { ...first, emailToken: `${body.token}.${code}` })
  expect(saved.status).toBe(201)
})

test('an address with a transient error delays no other mail, and gets its own later', async () => {
  const [refused, other] = [aPerson(), aPerson()]
  server.refuse({ responseCode: 451, for: refused.email })
  await registerAt(refused.email)
  await registerAt(other.email)
  await codeFor(other.email)
  expect(server.to(refused.email)).toEqual([])
  server.refuse(undefined)
  await codeFor(refused.email)
})

test('while the mail server is down, forgotPassword answers alike for every address', async () => {
  await server.down()
  const answers = await Promise.all(
    ['admin@semaforo.example', 'nadie@ejemplo.mx'].map((email) =>
      site.client().post('/api/auth/forgotPassword', { email }),
    ),
  )
  for (const answer of answers) {
    expect(answer).toMatchObject({
      status: 503,
      body: { code: 'mail-unavailable', msg: 'Error al enviar correo' },
    })
  }
  await server.up()
  await eventually(() => expect(server.to('admin@semaforo.example')).toHaveLength(1))
  expect(server.to('nadie@ejemplo.mx')).toEqual([])
})

test.each([
  ['ana@ejemplo.mx\r\nBcc: todos@ejemplo.mx'],
  ['ana@ejemplo.mx\nBcc: todos@ejemplo.mx'],
  ['ana@ejemplo.mx,todos@ejemplo.mx'],
  ['"ana\r\nSubject: x"@ejemplo.mx'],
  ['Ana <ana@ejemplo.mx>'],
  ['ana@ejemplo.mx%0d%0aBcc:todos@ejemplo.mx'],
])('the address %j reaches no mail', async (address) => {
  for (const path of ['/api/auth/register', '/api/auth/forgotPassword']) {
    const answer = await site.client().post(path, { ...aPerson(), email: address })
    expect(answer.status).toBe(400)
  }
})

test('mails contain no form input but the own address', async () => {
  const person = aPerson({ firstName: '<img src=x onerror=alert(1)>', lastName: 'https://malo.example' })
  await site.client().post('/api/auth/register', person)
  await codeFor(person.email)
  const [one] = server.to(person.email)
  expect(one?.to).toEqual([person.email])
  for (const part of [one?.mail.html, one?.mail.text, one?.mail.subject]) {
    expect(part).not.toMatch(/onerror|malo\.example/)
  }
})

test("the waiting page learns of a permanent refusal, whatever the account's state", async () => {
  const closed = aPerson()
  const begun = (await site.client().post('/api/auth/register', closed)).body
  const emailToken = `${begun.token}.${await codeFor(closed.email)}`
  await site.client().post('/api/user', { ...closed, emailToken })
  const owner = await logIn(site, closed)
  const end = { status: false }
  const ended = await owner.client.patch(`/api/users/delete/${owner.user.id}`, end, owner.token)
  expect(ended.status).toBe(200)
  server.refuse({ responseCode: 550 })
  for (const address of [admin.email, closed.email, 'nadie@ejemplo.mx']) {
    const { token } = (await registerAt(address)).body
    await eventually(async () =>
      expect(await site.client().post('/api/auth/register/resend', { token })).toMatchObject({
        status: 400,
        body: { code: 'mail-refused' },
      }),
    )
  }
})

test.each([
  ['smtp://mail.example:587', true],
  ['smtps://mail.example', true],
  ['smtps://mail.example?requireTLS=false', true],
  ['smtp://mail.example:587?requireTLS=false', false],
  ['smtp://127.0.0.1:1025', false],
  ['smtp://[::1]:1025', false],
  ['smtp://localhost?requireTLS=true', true],
])('a mail server at %s has to offer TLS: %j', (address, required) => {
  expect(requiresTls(address)).toBe(required)
})

test('a mail waits while its server offers no TLS, and the log says that TLS is required', async () => {
  await site.stop()
  const lines: Record<string, unknown>[] = []
  const log = createLog('info', { write: (line: string) => lines.push(JSON.parse(line)) })
  site = await startSite(dataDir, { env: { SMTP_URL: `${server.url}?requireTLS=true` }, log })
  expect(lines).toContainEqual(expect.objectContaining({ tls: 'required' }))
  const { email } = aPerson()
  await registerAt(email)
  await eventually(() =>
    expect(lines).toContainEqual(expect.objectContaining({ msg: 'mail waits', code: 'ETLS' })),
  )
  expect(server.to(email)).toEqual([])
})
