import { createInstance } from '@module-federation/enhanced/runtime'
import injectExternalRuntimeCore from '@module-federation/inject-external-runtime-core-plugin'
import type { RegisteredFrontend } from '@semaforo/contracts'
import type { Lifecycles } from '@semaforo/frontend-kit'
import { provided } from './provided.ts'

const releases = new Map<string, RegisteredFrontend>()

const federation = createInstance({
  name: 'shell',
  remotes: [],
  shared: provided,
  plugins: [
    // Frontends are built with `externalRuntime`: the runtime comes once, from here.
    injectExternalRuntimeCore(),
    { name: 'integrity', createScript: ({ url }) => entryScript(url) },
  ],
})

/** The script of an entry, which runs only with the hash that the registry names; the entry knows its chunks' hashes. */
function entryScript(src: string): HTMLScriptElement {
  const release = [...releases.values()].find(({ entry }) => new URL(entry, location.href).href === src)
  if (!release) throw new Error(`no release has the entry ${src}`)
  const { integrity } = release
  return Object.assign(document.createElement('script'), { src, integrity, crossOrigin: 'anonymous' })
}

/** Makes the releases known that `bootstrapped` loads. Nothing is fetched yet. */
export function registerReleases(known: readonly RegisteredFrontend[]): void {
  for (const release of known) replaceRelease(release)
}

/** Forgets what runs of a frontend, so that this release is loaded from its start. */
export function replaceRelease(release: RegisteredFrontend): void {
  const { name, entry } = release
  releases.set(name, release)
  federation.registerRemotes([{ name, entry: new URL(entry, location.href).href }], { force: true })
}

/** Loads what a frontend exposes as `./app`, and bootstraps it. */
export async function bootstrapped(name: string): Promise<Lifecycles> {
  const exposed = await federation.loadRemote<{ default?: Lifecycles }>(`${name}/app`)
  if (!exposed?.default) throw new Error(`${name} exposes no ./app`)
  await exposed.default.bootstrap()
  return exposed.default
}
