import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { services } from '@semaforo/contracts/services'
import { aloneConfig, gatewayConfig } from '@semaforo/gateway'
import { platformConfig, type ServiceDefinition } from '@semaforo/service-kit'
import { topicsConfig } from './topics.ts'

const readme = join(import.meta.dirname, '..', 'README.md')
const [start, end] = ['<!-- environment -->', '<!-- /environment -->']

const definitions: ServiceDefinition[] = await Promise.all(
  services.map(async ({ name }) => (await import(`@semaforo/${name}`)).default),
)

/** The README's table of environment variables, made from the schemas that check them at start. */
export function environmentTable(): string {
  const schema = platformConfig.extend({
    ...gatewayConfig.shape,
    FRONTENDS_DIR: aloneConfig.shape.FRONTENDS_DIR,
    ...Object.assign({}, ...definitions.map(({ config }) => config.shape)),
    ...topicsConfig.shape,
  })
  const defaults: Record<string, unknown> = schema.parse({})
  const rows = Object.entries(schema.shape).map(([name, { description }]) => {
    const value = defaults[name]
    return `| \`${name}\` | ${value === undefined ? '' : `\`${value}\``} | ${description} |`
  })
  return ['| Variable | Default | What it does |', '|---|---|---|', ...rows].join('\n')
}

/** The README with its table replaced. */
export function withTable(text: string): string {
  const [before, rest = ''] = text.split(start)
  const [, after] = rest.split(end)
  return `${before}${start}\n${environmentTable()}\n${end}${after}`
}

if (import.meta.main) writeFileSync(readme, withTable(readFileSync(readme, 'utf8')))
