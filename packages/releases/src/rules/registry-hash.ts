import { createHash } from 'node:crypto'
import type { Registry } from '@semaforo/contracts'

/**
 * What names a registry where headers are rendered for it: a hash (hex SHA-256) of the names, routes and entries in the
 * header. Releases that leave all of these as they are share their header, wherever their files come from.
 */
export function registryHash({ frontends }: Registry): string {
  const shown = frontends.map(({ name, routes, nav }) => [name, routes, nav ?? null])
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex')
}
