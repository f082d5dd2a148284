import { join } from 'node:path'
import { FrameContext, type PartnerFacts, trialKey } from '@semaforo/contracts'
import { announceShell, keyAt, publish, registerKey, sealFolder } from '@semaforo/releases'
import { eventually } from '@semaforo/testing/eventually'
import express from 'express'
import { closeAll, folder, listenKit, open } from './setup.ts'

afterEach(closeAll)

const publicUrl = 'http://sitio.example'
const kit = { version: '1.0.0', exports: [] }
const kits = { ui: kit, 'frontend-kit': kit }
const asked = { by: 'equipo', at: '2026-01-01T00:00:00.000Z' }
const files = {
  'remoteEntry.js': 'entry',
  'widget/v1.js': 'loader',
  'widget/frame.html':
    '<script src="{{base}}/assets/frame.js"></script><script type="application/json" id="context">{{context}}</script>',
  'widget/handoff.html': '<script src="{{base}}/assets/handoff.js"></script>',
}
const key = `pk_${'a'.repeat(24)}`
const bank: PartnerFacts = {
  id: 'banco',
  name: 'Banco </script><b>',
  origins: ['https://banco.example', 'http://localhost:8080'],
  theme: { accent: '#7a1fa2' },
  sharesPerDay: 100,
  suspended: false,
  keys: [{ key, since: '2026-01-01T00:00:00.000Z' }],
}

/** A site with the widget, behind which identity knows these partners; they may change. */
async function aSite(partners: PartnerFacts[] = [bank], options: Parameters<typeof open>[0] = {}) {
  const dir = folder({ 'shell/index.html': '<!doctype html>' })
  await announceShell(dir, { kits, contracts: 'a'.repeat(64) })
  const pair = await keyAt(join(folder(), 'team.pem'))
  await registerKey(dir, 'diagnostic', pair.publicKey)
  const built = folder(files)
  const about = { frontend: 'diagnostic', version: '1.0.0', entry: 'remoteEntry.js', uses: kits }
  const routes = [{ path: '/minegocio', title: 'Mi negocio' }]
  const { version } = await sealFolder(built, { ...about, contracts: 'a'.repeat(64), routes }, pair)
  await publish(dir, built, asked)
  const identity = { partners, status: 200, reads: 0 }
  const service = await listenKit(
    express.Router().get('/internal/partners', (_req, res) => {
      identity.reads += 1
      // It takes the request and never answers.
      if (identity.status === 0) return
      res.status(identity.status).json({ partners: identity.partners })
    }),
  )
  const url = await open({
    frontendsDir: dir,
    publicUrl,
    services: {
      identity: service,
      diagnostic: (_req, res) => res.setHeader('Vary', 'Accept-Encoding').end('reached'),
    },
    ...options,
  })
  const frame = (headers: Record<string, string>, wanted = key) =>
    fetch(`${url}/widget/frame?partner=${encodeURIComponent(wanted)}`, { headers })
  return { url, version, identity, frame }
}

/** The headers of a browser that loads a frame of a page at this origin. */
const within = (origin: string) => ({ 'sec-fetch-dest': 'iframe', referer: `${origin}/` })
const contextOf = (html: string) =>
  FrameContext.parse(JSON.parse(/id="context">(.*?)<\/script>/.exec(html)?.[1] ?? ''))
const ancestorsOf = (answer: Response) =>
  /frame-ancestors ([^;]*)/.exec(answer.headers.get('content-security-policy') ?? '')?.[1]

test('a page of a partner gets the widget, and only its origins may embed it', async () => {
  const { frame, version } = await aSite()
  const answer = await frame(within('https://banco.example'))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(ancestorsOf(answer)).toBe('https://banco.example http://localhost:8080')
  const html = await answer.text()
  expect(html).toContain(`src="/remotes/diagnostic/${version}/widget/assets/frame.js"`)
  expect(contextOf(html)).toEqual({
    site: publicUrl,
    parent: 'https://banco.example',
    partner: { key, id: 'banco', name: bank.name, theme: bank.theme },
  })
})

test('older browsers, which do not say what a request is for, say whose page it is in', async () => {
  const { frame } = await aSite()
  const answer = await frame({ referer: 'http://localhost:8080/' })
  expect(contextOf(await answer.text())).toMatchObject({ parent: 'http://localhost:8080' })
})

const suspended = { ...bank, suspended: true }
const until = (end: string) => ({ ...bank, keys: [{ key, since: '2026-01-01T00:00:00.000Z', until: end }] })
const rotated = until('2026-01-02T00:00:00.000Z')
const overlapping = until('2999-01-01T00:00:00.000Z')

test.each([
  ['an unknown key', 'unknown-key', [bank], `pk_${'b'.repeat(24)}`, within('https://banco.example')],
  ['no key', 'unknown-key', [bank], '', within('https://banco.example')],
  ['a malformed key', 'unknown-key', [bank], '<script>', within('https://banco.example')],
  ['a key whose overlap has ended', 'unknown-key', [rotated], key, within('https://banco.example')],
  ['a suspended partner', 'suspended', [suspended], key, within('https://banco.example')],
  ['another origin', 'wrong-origin', [bank], key, within('https://otro.example')],
  ['another port', 'wrong-origin', [bank], key, within('https://banco.example:8443')],
  ['a subdomain', 'wrong-origin', [bank], key, within('https://www.banco.example')],
  ['the origin over http', 'wrong-origin', [bank], key, within('http://banco.example')],
  ['a page without an origin', 'wrong-origin', [bank], key, { 'sec-fetch-dest': 'iframe' }],
  ['a data: page', 'wrong-origin', [bank], key, { 'sec-fetch-dest': 'iframe', referer: 'data:text/html,x' }],
] as const)('%s gets a panel that can do nothing: %s', async (_, error, partners, wanted, headers) => {
  const { frame } = await aSite([...partners])
  const answer = await frame(headers as Record<string, string>, wanted)
  expect(contextOf(await answer.text())).toEqual({ site: publicUrl, error })
  expect(ancestorsOf(answer)).toBe('*')
})

test.each([{ 'sec-fetch-dest': 'document', referer: 'https://banco.example/' }, {}])(
  'a frame that is opened on its own is a panel that no page may embed',
  async (headers) => {
    const { frame } = await aSite()
    const answer = await frame(headers as Record<string, string>)
    expect(contextOf(await answer.text())).toEqual({ site: publicUrl, error: 'not-embedded' })
    expect(ancestorsOf(answer)).toBe("'none'")
  },
)

test('a replaced key works until its overlap ends', async () => {
  const { frame } = await aSite([overlapping])
  expect(contextOf(await (await frame(within('https://banco.example'))).text())).toHaveProperty('partner')
})

test('everybody may try the widget on the site itself', async () => {
  const { frame } = await aSite([])
  const answer = await frame(within(publicUrl), trialKey)
  expect(contextOf(await answer.text())).toMatchObject({ parent: publicUrl, partner: { id: 'prueba' } })
})

test('a page that reloads the frame in a loop gets a panel after a while', async () => {
  const { frame } = await aSite([bank], { env: { RATE_LIMIT_PER_MINUTE: 30 } })
  const statuses: number[] = []
  for (const _ of [1, 2, 3, 4]) statuses.push((await frame(within('https://banco.example'))).status)
  expect(statuses).toEqual([200, 200, 200, 429])
  const answer = await frame(within('https://banco.example'))
  expect(answer.headers.get('retry-after')).toBe('60')
  expect(contextOf(await answer.text())).toEqual({ site: publicUrl, error: 'too-many-requests' })
})

test('while identity does not answer, what was known stays; before, the panel says nothing is there', async () => {
  const { frame, identity } = await aSite([bank], { env: { RATE_LIMIT_PER_MINUTE: 100_000 } })
  identity.status = 500
  const unknown = await frame(within('https://banco.example'))
  expect(unknown.status).toBe(503)
  expect(contextOf(await unknown.text())).toEqual({ site: publicUrl, error: 'unavailable' })
  identity.status = 200
  const status = async () => (await frame(within('https://banco.example'))).status
  await eventually(async () => expect(await status()).toBe(200))
  const { reads } = identity
  identity.status = 500
  await eventually(async () => {
    expect(await status()).toBe(200)
    expect(identity.reads).toBeGreaterThan(reads)
  })
})

test('a partner that cannot be read costs itself alone', async () => {
  const { frame } = await aSite([{ ...bank, id: '' }, bank])
  expect(contextOf(await (await frame(within('https://banco.example'))).text())).toHaveProperty('partner')
})

test('what is merely old is used while identity hangs', async () => {
  const { frame, identity } = await aSite([bank], { env: { RATE_LIMIT_PER_MINUTE: 100_000 } })
  await frame(within('https://banco.example'))
  const { reads } = identity
  identity.status = 0
  await eventually(async () => {
    expect((await frame(within('https://banco.example'))).status).toBe(200)
    expect(identity.reads).toBeGreaterThan(reads)
  })
})

test('the loader is for every page, from the live release', async () => {
  const { url } = await aSite()
  const loader = await fetch(`${url}/widget/v1.js`)
  expect(await loader.text()).toBe('loader')
  expect(loader.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(loader.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(loader.headers.get('cache-control')).toBe('public, max-age=300')
})

test('the window that takes figures over keeps the one that opened it, and no page may embed it', async () => {
  const { url } = await aSite()
  const answer = await fetch(`${url}/widget/handoff`)
  expect(answer.headers.get('cross-origin-opener-policy')).toBe('unsafe-none')
  expect(ancestorsOf(answer)).toBe("'none'")
})

test('below /widget there is nothing else', async () => {
  const { url } = await aSite()
  expect((await fetch(`${url}/widget/v2.js`)).status).toBe(404)
  expect((await fetch(`${url}/widget/frame`, { method: 'POST' })).status).toBe(405)
})
