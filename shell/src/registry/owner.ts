import type { FrontendRoute } from '@semaforo/contracts'

/** Whoever owns routes: a registered frontend, or what stands for records that cannot be read. */
export type Owner = { routes: FrontendRoute[] }

/** Whether `path` is the route itself or lies below it. */
export function covers(route: string, path: string): boolean {
  return path === route || path.startsWith(`${route}/`)
}

/** Whoever owns a path: the first with a route that covers it, so that two never share the page. */
export function ownerOf<Known extends Owner>(owners: Known[], path: string): Known | undefined {
  return owners.find(({ routes }) => routes.some((route) => covers(route.path, path)))
}

/** The route that a path belongs to, the first that covers it; none for an unknown path. */
export function routeOf(owners: Owner[], path: string): FrontendRoute | undefined {
  return ownerOf(owners, path)?.routes.find((route) => covers(route.path, path))
}
