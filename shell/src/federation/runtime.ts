import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime'
import type { RegisteredFrontend } from '@semaforo/contracts'
import type { Lifecycles } from '@semaforo/frontend-kit'
import { checkIntegrity } from './integrity.ts'

/** The hash of each entry that the federation runtime may load, by its address. */
const hashes = new Map<string, string>()

/** Makes the releases known to the federation runtime. Nothing is fetched yet. */
export function registerReleases(releases: readonly RegisteredFrontend[]): void {
  registerPlugins([checkIntegrity(hashes)])
  registerRemotes(releases.map(remoteOf))
}

/** Makes the runtime forget what it holds of a frontend, so that this release is loaded from its start. */
export function replaceRelease(release: RegisteredFrontend): void {
  registerRemotes([remoteOf(release)], { force: true })
}

/** Loads what a frontend exposes as `./app`, and bootstraps it. */
export async function bootstrapped(name: string): Promise<Lifecycles> {
  const exposed = await loadRemote<{ default?: Lifecycles }>(`${name}/app`, { from: 'runtime' })
  if (!exposed?.default) throw new Error(`${name} exposes no ./app`)
  await exposed.default.bootstrap()
  return exposed.default
}

function remoteOf({ name, entry, integrity }: RegisteredFrontend) {
  const url = new URL(entry, location.origin).href
  hashes.set(url, integrity)
  return { name, entry: url }
}
