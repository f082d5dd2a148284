import { FrontendNav, FrontendRoute, RegisteredFrontend, RegistryDocument } from '@semaforo/contracts'
import { texts } from '../shell.texts.ts'
import { type Owner, routeOf } from './owner.ts'

/** Pages with their entry in the header. */
export type Section = Owner & { nav: FrontendNav }

/** What the page knows about its frontends. */
export type ReadRegistry = {
  frontends: RegisteredFrontend[]
  /** The paths of invalid records: known pages that are not available. */
  unreadable: FrontendRoute[]
  /** What the header links to, of invalid records too: their pages say that they are not available. */
  sections: Section[]
  /** What is wrong with each of those records. */
  faults: Error[]
}

/** Unknown paths redirect here, so it is a page whatever the records say. */
const home: FrontendRoute = { path: '/home', title: texts.nav.home }

/**
 * Validates a registry record by record: an invalid one, or one with a duplicate name, disables only its own
 * frontend.
 * @throws when the document is not a registry, or has no valid record
 */
export function readRegistry(json: unknown): ReadRegistry {
  const read: ReadRegistry = { frontends: [], unreadable: [], sections: [], faults: [] }
  for (const record of RegistryDocument.parse(json).frontends) {
    const { data, error } = RegisteredFrontend.safeParse(record)
    const nav = FrontendNav.safeParse((record as { nav?: unknown } | null)?.nav).data
    if (nav) read.sections.push({ nav, routes: routesIn(record) })
    if (data && !read.frontends.some(({ name }) => name === data.name)) read.frontends.push(data)
    else {
      const cause = error ?? 'its name is taken'
      read.faults.push(new Error('the registry holds a record that cannot be read', { cause }))
      read.unreadable.push(...routesIn(record))
    }
  }
  if (read.frontends.length === 0) throw new Error('the registry has no valid record')
  const known = [...read.frontends, { routes: read.unreadable }]
  if (!routeOf(known, home.path)) read.unreadable.push(home)
  return read
}

/** The valid routes of a record, whatever else in it is invalid. */
function routesIn(record: unknown): FrontendRoute[] {
  const routes = (record as { routes?: unknown } | null)?.routes
  return Array.isArray(routes) ? routes.flatMap((route) => FrontendRoute.safeParse(route).data ?? []) : []
}
