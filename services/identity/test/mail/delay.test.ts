import { createLog } from '@semaforo/service-kit'
import { eventually } from '../../../../packages/service-kit/test/contracts/eventually.ts'
import { hashOf } from '../../src/secret.ts'
import { openStores } from '../../src/stores.ts'
import { movableTime } from '../support/clock.ts'
import { codeIn, linkTokenIn } from '../support/inbox.ts'
import { startMailServer } from '../support/mail-server.ts'
import { aPerson, type Person } from '../support/people.ts'
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
/** Somebody who registers while the mail server says "later", as one does that greylists. */
async function greylisted() {
  server.refuse({ responseCode: 451 })
  const person = aPerson()
  const ticket = await register(person)
  await eventually(() => expect(server.refusals()).toBeGreaterThan(0))
  return { person, ticket }
}

test('a code whose mail was put off for longer than the code lives is good for its ten minutes', async () => {
  const { person, ticket } = await greylisted()
  time.jump(11 * minute)
  server.refuse(undefined)
  const code = codeIn(await mailTo(person.email))
  time.jump(8 * minute)
  expect(await save(person, ticket, code)).toBe(201)
  expect(server.to(person.email)).toHaveLength(1)
})

test('a code is over ten minutes after its mail was taken', async () => {
  const person = aPerson()
  const ticket = await register(person)
  const code = codeIn(await mailTo(person.email))
  const { registrations } = await openStores(site.platform)
  const kind = async () => (await registrations.get(hashOf(ticket)))?.state.kind
  await eventually(async () => expect(await kind()).toBe('code-sent'))
  time.jump(10 * minute)
  expect(await save(person, ticket, code)).toBe('code-expired')
})

test('a link that was put off for longer than it lives is good for its half hour', async () => {
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

test('a code works that somebody enters before the mail server said that it took the mail', async () => {
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

test('a mail that nobody takes for a day is given up, and said to be: in the log and among the metrics', async () => {
  const before = await givenUp()
  const { person } = await greylisted()
  time.jump(24 * hour)
  await eventually(async () => expect(await givenUp()).toBe(before + 1))
  const given = lines.find(({ msg }) => msg === 'mail given up')
  expect(given).toMatchObject({ level: 50, kind: 'registration', why: 'late' })
  expect(JSON.stringify(lines)).not.toContain(person.email)
})

test('so is one that the server refuses for good', async () => {
  const before = await givenUp()
  server.refuse({ responseCode: 550 })
  await register(aPerson())
  await eventually(async () => expect(await givenUp()).toBe(before + 1))
  expect(lines).toContainEqual(expect.objectContaining({ msg: 'mail given up', why: 'refused' }))
})

test.each([-1, 1])('the time jumps by %d hours while a mail waits: it leaves, once', async (hours) => {
  const { person, ticket } = await greylisted()
  time.jump(hours * hour)
  server.refuse(undefined)
  const code = codeIn(await mailTo(person.email))
  expect(await save(person, ticket, code)).toBe(201)
  expect(server.to(person.email)).toHaveLength(1)
})

async function givenUp(): Promise<number> {
  const { body } = await site.client({ ip: '127.0.0.1' }).get('/metrics')
  return Number(/^mails_given_up_total\{kind="registration"\} (\d+)$/m.exec(body)?.[1] ?? 0)
}
