import { eventually } from '@semaforo/testing/eventually'
import { startMailServer } from '../support/mail-server.ts'
import { aMessage } from '../support/messages.ts'
import { admin, newDataDir, startSite } from '../support/site.ts'

test('a message is accepted while the mail server is down, and reaches the operator once it is up', async () => {
  const server = await startMailServer()
  await server.up()
  await server.down()
  const dataDir = await newDataDir()
  const env = { SMTP_URL: server.url }
  const site = await startSite(dataDir, { env })
  const written = aMessage()
  expect((await site.client().post('/api/contact', written)).status).toBe(201)
  await site.stop()
  const again = await startSite(dataDir, { env })
  expect((await again.client().post('/api/contact', written)).status).toBe(201)
  await server.up()
  const arrived = () => server.received.filter(({ mail }) => mail.replyTo?.[0]?.address === written.email)
  await eventually(() => expect(arrived()).toHaveLength(1))
  const [mail] = arrived()
  expect(mail?.to).toEqual([admin.email])
  expect(mail?.mail.from?.address).toBe('no-responder@semaforo.example')
  // Only where the operator has given an address to be shown.
  expect((await again.client().get('/api/contact')).body).toEqual({ open: true, replyDays: 3 })
})

test('without an address nothing is taken, and the site says so', async () => {
  const site = await startSite(await newDataDir(), { env: { ADMIN_EMAIL: '', ADMIN_PASSWORD: '' } })
  expect((await site.client().get('/api/contact')).body).toEqual({ open: false, replyDays: 3 })
  expect(await site.client().post('/api/contact', aMessage())).toMatchObject({
    status: 503,
    body: { code: 'contact-closed' },
  })
})
