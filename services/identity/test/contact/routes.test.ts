import { eventually } from '@semaforo/testing/eventually'
import { openStores } from '../../src/stores.ts'
import { anAdmin, aSession } from '../support/accounts.ts'
import { aMessage } from '../support/messages.ts'
import { siteForAll } from '../support/site-for-all.ts'

const operator = 'hola@operadora.example'
const here = siteForAll({
  env: { CONTACT_EMAIL: operator, OPERATOR_NAME: 'Números Claros', CONTACT_REPLY_DAYS: '2' },
})

const send = (body: object, token?: string, client = here.site.client()) =>
  client.post('/api/contact', body, token)
const toOperator = async (email: string) =>
  (await here.site.inbox.to(operator)).filter(({ replyTo }) => replyTo?.[0]?.address === email)
/** Whatever was accepted before has been sent when a later message has. */
async function afterAnother() {
  const later = aMessage()
  await send(later)
  await arrived(later.email)
}
const arrived = (email: string) =>
  eventually(async () => {
    const [mail] = await toOperator(email)
    if (!mail) throw new Error('no mail yet')
    return mail
  })

test('everybody can read who operates the site', async () => {
  expect((await here.site.client().get('/api/contact')).body).toEqual({
    open: true,
    replyDays: 2,
    name: 'Números Claros',
    email: operator,
  })
})

test('a guest writes: the operator gets it, an answer goes to the writer, and nobody gets a copy', async () => {
  const written = aMessage()
  expect(await send(written)).toMatchObject({
    status: 201,
    body: { message: `Te respondemos en 2 días hábiles a ${written.email}.` },
  })
  const mail = await arrived(written.email)
  expect(mail.subject).toBe('Mensaje sobre una duda · Semáforo PyME')
  expect(mail.text).toContain('Puedo usar las cifras de un trimestre?')
  expect(mail.text).toContain(`Ana López (${written.email})`)
  expect(mail.text).toContain('nadie ha comprobado')
  await afterAnother()
  expect(await here.site.inbox.to(written.email)).toEqual([])
})

test("a signed-in writer gets a copy at the account's address, wherever the answer goes", async () => {
  const user = await aSession(here.site)
  const elsewhere = aMessage()
  const answer = await send(elsewhere, user.token)
  expect(answer.body.copyTo).toBe(user.email)
  expect(await here.site.inbox.newest(user.email, 2)).toContain('Puedo usar las cifras')
  await arrived(elsewhere.email)
  expect(await here.site.inbox.to(elsewhere.email)).toEqual([])
})

test('a message sent again is mailed once, and other words under its id are another message', async () => {
  const written = aMessage()
  const answers = await Promise.all([send(written), send(written), send(written)])
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
  await send({ ...written, message: 'Otra pregunta, que es distinta.' })
  await eventually(async () => expect((await toOperator(written.email)).length).toBeGreaterThan(1))
  await afterAnother()
  expect(await toOperator(written.email)).toHaveLength(2)
})

test('what fills in the field that nobody sees gets the same answer, and nothing is sent', async () => {
  const written = aMessage({ link: 'https://malo.example' })
  expect((await send(written)).status).toBe(201)
  await afterAnother()
  expect(await toOperator(written.email)).toEqual([])
})

test.each([
  ['a name with a line break', { name: 'Ana\r\nBcc: todos@ejemplo.mx' }, 'name'],
  ['an address with a line break', { email: 'ana@ejemplo.mx\r\nBcc: todos@ejemplo.mx' }, 'email'],
  ['two addresses', { email: 'ana@ejemplo.mx,luis@ejemplo.mx' }, 'email'],
  ['10,000 characters', { message: 'a'.repeat(10_000) }, 'message'],
  ['next to nothing', { message: '  hola   ' }, 'message'],
  ['a control character', { message: 'Hola, una duda\u0000 que tengo' }, 'message'],
  ['an unknown topic', { topic: 'premios' }, 'topic'],
  ['no id', { id: undefined }, 'id'],
])('%s is refused', async (_, changes, path) => {
  expect(await send(aMessage(changes))).toMatchObject({
    status: 400,
    body: { code: 'invalid-request', errors: [{ path }] },
  })
})

test('markup in a message is text in the mail', async () => {
  const written = aMessage({ name: '<b>Ana</b>', message: '<img src=x onerror=alert(1)> una duda' })
  await send(written)
  const { html } = await arrived(written.email)
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(html).not.toMatch(/<img|<b>Ana/)
})

test('twenty messages in a minute are too many', async () => {
  const client = here.site.client()
  const statuses: number[] = []
  for (let sent = 0; sent < 20; sent++) statuses.push((await send(aMessage(), undefined, client)).status)
  expect(statuses.filter((status) => status === 201)).toHaveLength(5)
  expect(new Set(statuses.slice(5))).toEqual(new Set([429]))
})

test('one address is not written with from many places', async () => {
  const { email } = aMessage()
  const statuses: number[] = []
  for (let sent = 0; sent < 7; sent++) statuses.push((await send(aMessage({ email }))).status)
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429])
})

test('what a person wrote goes with their account', async () => {
  const user = await aSession(here.site)
  const [own, other] = [aMessage(), aMessage()]
  await send(own, user.token)
  await send(other)
  const { messages } = await openStores(here.site.platform)
  const keptOf = async ({ email }: typeof own) =>
    (await messages.query('email', { equals: [email], limit: 10 })).items.length
  expect([await keptOf(own), await keptOf(other)]).toEqual([1, 1])
  const { client, token } = await anAdmin(here.site)
  expect((await client.delete(`/api/users/${user.id}`, token)).status).toBe(200)
  expect([await keptOf(own), await keptOf(other)]).toEqual([0, 1])
})
