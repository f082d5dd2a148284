import { type Route as ServiceRoute, services } from '@semaforo/contracts/services'

/** A part of the public path space, and the service that serves it. */
export type Route = ServiceRoute & { service: string }

/** The route table of the site. */
export const siteRoutes: readonly Route[] = services.flatMap(({ name, routes }) =>
  routes.map((route) => ({ ...route, service: name })),
)

export const within = (path: string, prefix: string) =>
  path.startsWith(prefix) && (path.length === prefix.length || path[prefix.length] === '/')

/** The route of a path, if a service serves it; of several, the one with the longest prefix. */
export function routeOf(routes: readonly Route[], path: string): Route | undefined {
  let found: Route | undefined
  for (const route of routes) {
    if (within(path, route.prefix) && route.prefix.length > (found?.prefix.length ?? 0)) found = route
  }
  return found
}

/** Whether a path belongs to the API, known or not. */
export const isApi = (path: string): boolean => within(path, '/api')
