import { join } from 'node:path'
import { eventually } from '@semaforo/testing/eventually'
import { faultyProxy } from '@semaforo/testing/faulty-proxy'
import { runAlone } from '@semaforo/testing/run-alone'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import { unique } from '@semaforo/testing/unique'

const greeter = join(import.meta.dirname, '../programs/greeter.ts')
const dataDir = temporaryDirectory()
const start = (env: Record<string, string>) =>
  runAlone(greeter, { DATA_DIR: join(dataDir, unique('data')), ...env })

const readiness = async (url: string) => (await fetch(`${url}/health/ready`)).status

/** The server in this variable, behind a faulty proxy. */
async function proxied(name: string) {
  const address = process.env[name] ?? ''
  const [, before = '', host = '', port = '', rest = ''] =
    /^(\w+:\/\/)?([\w.]+):(\d+)(.*)$/.exec(address) ?? []
  const proxy = await faultyProxy({ host, port: Number(port) })
  return { proxy, env: { [name]: `${before}${proxy.address}${rest}` } }
}

test.each(['MONGO_URL', 'KAFKA_BROKERS'])(
  '%s is down at start: the service waits, logs it, and starts when it answers',
  async (name) => {
    const { proxy, env } = await proxied(name)
    await proxy.down()
    const service = start(env)
    await eventually(() => expect(service.output()).toMatch(/"msg":"[^"]*wait/))
    expect(service.output()).not.toContain('listo')
    await proxy.up()
    const url = await service.url()
    expect(await readiness(url)).toBe(200)
    expect(await service.stop()).toBe(0)
    await proxy.close()
  },
)

test('MONGO_URL hangs for a while: the service reports within seconds that it is not ready, and recovers by itself', async () => {
  const { proxy, env } = await proxied('MONGO_URL')
  const service = start(env)
  const url = await service.url()
  proxy.hang()
  await eventually(async () => expect(await readiness(url)).toBe(503))
  await proxy.up()
  await eventually(async () => expect(await readiness(url)).toBe(200))
  expect((await fetch(`${url}/greet`)).status).toBe(200)
  expect(await service.stop()).toBe(0)
  await proxy.close()
})

test.each([
  ['MONGO_URL', 'mongodb://ana:s3cr3t@no-such-host.invalid:27017'],
  ['MONGO_URL', 'mongodb://ana:s3cr3t@127.0.0.1:1'],
  ['KAFKA_BROKERS', '127.0.0.1:1'],
  ['KAFKA_BROKERS', 'no-such-host.invalid:9092'],
])('%s=%s: the service waits, logs that without credentials, and stops at a signal', async (name, value) => {
  const service = start({ [name]: value })
  await eventually(() => expect(service.output()).toMatch(/"msg":"[^"]*wait/))
  expect(await service.stop()).toBe(0)
  expect(service.output()).not.toContain('listo')
  expect(service.output()).not.toContain('s3cr3t')
})

test('REDIS_URL is down at start: the service starts without it, is ready, and reports that until it answers', async () => {
  const { proxy, env } = await proxied('REDIS_URL')
  await proxy.down()
  const service = start(env)
  const url = await service.url()
  expect(service.output()).toMatch(/"msg":"starting without/)
  const readReadiness = async () => {
    const answer = await fetch(`${url}/health/ready`)
    return [answer.status, await answer.json()]
  }
  const without = expect.stringMatching(/^Redis no responde: ./)
  expect(await readReadiness()).toEqual([200, { status: 'ready', without }])
  expect((await fetch(`${url}/greet`)).status).toBe(200)
  await proxy.up()
  await eventually(async () => expect(await readReadiness()).toEqual([200, { status: 'ready' }]))
  proxy.hang()
  await eventually(async () => expect(await readReadiness()).toEqual([200, { status: 'ready', without }]))
  expect(await service.stop()).toBe(0)
  await proxy.close()
})

test('a Redis that does not exist: the service logs that without credentials', async () => {
  const service = start({ REDIS_URL: 'redis://ana:s3cr3t@127.0.0.1:1' })
  await service.url()
  expect(await service.stop()).toBe(0)
  expect(service.output()).not.toContain('s3cr3t')
})

test('MONGO_URL goes down: calls that need it are a 503 with Retry-After', async () => {
  const { proxy, env } = await proxied('MONGO_URL')
  const service = start(env)
  const url = await service.url()
  expect((await fetch(`${url}/greet`)).status).toBe(200)
  await proxy.down()
  const answer = await fetch(`${url}/greet`)
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('5')
  expect(await answer.json()).toMatchObject({ code: 'store-unavailable' })
  await proxy.up()
  await eventually(async () => expect((await fetch(`${url}/greet`)).status).toBe(200))
  expect(await service.stop()).toBe(0)
  await proxy.close()
})

test('concurrent updates by two instances of one service all count', async () => {
  const MONGO_URL = new URL(process.env['MONGO_URL'] ?? '')
  MONGO_URL.pathname = `/${unique('two')}`
  const env = { MONGO_URL: MONGO_URL.href, DATA_DIR: join(dataDir, unique('data')) }
  const services = [start(env), start(env)]
  const urls = await Promise.all(services.map((service) => service.url()))
  const answers = await Promise.all(
    Array.from({ length: 40 }, async (_, n) => (await fetch(`${urls[n % 2]}/greet`)).json()),
  )
  expect(answers.map((answer) => (answer as { n: number }).n).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 40 }, (_, n) => n + 1),
  )
  for (const service of services) expect(await service.stop()).toBe(0)
})
