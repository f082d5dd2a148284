import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime'
import type { RegisteredFrontend } from '@semaforo/contracts'
import type { Lifecycles } from '@semaforo/frontend-kit'
import { checkIntegrity } from './integrity.ts'
import { withTimeout } from './with-timeout.ts'

/** How long a frontend may take to load before its panel offers a retry. */
const LOAD_TIMEOUT_MS = 20_000

/** Registers the frontends with the federation runtime. Nothing is fetched yet. */
export function registerFrontends(frontends: RegisteredFrontend[]): void {
  registerPlugins([checkIntegrity(frontends)])
  registerRemotes(frontends.map(remoteOf))
}

/**
 * Loads and bootstraps what a frontend exposes as `./app`, once for all callers. A failed attempt is discarded,
 * so that the next call starts over.
 */
export function startOnce(frontend: RegisteredFrontend): () => Promise<Lifecycles> {
  let started: Promise<Lifecycles> | undefined
  const start = async () => {
    try {
      return await withTimeout(LOAD_TIMEOUT_MS, bootstrapped(frontend.name), () => {
        throw new Error(`${frontend.name}: no answer within ${LOAD_TIMEOUT_MS} ms`)
      })
    } catch (error) {
      started = undefined
      registerRemotes([remoteOf(frontend)], { force: true })
      throw error
    }
  }
  return () => {
    started ??= start()
    return started
  }
}

async function bootstrapped(name: string): Promise<Lifecycles> {
  const exposed = await loadRemote<{ default?: Lifecycles }>(`${name}/app`, { from: 'runtime' })
  if (!exposed?.default) throw new Error(`${name} exposes no ./app`)
  await exposed.default.bootstrap()
  return exposed.default
}

function remoteOf({ name, entry }: RegisteredFrontend) {
  return { name, entry: new URL(entry, location.origin).href }
}
