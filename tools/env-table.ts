import { catalogService } from '@semaforo/catalog'
import { diagnosticService } from '@semaforo/diagnostic'
import { aloneConfig, gatewayConfig } from '@semaforo/gateway'
import { identityService } from '@semaforo/identity'
import { realtimeService } from '@semaforo/realtime'
import { platformConfig } from '@semaforo/service-kit'
import { topicsConfig } from './topics.ts'

/** The README's table of environment variables, made from the schemas that check them at start. */
export function environmentTable(): string {
  const schema = platformConfig.extend({
    ...gatewayConfig.shape,
    ...aloneConfig.pick({ FRONTENDS_DIR: true }).shape,
    ...catalogService.config.shape,
    ...identityService.config.shape,
    ...realtimeService.config.shape,
    ...diagnosticService.config.shape,
    ...topicsConfig.shape,
  })
  const defaults: Record<string, unknown> = schema.parse({})
  const rows = Object.entries(schema.shape).map(([name, { description }]) => {
    const value = defaults[name]
    return `| \`${name}\` | ${value === undefined ? '' : `\`${value}\``} | ${description} |`
  })
  return ['| Variable | Default | What it does |', '|---|---|---|', ...rows].join('\n')
}
