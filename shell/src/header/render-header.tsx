import { markupOf, visit } from '@semaforo/frontend-kit/server'
import { readRegistry } from '../registry/read-registry.ts'
import { Header } from './header.tsx'
import { headerIds } from './header-ids.ts'

/**
 * The header of a guest on a page, before any script has run.
 * @param registry the registry document that the page gets
 * @throws when that cannot be read
 */
export function renderHeader(path: string, registry: unknown): Promise<string> {
  visit(path)
  return markupOf(<Header sections={readRegistry(registry).sections} />, headerIds)
}
