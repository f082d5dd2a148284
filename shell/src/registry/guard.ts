import type { FrontendRoute } from '@semaforo/contracts'
import type { Session } from '@semaforo/frontend-kit'

/** Where a user who may not see a route is redirected; undefined for one who may. */
export function redirectFor(
  { access }: FrontendRoute,
  session: Session | null,
  wanted: string,
): string | undefined {
  if (access === 'user' && !session) return `/login?volver=${encodeURIComponent(wanted)}`
  if (access === 'admin' && session?.user.role !== 'admin') return '/home'
  return undefined
}
