import { eventually } from '@semaforo/testing/eventually'
import { movableTime } from '@semaforo/testing/movable-time'
import { openStores } from '../../src/stores.ts'
import { anAdmin, aSession, logIn } from '../support/accounts.ts'
import { startMailServer } from '../support/mail-server.ts'
import { newDataDir, type Site, startSite } from '../support/site.ts'
import { aReader, diagnosed, env, erased, stopLinkIn, untilNext, userOf } from './pulse-site.ts'

const month = 32 * 86_400_000
let time: ReturnType<typeof movableTime>
let dataDir: string
let site: Site
beforeEach(async () => {
  time = movableTime()
  dataDir = await newDataDir()
  site = await startSite(dataDir, { env })
})

const pulsesTo = async (address: string) =>
  (await site.inbox.to(address)).filter(({ subject }) => subject?.includes('pulso mensual'))
const pulseTo = (address: string) =>
  eventually(async () => {
    const [newest] = await pulsesTo(address)
    if (!newest) throw new Error('no mail yet')
    return newest
  })
/** Waits until the day of a mail has passed, with or without a mail. */
const dayPassed = (id: string, day: string) =>
  eventually(async () => expect((await userOf(site, id))?.pulse?.on?.due).not.toBe(day))

test('it is off until it is turned on, and says when the next one comes', async () => {
  const { client, token, id } = await aSession(site)
  expect((await client.get('/api/me/pulse', token)).body).toEqual({ day: null, diagnosed: false })
  const on = await client.patch('/api/me/pulse', { day: 31 }, token)
  expect(on.body).toEqual({ day: 31, next: expect.stringMatching(/-(28|29|30|31)$/), diagnosed: false })
  const diagnostic = await diagnosed(site, id)
  expect((await client.get('/api/me/pulse', token)).body).toEqual({ ...on.body, diagnosed: true })
  const off = await client.patch('/api/me/pulse', { day: null }, token)
  expect(off.body).toEqual({ day: null, diagnosed: true })
  await erased(site, id, diagnostic)
  await eventually(async () =>
    expect((await client.get('/api/me/pulse', token)).body).toEqual({ day: null, diagnosed: false }),
  )
})

test.each([0, 32, 1.5, '5', undefined])('the day %j is refused', async (day) => {
  const { client, token } = await aSession(site)
  expect((await client.patch('/api/me/pulse', { day }, token)).status).toBe(400)
})

test('nobody reads or changes it without a session', async () => {
  expect((await site.client().get('/api/me/pulse')).status).toBe(401)
  expect((await site.client().patch('/api/me/pulse', { day: 1 })).status).toBe(401)
})

test('the mail says the last light, why and its date, in text and HTML, and how to stop it', async () => {
  const { email, pulse } = await aReader(site)
  time.jump(untilNext(pulse))
  const { subject, text = '', html = '', headers } = await pulseTo(email)
  expect(subject).toBe('Tu pulso mensual: dos minutos para tu luz de hoy · Semáforo PyME')
  const token = stopLinkIn(text)
  for (const part of [text, html]) {
    expect(part).toMatch(/El \d{1,2} de [a-z]+ de \d{4} tu semáforo quedó en amarillo\./)
    expect(part.replace(/\s+/g, ' ')).toContain(
      'Las empresas con números parecidos suelen seguir abiertas, pero tu puntaje no pasa de 70.',
    )
    expect(part).toContain('http://sitio.example/minegocio')
    expect(part).toContain(`http://sitio.example/pulso/baja/${token}`)
    // Without the link, whose random token may have any digits.
    expect(part.replaceAll(token, '')).not.toMatch(/\$|55/)
  }
  const header = (key: string) => headers.find((one) => one.key === key)?.value
  expect(header('list-unsubscribe')).toBe(`<http://sitio.example/api/pulse/${token}>`)
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
})

test('there is one a month, also through a restart and a clock that jumps a month ahead and back', async () => {
  const { email, pulse } = await aReader(site)
  time.jump(untilNext(pulse))
  await pulseTo(email)
  time.jump(month)
  await eventually(async () => expect(await pulsesTo(email)).toHaveLength(2))
  time.jump(-month)
  await site.stop()
  site = await startSite(dataDir, { env })
  const witness = await aReader(site)
  time.jump(untilNext(witness.pulse))
  await pulseTo(witness.email)
  expect(await pulsesTo(email)).toHaveLength(2)
})

test('the link stops it without a session; opening its address alone stops nothing', async () => {
  const { id, email, pulse } = await aReader(site)
  time.jump(untilNext(pulse))
  const token = stopLinkIn((await pulseTo(email)).text ?? '')
  const path = `${site.url}/api/pulse/${token}`
  const opened = await fetch(path, { redirect: 'manual' })
  expect([opened.status, opened.headers.get('location')]).toEqual([303, `/pulso/baja/${token}`])
  expect((await userOf(site, id))?.pulse?.on).toBeDefined()

  const stop = () =>
    fetch(path, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) })
  expect((await stop()).status).toBe(200)
  expect((await userOf(site, id))?.pulse?.on).toBeUndefined()
  expect(await stop()).toMatchObject({ status: 400 })
})

test('a used link, an unknown one and a malformed one get the same answer', async () => {
  const { email, pulse } = await aReader(site)
  time.jump(untilNext(pulse))
  const used = stopLinkIn((await pulseTo(email)).text ?? '')
  await site.client().post(`/api/pulse/${used}`, undefined)
  const answers = await Promise.all(
    [used, 'a'.repeat(43), 'x'].map((token) => site.client().post(`/api/pulse/${token}`, undefined)),
  )
  const said = new Set(
    answers.map(({ status, body: { requestId: _, ...body } }) => JSON.stringify([status, body])),
  )
  expect(said.size).toBe(1)
  expect(answers[0]).toMatchObject({ status: 400, body: { code: 'pulse-link-unknown' } })
})

test('sends none after turning it off, without a diagnostic, when deactivated or erased', async () => {
  const [off, deactivated, gone, witness] = await Promise.all([1, 2, 3, 4].map(() => aReader(site)))
  const undiagnosed = await aSession(site)
  if (!off || !deactivated || !gone || !witness) throw new Error('four readers')
  const { day, next = '' } = witness.pulse
  await undiagnosed.client.patch('/api/me/pulse', { day }, undiagnosed.token)
  await off.client.patch('/api/me/pulse', { day: null }, off.token)
  const admin = await anAdmin(site)
  await admin.client.patch(`/api/users/${deactivated.id}`, { status: false }, admin.token)
  await admin.client.delete(`/api/users/${gone.id}`, admin.token)
  time.jump(untilNext(witness.pulse))
  await pulseTo(witness.email)
  await dayPassed(undiagnosed.id, next)
  await dayPassed(deactivated.id, next)
  for (const { email } of [off, deactivated, gone, undiagnosed]) expect(await pulsesTo(email)).toEqual([])
  expect(await userOf(site, gone.id)).toBeUndefined()
})

test('with the mail server down on the day the mail is sent later, once, and not if turned off meanwhile', async () => {
  const [reader, left] = [await aReader(site), await aReader(site)]
  await site.stop()
  const server = await startMailServer()
  await server.up()
  server.refuse({ responseCode: 451 })
  site = await startSite(dataDir, { env: { ...env, SMTP_URL: server.url } })
  time.jump(untilNext(reader.pulse))
  await dayPassed(reader.id, reader.pulse.next ?? '')
  await dayPassed(left.id, left.pulse.next ?? '')
  await eventually(() => expect(server.refusals()).toBeGreaterThan(1))
  const { client, token } = await logIn(site, left)
  await client.patch('/api/me/pulse', { day: null }, token)
  await site.stop()
  site = await startSite(dataDir, { env: { ...env, SMTP_URL: server.url } })
  server.refuse(undefined)
  const { mails } = await openStores(site.platform)
  await eventually(async () => expect((await mails.query('due', { limit: 10 })).items).toEqual([]))
  expect(server.to(reader.email)).toHaveLength(1)
  expect(server.to(reader.email)[0]?.raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
  expect(server.to(left.email)).toEqual([])
})
