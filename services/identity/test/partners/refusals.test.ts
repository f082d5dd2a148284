import { create } from '../../src/partners/decisions.ts'
import { newKey } from '../../src/partners/keys.ts'
import { openStores } from '../../src/stores.ts'
import { aSession } from '../support/accounts.ts'
import { aPartner, aPartnersAdmin } from '../support/partners.ts'
import { newDataDir, startSite } from '../support/site.ts'
import { siteForAll } from '../support/site-for-all.ts'

const here = siteForAll()

describe('an origin is refused on creation and on change', () => {
  test.each([
    ['with a path', 'https://www.camara.example/pagina'],
    ['with a trailing slash', 'https://www.camara.example/'],
    ['with a query', 'https://www.camara.example?x=1'],
    ['with a user', 'https://ana@www.camara.example'],
    ['in upper case', 'https://WWW.camara.example'],
    ['with the port of its scheme', 'https://www.camara.example:443'],
    ['with a wildcard', 'https://*.camara.example'],
    ['that is only a wildcard', '*'],
    ['that ends a directive of a header', 'https://camara;sandbox'],
    ['that ends a value of a header', 'https://camara,otra.example'],
    ['with quotes', "https://camara'none'"],
    ['with an IPv6 address', 'https://[::1]'],
    ['that is null', 'null'],
    ['of data', 'data:text/html,hola'],
    ['of a file', 'file:///tmp/pagina.html'],
    ['of a blob', 'blob:https://www.camara.example'],
    ['over http', 'http://www.camara.example'],
    ['over http on a name that only looks local', 'http://localhost.camara.example'],
    ['with a space', ' https://www.camara.example'],
    ['without a scheme', 'www.camara.example'],
    ['with accents', 'https://cámara.example'],
    ['with another source of a policy behind it', 'https://a.example https://b.example'],
    ['that ends a policy', 'https://a.example;script-src *'],
    ['that is empty', ''],
    ['that is no text', 7],
    ['that is too long', `https://${'a.'.repeat(100)}example`],
  ])('%s', async (_, origin) => {
    const admin = await aPartnersAdmin(here.site)
    const refused = { status: 400, body: { code: 'invalid-request', errors: [{ path: 'origins.0' }] } }
    expect(await admin.create(aPartner({ origins: [origin] }))).toMatchObject(refused)
    const partner = await admin.created()
    expect(await admin.change(partner.id, { origins: [origin] })).toMatchObject(refused)
    expect((await admin.list()).body.partners).toContainEqual(partner)
  })
})

test.each([
  'https://www.camara.example:8443',
  'https://aliado.camara.example',
  'http://localhost',
  'http://localhost:8080',
  'http://127.0.0.1:3000',
])('%s is an origin', async (origin) => {
  const admin = await aPartnersAdmin(here.site)
  expect((await admin.created({ origins: [origin] })).origins).toEqual([origin])
})

test.each([
  [{ origins: [] }, 'origins'],
  [{ origins: Array.from({ length: 21 }, (_, n) => `https://s${n}.example`) }, 'origins'],
  [{ origins: 'https://a.example' }, 'origins'],
  [{ name: '   ' }, 'name'],
  [{ name: 'a'.repeat(81) }, 'name'],
  [{ name: 'Banco\u0007Azul' }, 'name'],
  [{ name: 'Banco\nAzul' }, 'name'],
  [{ name: { $ne: '' } }, 'name'],
  [{ theme: { accent: 'red' } }, 'theme.accent'],
  [{ theme: { accent: '#ABCDEF' } }, 'theme.accent'],
  [{ theme: { scheme: 'sepia' } }, 'theme.scheme'],
  [{ theme: { radius: 25 } }, 'theme.radius'],
  [{ theme: { font: 'Comic Sans' } }, 'theme'],
  [{ sharesPerDay: 0 }, 'sharesPerDay'],
  [{ sharesPerDay: 100_001 }, 'sharesPerDay'],
  [{ sharesPerDay: 1.5 }, 'sharesPerDay'],
  [{ keys: [] }, ''],
  [{ id: 'prueba' }, ''],
])('%j is refused and names its field', async (wrong, path) => {
  const admin = await aPartnersAdmin(here.site)
  const refused = { status: 400, body: { code: 'invalid-request', errors: [{ path }] } }
  expect(await admin.create(aPartner(wrong))).toMatchObject(refused)
  const partner = await admin.created()
  expect(await admin.change(partner.id, wrong)).toMatchObject(refused)
  expect((await admin.list()).body.partners).toContainEqual(partner)
})

test('a change without any, and one of nobody, are refused', async () => {
  const admin = await aPartnersAdmin(here.site)
  const created = await admin.created()
  const { id } = created
  expect(await admin.change(id, {})).toMatchObject({ status: 400, body: { code: 'nothing-to-change' } })
  const missing = { status: 404, body: { code: 'partner-not-found' } }
  expect(await admin.change('nadie', { suspended: true })).toMatchObject(missing)
  expect(await admin.rotate({ ...created, id: 'nadie' }, 0)).toMatchObject(missing)
  expect(await admin.change('a%2F..', { suspended: true })).toMatchObject({ status: 400 })
  for (const hours of [-1, 721, 0.5, '24', null, undefined])
    expect(await admin.rotate(created, hours)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'overlapHours' }] },
    })
  expect(await admin.rotate({ id, keys: [] }, 0)).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'current' }] },
  })
})

test('only admins manage partners', async () => {
  const { id, keys } = await (await aPartnersAdmin(here.site)).created()
  const user = await aSession(here.site)
  for (const [token, status] of [
    [user.token, 403],
    [undefined, 401],
    ['falso', 401],
  ] as const) {
    const answers = [
      await user.client.get('/api/partners', token),
      await user.client.post('/api/partners', aPartner(), token),
      await user.client.patch(`/api/partners/${id}`, { suspended: true }, token),
      await user.client.post(`/api/partners/${id}/keys`, { current: keys[0]?.key, overlapHours: 0 }, token),
    ]
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => status))
  }
})

test('there are at most 500 partners', async () => {
  const site = await startSite(await newDataDir())
  const { partners } = await openStores(site.platform)
  const act = { number: 499, key: newKey(0), by: { origin: 'x' }, now: 0 }
  await partners.update('ultimo', () => create('ultimo', aPartner(), act))
  const admin = await aPartnersAdmin(site)
  const answers = await Promise.all([1, 2, 3].map(() => admin.create(aPartner())))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('too-many-partners')
})
