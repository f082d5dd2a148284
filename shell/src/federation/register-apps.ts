import { type Lifecycles, session } from '@semaforo/frontend-kit'
import { registerApplication } from 'single-spa'
import { redirectFor } from '../registry/guard.ts'
import type { LiveRegistry } from '../registry/live-registry.ts'
import { type Owner, ownerOf, routeOf } from '../registry/owner.ts'
import type { ReadRegistry } from '../registry/read-registry.ts'
import { texts } from '../shell.texts.ts'
import { elementOf, removeUnknownFragments } from './fragment.ts'
import { type Loader, loader } from './loader.ts'
import { remoteApp } from './remote-app.tsx'
import { registerReleases } from './runtime.ts'
import { unreadableApp } from './unreadable-app.tsx'

/** A frontend as it is registered with single-spa; with its lifecycles alone where its record cannot be read. */
export type App = Owner & { name: string; lifecycles: Lifecycles; loader?: Loader; isShown?(): boolean }

/**
 * Registers every frontend as a single-spa application with an element of its own in `main`. Each path has one
 * owner.
 * @returns the owners with their routes and loaders
 */
export function registerApps(
  { frontends, unreadable, faults }: ReadRegistry,
  registry: LiveRegistry,
  main: HTMLElement,
): App[] {
  for (const fault of faults) reportError(fault)
  registerReleases(frontends)
  const section = () => routeOf(apps, location.pathname)?.title ?? texts.site
  const apps: App[] = [
    ...frontends.map(({ name, routes }) => {
      const ofName = loader(name, registry)
      return { name, routes, loader: ofName, ...remoteApp(ofName, section) }
    }),
    { name: '(unreadable)', routes: unreadable, lifecycles: unreadableApp(section) },
  ]
  for (const app of apps) register(app, apps, main)
  removeUnknownFragments(main, apps)
  return apps
}

function register(app: App, apps: App[], main: HTMLElement): void {
  const domElement = elementOf(app.name, main)
  registerApplication({
    name: app.name,
    app: async () => app.lifecycles,
    activeWhen: ({ pathname }) => {
      const route = routeOf(apps, pathname)
      return (
        route !== undefined &&
        ownerOf(apps, pathname) === app &&
        !redirectFor(route, session.read(), pathname)
      )
    },
    customProps: { domElement },
  })
}
