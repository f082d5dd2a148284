import { parse } from 'yaml'

type Block = {
  command?: string[]
  environment?: Record<string, unknown>
  depends_on?: Record<string, unknown>
}

/** The blocks under `services` of a compose file, by name, with what they take from others. */
export function composeBlocks(compose: string): Record<string, Block> {
  return (parse(compose, { merge: true }) as { services: Record<string, Block> }).services
}

/** The names under which a service runs: Compose knows each by it, Prometheus and the gateway ask for it. */
export function instancesOf(compose: string, service: string): string[] {
  const blocks = Object.entries(composeBlocks(compose))
  const runs = ({ command }: Block) => command?.includes(`services/${service}/src/main.ts`)
  return blocks.filter(([, block]) => runs(block)).map(([name]) => name)
}
