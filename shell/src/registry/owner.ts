import type { FrontendRoute } from '@semaforo/contracts'

/** An owner of routes: a registered frontend, or the panel for invalid records. */
export type Owner = { routes: FrontendRoute[] }

/** Whether `path` is the route itself or below it. */
export function covers(route: string, path: string): boolean {
  return path === route || path.startsWith(`${route}/`)
}

/** The owner of a path: the first with a route that covers it, so that two never share the page. */
export function ownerOf<Known extends Owner>(owners: Known[], path: string): Known | undefined {
  return owners.find(({ routes }) => routes.some((route) => covers(route.path, path)))
}

/** The route of a path: the first that covers it; undefined for an unknown path. */
export function routeOf(owners: Owner[], path: string): FrontendRoute | undefined {
  return ownerOf(owners, path)?.routes.find((route) => covers(route.path, path))
}
