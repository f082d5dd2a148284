import { session } from '@semaforo/frontend-kit'
import type { Loader } from '../federation/loader.ts'
import type { App } from '../federation/register-apps.ts'
import { redirectFor } from '../registry/guard.ts'
import { ownerOf, routeOf } from '../registry/owner.ts'

/** The loader of the frontend that shows a path to this visitor, where a guard may lead elsewhere. */
export function loaderOf(apps: App[], path: string): Loader | undefined {
  const route = routeOf(apps, path)
  const shown = (route ? redirectFor(route, session.read(), path) : '/home') ?? path
  return ownerOf(apps, shown.split('?')[0] ?? '')?.loader
}
