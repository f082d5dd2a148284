import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '../../..')

type Service = {
  environment?: Record<string, string>
  networks?: Record<string, unknown>
  network_mode?: string
  read_only?: boolean
  user?: string
  volumes?: { source: string }[]
}

/** The services as Docker Compose resolves the file with these variables. */
async function services(env: Record<string, string> = {}): Promise<Record<string, Service>> {
  const { stdout } = await promisify(execFile)('docker', ['compose', 'config', '--format', 'json'], {
    cwd: root,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env },
  })
  return (JSON.parse(stdout) as { services: Record<string, Service> }).services
}

const ours = ['gateway', 'catalog', 'identity', 'likes', 'realtime', 'diagnostic']
const profile = { COMPOSE_PROFILES: 'observability' }

test('without the profile there is no tracing, and mails are written to files', async () => {
  const found = await services()
  for (const name of ours) expect(found[name]?.environment?.['OTEL_EXPORTER_OTLP_ENDPOINT']).toBe('')
  expect(found['identity']?.environment?.['SMTP_URL']).toBe('')
  expect(Object.keys(found)).not.toContain('traces')
})

test('with the profile every process of ours sends its spans to the collector, and identity its mails to the catcher', async () => {
  const found = await services(profile)
  for (const name of ours) {
    expect(found[name]?.environment?.['OTEL_EXPORTER_OTLP_ENDPOINT']).toBe('http://traces:4318')
    expect(Object.keys(found[name]?.networks ?? {})).toContain('inside')
  }
  expect(found['identity']?.environment?.['SMTP_URL']).toBe('smtp://mail:1025?requireTLS=false')
  for (const name of ['traces', 'mail', 'grafana']) {
    expect(Object.keys(found[name]?.networks ?? {})).toContain('inside')
    expect(found[name]?.read_only).toBe(true)
  }
})

test('a configured mail server and collector take precedence', async () => {
  const own = {
    SMTP_URL: 'smtp://mail.example',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example:4318',
  }
  const found = await services({ ...profile, ...own })
  expect(found['identity']?.environment).toMatchObject(own)
})

test("Grafana's data sources are services of the file, under the names that its dashboard uses", async () => {
  const found = await services(profile)
  const sources = readFileSync(join(root, 'deploy/grafana/datasources.yml'), 'utf8')
  const addresses = [...sources.matchAll(/url: http:\/\/([\w-]+):(\d+)/g)].map(([, host, port]) => [
    host,
    port,
  ])
  // Prometheus shares the gateway's network.
  expect(addresses).toEqual([
    ['gateway', '9090'],
    ['traces', '16686'],
  ])
  expect(found['prometheus']?.network_mode).toBe('service:gateway')
  for (const [host = ''] of addresses) expect(Object.keys(found)).toContain(host)
})
