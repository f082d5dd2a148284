import type { FrontendRoute } from '@semaforo/contracts'
import type { Session } from '@semaforo/frontend-kit'

/** Whether a route is kept from a user's sight. What needs a login is not: it leads a guest there. */
export function isHidden({ access }: FrontendRoute, session: Session | null): boolean {
  return access === 'admin' && session?.user.role !== 'admin'
}

/** Where a user who may not see a route is redirected; undefined for one who may. */
export function redirectFor(
  route: FrontendRoute,
  session: Session | null,
  wanted: string,
): string | undefined {
  if (route.access === 'user' && !session) return `/login?volver=${encodeURIComponent(wanted)}`
  return isHidden(route, session) ? '/home' : undefined
}
