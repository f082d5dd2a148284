import { FrontendRoute, RegisteredFrontend, RegistryDocument } from '@semaforo/contracts'
import { texts } from '../texts.ts'
import { routeOf } from './owner.ts'

/** What the page knows of its frontends. */
export type ReadRegistry = {
  frontends: RegisteredFrontend[]
  /** The paths that belong to records which cannot be read: pages that are known and not available. */
  unreadable: FrontendRoute[]
  /** What is wrong with each of those records. */
  faults: Error[]
}

/** Unknown paths lead here: it is a page whatever the records say. */
const home: FrontendRoute = { path: '/home', title: texts.nav.home }

/**
 * Reads a registry record by record: a malformed one, or one with the name of another, costs only its own
 * frontend.
 * @throws when the document is no registry, or not one record of it can be read
 */
export function readRegistry(json: unknown): ReadRegistry {
  const read: ReadRegistry = { frontends: [], unreadable: [], faults: [] }
  for (const record of RegistryDocument.parse(json).frontends) {
    const { data, error } = RegisteredFrontend.safeParse(record)
    if (data && !read.frontends.some(({ name }) => name === data.name)) read.frontends.push(data)
    else {
      const cause = error ?? 'its name is taken'
      read.faults.push(new Error('the registry holds a record that cannot be read', { cause }))
      read.unreadable.push(...routesIn(record))
    }
  }
  if (read.frontends.length === 0) throw new Error('the registry names no frontend that can be read')
  const known = [...read.frontends, { routes: read.unreadable }]
  if (!routeOf(known, home.path)) read.unreadable.push(home)
  return read
}

/** The routes of a record that are in order, whatever else of it is not. */
function routesIn(record: unknown): FrontendRoute[] {
  const routes = (record as { routes?: unknown } | null)?.routes
  return Array.isArray(routes) ? routes.flatMap((route) => FrontendRoute.safeParse(route).data ?? []) : []
}
