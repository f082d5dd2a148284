import type { RegisteredFrontend } from '@semaforo/contracts'
import type { Lifecycles } from '@semaforo/frontend-kit'
import { type Container, loadContainer } from '@semaforo/frontend-kit/federation'

const releases = new Map<string, RegisteredFrontend>()
/** What runs in this page of each frontend. */
const containers = new Map<string, Promise<Container>>()

/** Makes the releases known that `bootstrapped` loads. Nothing is fetched yet. */
export function registerReleases(known: readonly RegisteredFrontend[]): void {
  for (const release of known) releases.set(release.name, release)
}

/** Forgets what runs of a frontend, so that this release is loaded from its start. */
export function replaceRelease(release: RegisteredFrontend): void {
  releases.set(release.name, release)
  containers.delete(release.name)
}

/** Loads what a frontend exposes as `./app`, and bootstraps it. */
export async function bootstrapped(name: string): Promise<Lifecycles> {
  const exposed = (await (await containerOf(name)).get('./app'))() as { default?: Lifecycles }
  if (!exposed.default) throw new Error(`${name} exposes no ./app`)
  await exposed.default.bootstrap()
  return exposed.default
}

function containerOf(name: string): Promise<Container> {
  const release = releases.get(name)
  if (!release) throw new Error(`${name} is in no registry`)
  const container = containers.get(name) ?? loadContainer(release)
  containers.set(name, container)
  return container
}
