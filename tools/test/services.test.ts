import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addressVariable, type ServiceEntry, services } from '@semaforo/contracts/services'
import { composeBlocks, instancesOf } from '../deployment/compose.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const compose = read('docker-compose.yml')
const blocks = composeBlocks(compose)

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

  test('is monitored', () => {
    const names = read('ops/prometheus.yml').match(/(?<=^ +- )[\w-]+$/gm)
    expect(names).toEqual(expect.arrayContaining(instances))
  })

  test('has its line in the operations docs, with a unique port', () => {
    expect(read('docs/operations.md')).toContain(`PORT=${port} npx node ${command}`)
    expect(services.filter((service) => service.port === port)).toHaveLength(1)
  })
})
