import { parse } from 'yaml'

type Block = {
  command?: string[]
  environment?: Record<string, unknown>
  depends_on?: Record<string, unknown>
}

/** The blocks under `services` of a Compose file, by name, with YAML merge keys (`<<`) resolved. */
export function composeBlocks(compose: string): Record<string, Block> {
  return (parse(compose, { merge: true }) as { services: Record<string, Block> }).services
}

/** The names of a service's instances in Compose, which Prometheus and the gateway use as host names. */
export function instancesOf(compose: string, service: string): string[] {
  const blocks = Object.entries(composeBlocks(compose))
  const runs = ({ command }: Block) => command?.includes(`services/${service}/src/main.ts`)
  return blocks.filter(([, block]) => runs(block)).map(([name]) => name)
}
