import { join } from 'node:path'
import { Registry } from '@semaforo/contracts'
import { announceShell, keyAt, publish, registerKey, sealFolder } from '@semaforo/releases'
import { readConfig } from '@semaforo/service-kit'
import { gatewayConfig } from '../src/index.ts'
import { closeAll, folder, open } from './setup.ts'

afterEach(closeAll)

const origin = 'https://frontends.example'
const shell = { 'shell/index.html': '<!doctype html>' }

/** The sources that the policy of an answer allows, by directive. */
async function policy(url: string): Promise<Map<string, string[]>> {
  const { headers } = await fetch(url)
  const directives = (headers.get('content-security-policy') ?? '').split(';').map((each) => each.split(' '))
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]))
}

test('pages may load scripts, styles and what those need from the listed origins, and from no other', async () => {
  const url = await open({ frontendsDir: folder(shell), env: { FRONTEND_ORIGINS: [origin] } })
  const opened = [...(await policy(url))]
    .filter(([, sources]) => sources.includes(origin))
    .map(([name]) => name)
  expect(opened).toEqual(['script-src', 'style-src', 'img-src', 'font-src', 'connect-src'])
  expect([...(await policy(`${url}/api/unknown`)).values()].flat()).not.toContain(origin)
  expect([...(await policy(`${url}/api/docs`)).values()].flat()).not.toContain(origin)
})

test('a frontend of another origin is loaded from there where the site lists it, and from the site where not', async () => {
  const frontendsDir = folder(shell)
  const kit = { version: '1.0.0', exports: [] }
  const site = { kits: { ui: kit, 'frontend-kit': kit }, contracts: 'a'.repeat(64) }
  await announceShell(frontendsDir, site)
  const key = await keyAt(join(folder(), 'team.pem'))
  await registerKey(frontendsDir, 'promo', key.publicKey)
  const built = folder({ 'remoteEntry.js': 'var promo' })
  const about = { frontend: 'promo', version: '1.0.0', entry: 'remoteEntry.js', contracts: site.contracts }
  const routes = [{ path: '/promo', title: 'Promociones' }]
  const { version } = await sealFolder(built, { ...about, uses: site.kits, routes, origin }, key)
  await publish(frontendsDir, built, { by: 'equipo', at: '2026-01-01T00:00:00.000Z' })

  const path = `/remotes/promo/${version}/remoteEntry.js`
  for (const [origins, entry] of [
    [[origin], `${origin}${path}`],
    [['https://other.example'], path],
    [undefined, path],
  ] as const) {
    const url = await open({ frontendsDir, env: origins ? { FRONTEND_ORIGINS: [...origins] } : {} })
    const answer = await fetch(`${url}/federation/registry.json`)
    expect(Registry.parse(await answer.json()).frontends[0]?.entry).toBe(entry)
    expect(await (await fetch(url + path)).text()).toBe('var promo')
  }
})

test.each([
  'http://frontends.example',
  'https://frontends.example/path',
  'https://frontends.example/',
  'https://*.example',
  "https://frontends.example;script-src 'unsafe-inline'",
  'frontends.example',
  'https://frontends.example,,',
])('FRONTEND_ORIGINS=%s is refused with one line', (value) => {
  expect(() => readConfig(gatewayConfig, { FRONTEND_ORIGINS: value })).toThrow(
    /^La variable FRONTEND_ORIGINS no es válida: escribe orígenes https[^\n]+\.$/,
  )
})

test('FRONTEND_ORIGINS holds several origins', () => {
  const value = 'https://a.example, https://b.example:8443'
  expect(readConfig(gatewayConfig, { FRONTEND_ORIGINS: value }).FRONTEND_ORIGINS).toEqual([
    'https://a.example',
    'https://b.example:8443',
  ])
})
