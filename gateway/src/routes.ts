import { type Route as ServiceRoute, services } from '@semaforo/contracts/services'

/** A part of the public path space, and the service that serves it. */
export type Route = ServiceRoute & { service: string }

/** The route table of the site. */
export const siteRoutes: readonly Route[] = services.flatMap(({ name, routes }) =>
  routes.map((route) => ({ ...route, service: name })),
)

export const within = (path: string, prefix: string) =>
  path.startsWith(prefix) && (path.length === prefix.length || path[prefix.length] === '/')

/** Finds the route of a path, if a service serves it; of several, the one with the longest prefix. */
export function routeTable(routes: readonly Route[]): (path: string) => Route | undefined {
  const longestFirst = routes.toSorted((one, other) => other.prefix.length - one.prefix.length)
  return (path) => longestFirst.find(({ prefix }) => within(path, prefix))
}
