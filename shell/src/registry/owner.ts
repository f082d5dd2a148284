import type { RegisteredFrontend } from '@semaforo/contracts'

export type Owner = { frontend: RegisteredFrontend; title: string }

/** Whether `path` is the route itself or lies below it. */
export function covers(route: string, path: string): boolean {
  return path === route || path.startsWith(`${route}/`)
}

/** The frontend that a path belongs to and the title of its page; none for an unknown path. */
export function ownerOf(frontends: RegisteredFrontend[], path: string): Owner | undefined {
  for (const frontend of frontends) {
    const route = frontend.routes.find((candidate) => covers(candidate.path, path))
    if (route) return { frontend, title: route.title }
  }
  return undefined
}
