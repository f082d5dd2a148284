import { services } from '@semaforo/contracts/services'
import { aloneConfig, gatewayConfig } from '@semaforo/gateway'
import { processConfig, type ServiceDefinition } from '@semaforo/service-kit'
import { topicsConfig } from './topics.ts'

const definitions: ServiceDefinition[] = await Promise.all(
  services.map(async ({ name }) => (await import(`@semaforo/${name}`)).default),
)

/** The table of environment variables in `docs/settings.md`, generated from the schemas that validate them. */
export function environmentTable(): string {
  const schema = processConfig.extend({
    ...gatewayConfig.shape,
    FRONTENDS_DIR: aloneConfig.shape.FRONTENDS_DIR,
    FRONTENDS_SEED: aloneConfig.shape.FRONTENDS_SEED,
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
