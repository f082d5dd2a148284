import type { FrontendDescription } from '@semaforo/contracts'

/** Where the files of a frontend under development are. */
export type DevEntry = { entry: string; integrity: string }

/**
 * A site's registry with one frontend replaced by this checkout's, or added where the site has none of that
 * name. Every other record, and what else a record says, stays as the site has it.
 */
export function withDevelopment(
  registry: unknown,
  description: FrontendDescription,
  entry: DevEntry,
): unknown {
  const known = registry as { frontends: { name?: unknown }[] }
  const isThis = ({ name }: { name?: unknown }) => name === description.name
  const record = { ...known.frontends.find(isThis), ...description, version: 'dev', ...entry }
  return { ...known, frontends: [...known.frontends.filter((frontend) => !isThis(frontend)), record] }
}
