import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime'
import type { RegisteredFrontend } from '@semaforo/contracts'
import type { Lifecycles } from '@semaforo/frontend-kit'
import { checkIntegrity } from './integrity.ts'

/** How long a frontend may take to arrive before its panel offers to try again. */
const TIMEOUT_MS = 20_000

/** Makes the frontends of the registry known to the federation runtime. Nothing is fetched yet. */
export function registerFrontends(frontends: RegisteredFrontend[]): void {
  registerPlugins([checkIntegrity(frontends)])
  registerRemotes(frontends.map(remoteOf))
}

/**
 * Loads what a frontend exposes as `./app`. A failed attempt leaves nothing behind: the next one
 * starts afresh.
 */
export async function loadFrontend(frontend: RegisteredFrontend): Promise<Lifecycles> {
  try {
    const app = await Promise.race([
      loadRemote<{ default: Lifecycles }>(`${frontend.name}/app`, { from: 'runtime' }),
      rejectAfter(TIMEOUT_MS),
    ])
    if (!app) throw new Error(`${frontend.name} exposes no ./app`)
    return app.default
  } catch (error) {
    registerRemotes([remoteOf(frontend)], { force: true })
    throw error
  }
}

function remoteOf({ name, entry }: RegisteredFrontend) {
  return { name, entry: new URL(entry, location.origin).href }
}

function rejectAfter(milliseconds: number): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`no answer within ${milliseconds} ms`)), milliseconds)
  })
}
