import { partnerChanged } from '@semaforo/contracts'
import { eventually } from '@semaforo/testing/eventually'
import { aPartner, aPartnersAdmin } from '../support/partners.ts'
import { siteForAll } from '../support/site-for-all.ts'

const here = siteForAll()
const key = expect.stringMatching(/^pk_[A-Za-z0-9]{24}$/)

/** The events about a partner, as the log has them. */
async function eventsOf(id: string) {
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects to be there
  const events: any[] = []
  await here.site.platform.log.read(partnerChanged.topic, (record) => {
    if (record.key === id) events.push(JSON.parse(record.value))
  })
  return events
}

/** The audited actions about a partner, the first one first. */
async function auditOf(admin: Awaited<ReturnType<typeof aPartnersAdmin>>, id: string) {
  const { body } = await admin.client.get('/api/audit', admin.token)
  const entries: { action: string; actor: string; target: string; detail?: string }[] = body.entries
  return entries
    .filter(({ target }) => target === id)
    .map(({ action, actor, detail }) => [action, actor, detail])
    .reverse()
}

test('a new partner has its first key, the usual maximum and an empty theme', async () => {
  const admin = await aPartnersAdmin(here.site)
  const given = aPartner({ origins: ['https://a.example:8443', 'http://localhost:8080'] })
  const answer = await admin.create({ ...given, name: `  ${given.name} ` })
  expect(answer).toMatchObject({ status: 201, headers: expect.anything() })
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.body).toEqual({
    id: expect.stringMatching(/^[\w-]{1,64}$/),
    ...given,
    theme: {},
    sharesPerDay: 1_000,
    suspended: false,
    keys: [{ key, since: answer.body.createdAt }],
    createdAt: expect.any(String),
  })
})

test('partners are listed by name, without regard to case and accents', async () => {
  const admin = await aPartnersAdmin(here.site)
  const mark = `${Date.now()}`
  for (const name of ['Zeta', 'Álamo', 'beta']) await admin.created({ name: `${name} ${mark}` })
  const { body } = await admin.list()
  const names = body.partners.map(({ name }: { name: string }) => name)
  expect(names.filter((name: string) => name.endsWith(mark)).map((name: string) => name[0])).toEqual([
    'Á',
    'b',
    'Z',
  ])
})

test('stores the changed fields and leaves the rest', async () => {
  const admin = await aPartnersAdmin(here.site)
  const before = await admin.created({ theme: { accent: '#7a1fa2' } })
  const changes = { origins: ['https://b.example', 'https://b.example'], sharesPerDay: 5 }
  const changed = { ...before, origins: ['https://b.example'], sharesPerDay: 5 }
  expect(await admin.change(before.id, changes)).toMatchObject({ status: 200, body: changed })
  expect((await admin.change(before.id, { theme: {} })).body).toEqual({ ...changed, theme: {} })
  const { body } = await admin.list()
  expect(body.partners).toContainEqual({ ...changed, theme: {} })
})

test('a name can be written anew with other accents, and one that is taken cannot be had', async () => {
  const admin = await aPartnersAdmin(here.site)
  const [one, other] = [await admin.created(), await admin.created()]
  const taken = { status: 409, body: { code: 'partner-name-taken', errors: [{ path: 'name' }] } }
  const same = one.name.toUpperCase().replace('Á', 'a').replace(' ', '  ')
  expect(await admin.create(aPartner({ name: same }))).toMatchObject(taken)
  expect(await admin.change(other.id, { name: same })).toMatchObject(taken)
  expect(await admin.change(one.id, { name: same })).toMatchObject({ status: 200, body: { name: same } })
})

test('each write publishes the full state and is audited; what changes nothing does neither', async () => {
  const admin = await aPartnersAdmin(here.site)
  const { id, createdAt: _, ...facts } = await admin.created()
  await admin.change(id, { suspended: true })
  await admin.change(id, { suspended: true, name: facts.name })
  await admin.change(id, { suspended: false, sharesPerDay: 7, theme: { scheme: 'dark' } })
  const { body } = await admin.rotate({ id, keys: facts.keys }, 24)
  const last = { id, ...facts, sharesPerDay: 7, theme: { scheme: 'dark' } }
  await eventually(async () => {
    const events = await eventsOf(id)
    expect(events.map(({ sequence, data }) => [sequence, data])).toEqual([
      [1, { id, ...facts }],
      [2, { id, ...facts, suspended: true }],
      [3, last],
      [4, { ...last, keys: body.keys }],
    ])
    for (const { data } of events) expect(partnerChanged.data.parse(data)).toEqual(data)
  })
  const by = admin.user.id
  await eventually(async () =>
    expect(await auditOf(admin, id)).toEqual([
      ['partner-created', by, undefined],
      ['partner-suspended', by, undefined],
      expect.arrayContaining([expect.stringMatching(/^partner-(updated|resumed)$/)]),
      expect.arrayContaining([expect.stringMatching(/^partner-(updated|resumed)$/)]),
      ['partner-key-rotated', by, '24 h'],
    ]),
  )
})

test('other processes read all partners, and with an ETag only what changed', async () => {
  const admin = await aPartnersAdmin(here.site)
  const { createdAt: _, ...facts } = await admin.created()
  const guest = here.site.client()
  const first = await guest.get('/internal/partners')
  expect(first.status).toBe(200)
  expect(first.body.partners).toContainEqual(facts)
  const again = { headers: { 'if-none-match': String(first.headers.get('etag')) } }
  expect(await guest.send('GET', '/internal/partners', again)).toMatchObject({ status: 304, body: undefined })
  await admin.change(facts.id, { suspended: true })
  const changed = await guest.send('GET', '/internal/partners', again)
  expect(changed.body.partners).toContainEqual({ ...facts, suspended: true })
})
