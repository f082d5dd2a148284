import { createLog } from '@semaforo/service-kit'
import { eventually } from '@semaforo/testing/eventually'
import { movableTime } from '@semaforo/testing/movable-time'
import { hashOf } from '../../src/secret.ts'
import { openStores } from '../../src/stores.ts'
import { anAdmin, aPerson, logIn, type Person } from '../support/accounts.ts'
import { codeIn, linkTokenIn } from '../support/inbox.ts'
import { startMailServer } from '../support/mail-server.ts'
import { admin, newDataDir, type Site, startSite } from '../support/site.ts'

const minute = 60_000
const hour = 60 * minute
let time: ReturnType<typeof movableTime>
let server: Awaited<ReturnType<typeof startMailServer>>
let site: Site
let lines: Record<string, unknown>[]
beforeEach(async () => {
  time = movableTime()
  server = await startMailServer()
  await server.up()
  lines = []
  const log = createLog('warn', { write: (line: string) => lines.push(JSON.parse(line)) })
  site = await startSite(await newDataDir(), { env: { SMTP_URL: server.url }, log })
})

const register = async (person: Person) =>
  String((await site.client().post('/api/auth/register', person)).body.token)
const save = async (person: Person, ticket: string, code: string) => {
  const { status, body } = await site
    .client()
    .post('/api/user', { ...person, emailToken: `${ticket}.${code}` })
  return body.code ?? status
}
const mailTo = (address: string) =>
  eventually(() => {
    const [newest] = server.to(address)
    if (!newest) throw new Error('no mail yet')
    return newest.mail.text ?? ''
  })
/** A registration while the mail server answers with a transient error, as greylisting does. */
async function greylisted() {
  server.refuse({ responseCode: 451 })
  const person = aPerson()
  const ticket = await register(person)
  await eventually(() => expect(server.refusals()).toBeGreaterThan(0))
  return { person, ticket }
}

test("a code whose mail was delayed beyond the code's lifetime is valid for ten minutes after delivery", async () => {
  const { person, ticket } = await greylisted()
  time.jump(11 * minute)
  server.refuse(undefined)
  const code = codeIn(await mailTo(person.email))
  time.jump(8 * minute)
  expect(await save(person, ticket, code)).toBe(201)
  expect(server.to(person.email)).toHaveLength(1)
})

test('a code expires ten minutes after its mail was accepted', async () => {
  const person = aPerson()
  const ticket = await register(person)
  const code = codeIn(await mailTo(person.email))
  const { registrations } = await openStores(site.platform)
  const kind = async () => (await registrations.get(hashOf(ticket)))?.state.kind
  await eventually(async () => expect(await kind()).toBe('code-sent'))
  time.jump(10 * minute)
  expect(await save(person, ticket, code)).toBe('code-expired')
})

test('a registration with the address of a closed account expires after the same ten minutes', async () => {
  const person = aPerson()
  const code = async (ticket: string) => save(person, ticket, codeIn(await mailTo(person.email)))
  expect(await code(await register(person))).toBe(201)
  const { client, token, user } = await logIn(site, person)
  const end = { status: false }
  expect((await client.patch(`/api/users/delete/${user.id}`, end, token)).status).toBe(200)
  const ticket = await register(person)
  const { registrations } = await openStores(site.platform)
  const kind = async () => (await registrations.get(hashOf(ticket)))?.state.kind
  await eventually(async () => expect(await kind()).toBe('code-sent'))
  time.jump(10 * minute)
  expect(await code(ticket)).toBe('code-expired')
})

test('a link whose mail was delayed beyond its lifetime is valid for half an hour after delivery', async () => {
  server.refuse({ responseCode: 451 })
  await site.client().post('/api/auth/forgotPassword', { email: admin.email })
  await eventually(() => expect(server.refusals()).toBeGreaterThan(0))
  time.jump(31 * minute)
  server.refuse(undefined)
  const token = linkTokenIn(await mailTo(admin.email))
  time.jump(28 * minute)
  const answer = await site
    .client()
    .post(`/api/auth/reset-password/${token}`, { password: 'Nueva-semilla-8' })
  expect(answer.status).toBe(200)
})

test('a code works before the mail server has confirmed its mail', async () => {
  server.hold()
  const person = aPerson()
  const ticket = await register(person)
  const mail = await eventually(() => {
    const [held] = server.held()
    if (!held) throw new Error('no mail yet')
    return held.mail
  })
  expect(await save(person, ticket, codeIn(mail.text ?? ''))).toBe(201)
  server.goOn()
})

test('a mail that cannot be delivered for a day is given up, with a log entry and a metric', async () => {
  const before = await givenUp()
  const { person } = await greylisted()
  time.jump(24 * hour)
  await eventually(async () => expect(await givenUp()).toBe(before + 1))
  const given = lines.find(({ msg }) => msg === 'mail given up')
  expect(given).toMatchObject({ level: 50, kind: 'registration', why: 'late' })
  expect(JSON.stringify(lines)).not.toContain(person.email)
})

test('a mail that the server rejects permanently is given up as well', async () => {
  const before = await givenUp()
  server.refuse({ responseCode: 550 })
  await register(aPerson())
  await eventually(async () => expect(await givenUp()).toBe(before + 1))
  expect(lines).toContainEqual(expect.objectContaining({ msg: 'mail given up', why: 'refused' }))
})

test.each([-1, 1])(
  'a clock jump of %d hours while a mail waits does not lose or duplicate it',
  async (hours) => {
    const { person, ticket } = await greylisted()
    time.jump(hours * hour)
    server.refuse(undefined)
    const code = codeIn(await mailTo(person.email))
    expect(await save(person, ticket, code)).toBe(201)
    expect(server.to(person.email)).toHaveLength(1)
  },
)

test('a mail that says that an account is deactivated is not sent once it is active again', async () => {
  const person = aPerson()
  const ticket = await register(person)
  expect(await save(person, ticket, codeIn(await mailTo(person.email)))).toBe(201)
  const { mails, users } = await openStores(site.platform)
  const [user] = (await users.query('email', { equals: [person.email], limit: 1 })).items
  const { client, token } = await anAdmin(site)
  server.refuse({ responseCode: 451 })
  expect((await client.patch(`/api/users/${user?.id}`, { status: false }, token)).status).toBe(200)
  await eventually(() => expect(server.refusals()).toBeGreaterThan(0))
  await client.patch(`/api/users/${user?.id}`, { status: true }, token)
  server.refuse(undefined)
  await eventually(async () => expect((await mails.query('due', { limit: 1 })).items).toEqual([]))
  expect(server.to(person.email)).toHaveLength(1)
})

async function givenUp(): Promise<number> {
  const { body } = await site.client({ ip: '127.0.0.1' }).get('/metrics')
  return Number(/^mails_given_up_total\{kind="registration"\} (\d+)$/m.exec(body)?.[1] ?? 0)
}
