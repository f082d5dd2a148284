import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Registry } from '@semaforo/contracts'
import {
  announceShell,
  change,
  keyAt,
  publish,
  readFrontends,
  registerKey,
  sealFolder,
} from '@semaforo/releases'
import { eventually } from '@semaforo/testing/eventually'
import { closeAll, folder, open } from './setup.ts'

afterEach(closeAll)

const kit = { version: '1.0.0', exports: [] }
const kits = { ui: kit, 'frontend-kit': kit }
const contracts = 'a'.repeat(64)
const asked = { by: 'equipo', at: '2026-01-01T00:00:00.000Z' }

/** A folder of frontends with one team that publishes. */
async function aSite() {
  const dir = folder({ 'shell/index.html': '<!doctype html>' })
  await announceShell(dir, { kits, contracts })
  const key = await keyAt(join(folder(), 'team.pem'))
  await registerKey(dir, 'promo', key.publicKey)
  return {
    dir,
    async publish(version: string, percent?: number) {
      const built = folder({ 'remoteEntry.js': version })
      const about = { frontend: 'promo', version, entry: 'remoteEntry.js', uses: kits, contracts }
      await sealFolder(built, { ...about, routes: [{ path: '/promo', title: 'Promociones' }] }, key)
      await publish(dir, built, { ...asked, percent })
    },
    rollback: () => change(dir, 'promo', { what: 'rollback' }, asked),
  }
}

/** The registry as a visitor reads it, with the cookie that they got. */
async function visit(url: string, cookie?: string) {
  const answer = await fetch(`${url}/federation/registry.json`, { headers: cookie ? { cookie } : {} })
  const { frontends } = Registry.parse(await answer.json())
  return {
    answer,
    version: frontends[0]?.version.replace(/-.*/, ''),
    cookie: answer.headers.get('set-cookie'),
  }
}
const share = (n: number) => `reparto=${n}`

test('without a canary everybody gets the stable release, and no cookie', async () => {
  const { dir, publish } = await aSite()
  await publish('1.0.0')
  const url = await open({ frontendsDir: dir })
  const { answer, version, cookie } = await visit(url)
  expect({ version, cookie }).toEqual({ version: '1.0.0', cookie: null })
  expect(answer.headers.get('cache-control')).toBe('private, no-cache')
  expect(answer.headers.get('vary')).toContain('Cookie')
})

test('a canary reaches the visitors of its share, who keep it while it grows', async () => {
  const { dir, publish } = await aSite()
  await publish('1.0.0')
  await publish('2.0.0', 10)
  const url = await open({ frontendsDir: dir })
  const versions = async () =>
    (await Promise.all([9, 10, 50].map((n) => visit(url, share(n))))).map((it) => it.version)
  expect(await versions()).toEqual(['2.0.0', '1.0.0', '1.0.0'])
  await change(dir, 'promo', { what: 'canary', percent: 50 }, asked)
  await eventually(async () => expect(await versions()).toEqual(['2.0.0', '2.0.0', '1.0.0']))
})

test('a visitor without a share draws one that says nothing else, for the registry and for documents', async () => {
  const { dir, publish } = await aSite()
  await publish('1.0.0')
  await publish('2.0.0', 50)
  const url = await open({ frontendsDir: dir, publicUrl: 'https://sitio.example' })
  const first = await visit(url)
  expect(first.cookie).toMatch(
    /^reparto=\d{1,2}; Max-Age=31536000; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
  )
  const mine = first.cookie?.split(';')[0]
  for (const _again of [1, 2, 3]) {
    expect(await visit(url, mine)).toMatchObject({ version: first.version, cookie: null })
  }
})

test.each(['reparto=100', 'reparto=-1', 'reparto=', 'reparto=1e1', 'otro=5'])(
  'a cookie that holds no share is replaced: %s',
  async (cookie) => {
    const { dir, publish } = await aSite()
    await publish('1.0.0')
    await publish('2.0.0', 50)
    expect((await visit(await open({ frontendsDir: dir }), cookie)).cookie).toMatch(/^reparto=\d/)
  },
)

test('a release that is taken back is gone for the next page', async () => {
  const { dir, publish, rollback } = await aSite()
  await publish('1.0.0')
  await publish('2.0.0')
  const url = await open({ frontendsDir: dir })
  expect((await visit(url)).version).toBe('2.0.0')
  await rollback()
  await eventually(async () => expect((await visit(url)).version).toBe('1.0.0'))
})

test('what pages report of a canary is counted under its version', async () => {
  const { dir, publish } = await aSite()
  await publish('1.0.0')
  await publish('2.0.0', 50)
  const url = await open({ frontendsDir: dir })
  const registry = await fetch(`${url}/federation/registry.json`, { headers: { cookie: share(0) } })
  const version = Registry.parse(await registry.json()).frontends[0]?.version
  const report = { frontend: 'promo', version, kind: 'load' }
  const body = JSON.stringify({ reports: [report] })
  const headers = { 'content-type': 'application/json' }
  expect((await fetch(`${url}/api/reports`, { method: 'POST', headers, body })).status).toBe(204)
  const metrics = await (await fetch(`${url}/metrics`)).text()
  expect(metrics).toContain(
    `semaforo_frontend_failures_total{frontend="promo",version="${version}",kind="load"} 1`,
  )
})

test('an unchanged registry is revalidated by its ETag', async () => {
  const { dir, publish } = await aSite()
  await publish('1.0.0')
  const url = await open({ frontendsDir: dir })
  const { answer } = await visit(url)
  const headers = { 'if-none-match': answer.headers.get('etag') ?? '', 'cache-control': 'max-age=0' }
  expect((await fetch(`${url}/federation/registry.json`, { headers })).status).toBe(304)
})

test('a registry document that is damaged while the site runs leaves what was live', async () => {
  const { dir, publish } = await aSite()
  await publish('1.0.0')
  const url = await open({ frontendsDir: dir })
  expect((await visit(url)).version).toBe('1.0.0')
  mkdirSync(join(dir, 'registry'), { recursive: true })
  writeFileSync(join(dir, 'registry', 'promo.json'), '{"stable":')
  const later = performance.now() + 400
  while (performance.now() < later) expect((await visit(url)).version).toBe('1.0.0')
})

let networks = 0
/** A network that nobody reported from before. */
const aNetwork = () => `10.0.${networks >> 8}.${networks++ & 255}`

/** Reports one visit of a release from a network, as its page does. */
async function reportFrom(network: string, url: string, version: string, ...kinds: string[]) {
  const reports = kinds.map((kind) => ({
    frontend: 'promo',
    version,
    kind,
    ...(kind.endsWith('-time') && { value: 0.2 }),
  }))
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': network }
  const body = JSON.stringify({ reports })
  expect((await fetch(`${url}/api/reports`, { method: 'POST', headers, body })).status).toBe(204)
}
const report = (url: string, version: string, ...kinds: string[]) =>
  reportFrom(aNetwork(), url, version, ...kinds)

/** A site with a canary for half of its visitors, and the version that each half gets. */
async function withCanary() {
  const { dir, publish } = await aSite()
  await publish('1.0.0')
  await publish('2.0.0', 50)
  const url = await open({ frontendsDir: dir, env: { TRUST_PROXY: 1 } })
  const versionAt = async (n: number) => {
    const answer = await fetch(`${url}/federation/registry.json`, { headers: { cookie: share(n) } })
    return Registry.parse(await answer.json()).frontends[0]?.version ?? ''
  }
  return { dir, url, canary: await versionAt(0), stable: await versionAt(99), versionAt }
}

test('a canary that fails more often than the stable release is taken back, and the registry says why', async () => {
  const { dir, url, canary, stable, versionAt } = await withCanary()
  for (let visit = 0; visit < 40; visit++) await report(url, stable, 'load-time', 'mount-time')
  for (let visit = 0; visit < 19; visit++) await report(url, canary, 'load-time', 'mount')
  expect(await versionAt(0)).toBe(canary)
  await report(url, canary, 'load-time', 'mount')
  await eventually(async () => expect(await versionAt(0)).toBe(stable))
  const [promo] = await readFrontends(dir)
  expect(promo?.registry.history.at(-1)).toMatchObject({
    what: 'rollback',
    by: 'sitio',
    withdrew: canary,
    why: expect.stringMatching(/^falló en 20 de 20 visitas, y la estable en 0 de 40/),
  })
})

test('a canary that fails as often as the stable release stays', async () => {
  const { url, canary, stable, versionAt } = await withCanary()
  for (let visit = 0; visit < 30; visit++) {
    await report(url, stable, 'load')
    await report(url, canary, 'load')
  }
  expect(await versionAt(0)).toBe(canary)
})

test('a network counts once an hour, however many of its visits fail', async () => {
  const { url, canary, stable, versionAt } = await withCanary()
  for (let visit = 0; visit < 40; visit++) await report(url, stable, 'load-time')
  const network = aNetwork()
  for (let visit = 0; visit < 40; visit++) await reportFrom(network, url, canary, 'load-time', 'render')
  expect(await versionAt(0)).toBe(canary)
})
