import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addressVariable, type ServiceEntry, services } from '@semaforo/contracts/services'
import { aloneConfig } from '@semaforo/gateway'
import { processConfig, type ServiceDefinition } from '@semaforo/service-kit'
import { parse } from 'yaml'
import { composeBlocks, instancesOf } from '../deployment/compose.ts'
import { topicsConfig } from '../topics.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const compose = read('docker-compose.yml')
const blocks = composeBlocks(compose)

/** The image says these, and what Compose runs beside it needs no others. */
const settled = new Set([
  ...['PORT', 'HOST', 'DATA_DIR', 'NODE_ENV', 'FRONTENDS_DIR', 'FRONTENDS_SEED'],
  ...['KAFKA_SECURITY_PROTOCOL', 'KAFKA_SASL_MECHANISM', 'KAFKA_USERNAME', 'KAFKA_PASSWORD', 'TLS_CA_FILE'],
  'TOPIC_REPLICATION',
])

/** A library of ours reads it, so that no schema has it. */
const ofLibraries = { OTEL_EXPORTER_OTLP_HEADERS: 'of the exporter of traces' }

/** What an operator can set and Compose would not pass on. */
function ignoredBy(block: string, settings: object): string[] {
  const passed = Object.keys(blocks[block]?.environment ?? {})
  return Object.keys(settings).filter((name) => !settled.has(name) && !passed.includes(name))
}

test('Compose passes on what the gateway and the step that makes the topics can be told', () => {
  expect(ignoredBy('gateway', { ...aloneConfig.shape, ...ofLibraries })).toEqual([])
  expect(ignoredBy('topics', topicsConfig.shape)).toEqual([])
})

test('the settings that an operator writes into .env reach neither the repository nor an image', () => {
  expect(read('.gitignore').split('\n')).toContain('.env')
  expect(read('.dockerignore').split('\n')).toContain('**/.env')
})

test('no layer of an image keeps the key that its releases were signed with', () => {
  const [, step] = /^RUN (.*tools\/build\.ts.*)$/m.exec(read('Dockerfile')) ?? []
  expect(step).toMatch(/ && rm -r data$/)
})

test('what the docs run in the containers is in their image', () => {
  const docs = read('docs/runbook.md') + read('docs/operations.md')
  const commands = [
    ...docs.matchAll(/docker compose (?:run|exec) [^`\n]*?\b(gateway|topics)\b[^`\n]*? (tools\/\S+\.ts)/g),
  ]
  expect(new Set(commands.map(([, block]) => block))).toEqual(new Set(['gateway', 'topics']))
  const [service = '', gateway = ''] = read('Dockerfile').split('FROM service AS gateway')
  for (const [, block, tool] of commands)
    expect(block === 'gateway' ? service + gateway : service).toContain(`${tool} `)
})

type Job = { dns_sd_configs?: object[]; relabel_configs?: object[] }

describe.each(services)('$name', ({ name, port, calls }: ServiceEntry) => {
  const command = `services/${name}/src/main.ts`
  const instances = instancesOf(compose, name)

  test('has its folder, and calls only existing services', () => {
    expect(existsSync(join(root, command))).toBe(true)
    expect(services.map((service) => service.name)).toEqual(expect.arrayContaining([...calls]))
  })

  test('runs in Compose, where the gateway and its callers have its address', () => {
    expect(instances.length).toBeGreaterThan(0)
    const gateway = blocks['gateway']
    expect(gateway?.environment?.[addressVariable(name)]).toMatch(new RegExp(`^http://${name}:3000`))
    for (const instance of instances) {
      expect(gateway?.depends_on).toHaveProperty(instance, { condition: 'service_started' })
      for (const other of calls) {
        expect(blocks[instance]?.environment?.[addressVariable(other)]).toMatch(`http://${other}`)
      }
    }
  })

  test('is told in Compose what it can be told', async () => {
    const { default: service }: { default: ServiceDefinition } = await import(`@semaforo/${name}`)
    const settings = { ...processConfig.shape, ...service.config.shape, ...ofLibraries }
    for (const instance of instances) expect(ignoredBy(instance, settings)).toEqual([])
  })

  test('is monitored', () => {
    const names = read('deploy/prometheus.yml').match(/(?<=^ +- )[\w-]+$/gm)
    expect(names).toEqual(expect.arrayContaining(instances))
    // An address alone tells nobody which service does not answer.
    const { scrape_configs: jobs } = parse(read('deploy/prometheus.yml')) as { scrape_configs: Job[] }
    const named = { source_labels: ['__meta_dns_name'], target_label: 'process' }
    expect(jobs.find((job) => job.dns_sd_configs)?.relabel_configs).toEqual([named])
  })

  test('has its line in the operations docs, with a unique port', () => {
    expect(read('docs/operations.md')).toContain(`PORT=${port} node tools/run.js ${command}`)
    expect(services.filter((service) => service.port === port)).toHaveLength(1)
  })
})
