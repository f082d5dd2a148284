import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addressVariable, type ServiceEntry, services } from '@semaforo/contracts/services'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** The blocks of a section of the compose file, by name: lines that are indented deeper than the name. */
function blocksOf(text: string): Record<string, string> {
  const blocks = text.split(/^ {2}(?=[\w-]+:)/m).slice(1)
  return Object.fromEntries(blocks.map((block) => [block.slice(0, block.indexOf(':')), block]))
}

const compose = blocksOf(read('docker-compose.yml').split(/^services:$/m)[1] ?? '')
const gateway = compose['gateway'] ?? ''

describe.each(services)('$name', ({ name, port, asks }: ServiceEntry) => {
  const command = `services/${name}/src/main.ts`
  const instances = Object.entries(compose).filter(([, block]) => block.includes(`command: [${command}]`))

  test('has its folder, and asks none that is not there', () => {
    expect(existsSync(join(root, command))).toBe(true)
    expect(services.map((service) => service.name)).toEqual(expect.arrayContaining([...asks]))
  })

  test('runs in the composed system, where the gateway and those who ask it find it', () => {
    expect(instances.length).toBeGreaterThan(0)
    expect(gateway).toMatch(new RegExp(`^ {6}${addressVariable(name)}: http://${name}(-1)?:3000`, 'm'))
    for (const [instance] of instances) expect(gateway).toContain(`      ${instance}: { condition:`)
    for (const other of asks) {
      expect(instances[0]?.[1]).toContain(`${addressVariable(other)}: http://${other}`)
    }
  })

  test('is watched', () => {
    const names = /names: \[(.+)\]/.exec(read('ops/prometheus.yml'))?.[1]?.split(', ')
    expect(names).toEqual(expect.arrayContaining(instances.map(([instance]) => instance)))
  })

  test('has its line in the docs on running it', () => {
    expect(read('docs/operations.md')).toContain(`PORT=${port} npx node ${command}`)
  })
})
