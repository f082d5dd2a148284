import { join } from 'node:path'
import { anAuthority } from '@semaforo/testing/certificates'
import { eventually } from '@semaforo/testing/eventually'
import { runAlone } from '@semaforo/testing/run-alone'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import { tlsFront } from '@semaforo/testing/tls-front'
import { unique } from '@semaforo/testing/unique'

const greeter = join(import.meta.dirname, '../programs/greeter.ts')
const dataDir = temporaryDirectory()
const authority = anAuthority()

/** What a server shows, and what the start says of it. */
const rejections = [
  ['of another name', { names: 'DNS:another.example' }, authority.file, /es de otro nombre/],
  ['that ended yesterday', { days: -1 }, authority.file, /ya venció\. Ponle uno nuevo/],
  ['of an unknown authority', {}, anAuthority().file, /Pon el de esa autoridad en TLS_CA_FILE/],
] as const

/** The settings of a process that reaches the server of a variable through TLS. */
async function through(name: string, certificate: Parameters<typeof authority.sign>[0], caFile: string) {
  const address = process.env[name] ?? ''
  const [, host = '', port = ''] = /([\w.]+):(\d+)/.exec(address) ?? []
  const { port: ownPort, show } = await tlsFront({ host, port: Number(port) }, authority.sign(certificate))
  const front = `127.0.0.1:${ownPort}`
  const settings: Record<string, Record<string, string>> = {
    MONGO_URL: { MONGO_URL: `mongodb://${front}/${unique('tls')}?tls=true` },
    KAFKA_BROKERS: { KAFKA_BROKERS: front, KAFKA_SECURITY_PROTOCOL: 'SSL' },
    REDIS_URL: { REDIS_URL: `rediss://${front}` },
  }
  return { env: { TLS_CA_FILE: caFile, DATA_DIR: join(dataDir, unique('data')), ...settings[name] }, show }
}

/** A service that has what is at a variable through TLS. */
const startThrough = async (...args: Parameters<typeof through>) =>
  runAlone(greeter, (await through(...args)).env)

describe.each(rejections)('a certificate %s', (_, certificate, caFile, message) => {
  test.each(['MONGO_URL', 'KAFKA_BROKERS'])('at %s ends the start with one line', async (name) => {
    const service = await startThrough(name, certificate, caFile)
    expect(await service.ended).toEqual({ code: 1, signal: null })
    const said = service
      .output()
      .split('\n')
      .filter((line) => line && !line.startsWith('{'))
    expect(said).toEqual([expect.stringMatching(message)])
    expect(said[0]).toMatch(new RegExp(`^La variable ${name} no sirve: `))
  })

  test('at REDIS_URL is logged, and the service starts without it', async () => {
    const service = await startThrough('REDIS_URL', certificate, caFile)
    const url = await service.url()
    await eventually(() => expect(service.output()).toMatch(message))
    const readiness = await fetch(`${url}/health/ready`)
    expect(readiness.status).toBe(200)
    expect(await readiness.json()).toMatchObject({ without: expect.stringMatching(message) })
    expect(await service.stop()).toBe(0)
  })
})

test.each(['MONGO_URL', 'REDIS_URL'])('%s with TLS and a good certificate is used', async (name) => {
  const service = await startThrough(name, {}, authority.file)
  const url = await service.url()
  await eventually(async () => {
    expect(await (await fetch(`${url}/health/ready`)).json()).toEqual({ status: 'ready' })
  })
  expect((await fetch(`${url}/greet`)).status).toBe(200)
  expect(await service.stop()).toBe(0)
})

test.each([
  ['MONGO_URL', 503, /"message":"MongoDB no responde: .*ya venció/],
  ['REDIS_URL', 200, /"without":"Redis no responde: .*ya venció/],
] as const)(
  'the certificate at %s ends while it is used: said by its health, and used again with a new one',
  async (name, status, message) => {
    const { env, show } = await through(name, {}, authority.file)
    const service = runAlone(greeter, env)
    const url = await service.url()
    const health = async () => {
      const answer = await fetch(`${url}/health/ready`)
      return [answer.status, await answer.text()]
    }
    await eventually(async () => expect(await health()).toEqual([200, '{"status":"ready"}']))
    show(authority.sign({ days: -1 }))
    await eventually(async () => expect(await health()).toEqual([status, expect.stringMatching(message)]))
    show(authority.sign())
    await eventually(async () => expect(await health()).toEqual([200, '{"status":"ready"}']))
    expect(await service.stop()).toBe(0)
  },
)

test.each([
  ['nothing.pem', /^La variable TLS_CA_FILE no es válida: nothing\.pem no es un archivo PEM/],
  [greeter, /^La variable TLS_CA_FILE no es válida: /],
])('authorities in %s end the start with one line', async (file, message) => {
  const service = await startThrough('REDIS_URL', {}, file)
  expect((await service.ended).code).toBe(1)
  expect(service.output()).toMatch(message)
})

test('SASL_SSL without a user ends the start with one line', async () => {
  const { env } = await through('KAFKA_BROKERS', {}, authority.file)
  const service = runAlone(greeter, { ...env, KAFKA_SECURITY_PROTOCOL: 'SASL_SSL' })
  expect((await service.ended).code).toBe(1)
  expect(service.output()).toBe(
    'La variable KAFKA_USERNAME no es válida: con KAFKA_SECURITY_PROTOCOL=SASL_SSL escribe el usuario de Kafka.\n',
  )
})
