import { join } from 'node:path'
import { Registry } from '@semaforo/contracts'
import { announceShell, keyAt, publish, registerKey, sealFolder } from '@semaforo/releases'
import { runAlone } from '@semaforo/testing/run-alone'
import { folder } from './setup.ts'

const main = join(import.meta.dirname, '../src/main.ts')
const nowhere = 'http://127.0.0.1:1'
const services = ['CATALOG', 'IDENTITY', 'LIKES', 'REALTIME', 'DIAGNOSTIC', 'PAGES']
const addresses = Object.fromEntries(services.map((name) => [`${name}_URL`, nowhere]))
function start(env: Record<string, string>) {
  return runAlone(main, {
    DATA_DIR: folder(),
    FRONTENDS_DIR: folder({ 'shell/index.html': 'page' }),
    ...addresses,
    ...env,
  })
}

test('with Redis and every service down it serves the site, is ready, and reports what is down', async () => {
  const gateway = start({ REDIS_URL: 'redis://127.0.0.1:1' })
  const url = await gateway.url()
  expect(await (await fetch(url)).text()).toBe('page')
  expect(await (await fetch(`${url}/health/ready`)).json()).toEqual({
    status: 'ready',
    services: Object.fromEntries(services.map((name) => [name.toLowerCase(), 'down'])),
  })
  expect((await fetch(`${url}/api/catalog/tags`)).status).toBe(503)
  expect(await gateway.stop()).toBe(0)
})

test('during its stop delay it answers, each connection once, and is not ready', async () => {
  const gateway = start({ STOP_DELAY_SECONDS: '300' })
  const url = await gateway.url()
  const ended = gateway.stop()
  let answer = await fetch(`${url}/health/ready`)
  while (answer.status === 200) answer = await fetch(`${url}/health/ready`)
  expect(await answer.json()).toMatchObject({ code: 'not-ready', message: 'Este proceso está por terminar.' })
  const page = await fetch(url)
  expect([page.status, page.headers.get('connection')]).toEqual([200, 'close'])
  // A signal that comes a second after the first ends it at once.
  const insisting = setInterval(() => void gateway.stop(), 100)
  expect(await ended).toBe(1)
  clearInterval(insisting)
})

test('in production it does not start without PUBLIC_URL', async () => {
  const gateway = start({ NODE_ENV: 'production' })
  expect((await gateway.ended).code).toBe(1)
  expect(gateway.output()).toMatch(/^La variable PUBLIC_URL no es válida: con NODE_ENV=production .+\n$/)
})

test('it begins an empty folder with its build, and after a restart serves what a team published since', async () => {
  const seed = folder({ 'shell/index.html': 'page' })
  const kit = { version: '1.0.0', exports: [] }
  const about = { uses: { ui: kit, 'frontend-kit': kit }, contracts: 'a'.repeat(64) }
  await announceShell(seed, { kits: about.uses, contracts: about.contracts })
  const key = await keyAt(join(folder(), 'team.pem'))
  const ship = async (dir: string, version: string) => {
    const built = folder({ 'remoteEntry.js': version })
    const routes = [{ path: '/promo', title: 'Promo' }]
    await registerKey(dir, 'promo', key.publicKey)
    await sealFolder(built, { frontend: 'promo', version, entry: 'remoteEntry.js', routes, ...about }, key)
    await publish(dir, built, { by: 'promo', at: new Date().toISOString() })
  }
  const served = async (url: string) => {
    const answer = await fetch(`${url}/federation/registry.json`)
    return Registry.parse(await answer.json()).frontends.map(({ version }) => version.replace(/-.*/, ''))
  }
  await ship(seed, '1.0.0')
  const volume = { FRONTENDS_DIR: join(folder(), 'volume'), FRONTENDS_SEED: seed }
  const first = start(volume)
  const url = await first.url()
  expect(await (await fetch(url)).text()).toBe('page')
  expect(await served(url)).toEqual(['1.0.0'])
  expect(await first.stop()).toBe(0)
  await ship(volume.FRONTENDS_DIR, '2.0.0')
  expect(await served(await start(volume).url())).toEqual(['2.0.0'])
})
