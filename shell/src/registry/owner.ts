import type { FrontendRoute, RegisteredFrontend } from '@semaforo/contracts'

/** Whether `path` is the route itself or lies below it. */
export function covers(route: string, path: string): boolean {
  return path === route || path.startsWith(`${route}/`)
}

/** The route that a path belongs to, the first that covers it; none for an unknown path. */
export function routeOf(frontends: RegisteredFrontend[], path: string): FrontendRoute | undefined {
  return frontends.flatMap(({ routes }) => routes).find((route) => covers(route.path, path))
}
