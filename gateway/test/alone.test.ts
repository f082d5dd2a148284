import { join } from 'node:path'
import { runAlone } from '@semaforo/testing/run-alone'
import { folder } from './setup.ts'

const main = join(import.meta.dirname, '../src/main.ts')
const nowhere = 'http://127.0.0.1:1'
const services = ['CATALOG', 'IDENTITY', 'LIKES', 'REALTIME', 'DIAGNOSTIC']
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

test('during its stop delay it answers, and is not ready', async () => {
  const gateway = start({ STOP_DELAY_SECONDS: '300' })
  const url = await gateway.url()
  const ended = gateway.stop()
  let answer = await fetch(`${url}/health/ready`)
  while (answer.status === 200) answer = await fetch(`${url}/health/ready`)
  expect(await answer.json()).toMatchObject({ code: 'not-ready', message: 'Este proceso está por terminar.' })
  expect((await fetch(url)).status).toBe(200)
  expect(await gateway.stop()).toBe(1)
  expect(await ended).toBe(1)
})

test('in production it does not start without PUBLIC_URL', async () => {
  const gateway = start({ NODE_ENV: 'production' })
  expect((await gateway.ended).code).toBe(1)
  expect(gateway.output()).toMatch(/^La variable PUBLIC_URL no es válida: con NODE_ENV=production .+\n$/)
})
