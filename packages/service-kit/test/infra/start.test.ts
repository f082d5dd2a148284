import { join } from 'node:path'
import { eventually } from '../contracts/eventually.ts'
import { unique } from '../contracts/unique.ts'
import { runAlone } from '../programs/run-alone.ts'
import { temporaryDirectory } from '../temporary-directory.ts'
import { faultyProxy } from './faulty-proxy.ts'

const greeter = join(import.meta.dirname, '../programs/greeter.ts')
const dataDir = temporaryDirectory()
const start = (env: Record<string, string>) =>
  runAlone(greeter, { DATA_DIR: join(dataDir, unique('data')), ...env })

const readiness = async (url: string) => (await fetch(`${url}/health/ready`)).status

/** The address in this variable, through a proxy. */
async function proxied(name: string) {
  const address = process.env[name] ?? ''
  const [, before = '', host = '', port = '', rest = ''] =
    /^(\w+:\/\/)?([\w.]+):(\d+)(.*)$/.exec(address) ?? []
  const proxy = await faultyProxy({ host, port: Number(port) })
  return { proxy, env: { [name]: `${before}${proxy.address}${rest}` } }
}

test.each(['MONGO_URL', 'KAFKA_BROKERS', 'REDIS_URL'])(
  '%s is down at start: the service waits and says so, and is there when it answers',
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

test.each(['MONGO_URL', 'REDIS_URL'])(
  '%s hangs and goes on: the service is not ready meanwhile, says so within seconds, and comes back by itself',
  async (name) => {
    const { proxy, env } = await proxied(name)
    const service = start(env)
    const url = await service.url()
    proxy.hang()
    await eventually(async () => expect(await readiness(url)).toBe(503))
    await proxy.up()
    await eventually(async () => expect(await readiness(url)).toBe(200))
    expect((await fetch(`${url}/greet`)).status).toBe(200)
    expect(await service.stop()).toBe(0)
    await proxy.close()
  },
)

test.each([
  ['MONGO_URL', 'mongodb://ana:s3cr3t@no-such-host.invalid:27017'],
  ['MONGO_URL', 'mongodb://ana:s3cr3t@127.0.0.1:1'],
  ['KAFKA_BROKERS', '127.0.0.1:1'],
  ['KAFKA_BROKERS', 'no-such-host.invalid:9092'],
  ['REDIS_URL', 'redis://ana:s3cr3t@127.0.0.1:1'],
])('%s=%s: the service waits and says so without credentials, and a signal ends it', async (name, value) => {
  const service = start({ [name]: value })
  await eventually(() => expect(service.output()).toMatch(/"msg":"[^"]*wait/))
  expect(await service.stop()).toBe(0)
  expect(service.output()).not.toContain('listo')
  expect(service.output()).not.toContain('s3cr3t')
})

test('two instances of one service at once do not lose an update', async () => {
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
