import type { RegisteredFrontend } from '@semaforo/contracts'
import type { Lifecycles } from '@semaforo/frontend-kit'
import { type LiveRegistry, sameRelease } from '../registry/live-registry.ts'
import { reports } from '../reports/reports.ts'
import { retryLoading } from './retry-loading.ts'
import { bootstrapped, replaceRelease } from './runtime.ts'
import { withTimeout } from './with-timeout.ts'

/** How long a frontend may take to load, all attempts together, before its panel offers a retry. */
const LOAD_TIMEOUT_MS = 20_000

/** Loads one frontend, in the release that the registry names. */
export type Loader = {
  /** The release that is loaded, or was tried last. */
  release(): RegisteredFrontend
  /** Whether it loads or has loaded, and did not fail. */
  running(): boolean
  /** Whether what is loaded was taken back since. */
  withdrawn(): boolean
  /**
   * Loads and bootstraps, once for all callers; after a failure the next call starts over. A release that was taken
   * back is replaced.
   */
  start(): Promise<Lifecycles>
  /** Reads the registry and starts anew where it names another release, or in any case if what is loaded is `broken`. */
  restart(broken: boolean): Promise<Lifecycles>
}

export function loader(name: string, registry: LiveRegistry): Loader {
  let release = registry.releaseOf(name)
  let started: Promise<Lifecycles> | undefined
  let stale = false

  /** Takes the release that the registry names now; answers whether it is another one. */
  async function refreshRelease(): Promise<boolean> {
    await registry.refresh().catch(reportError)
    const before = release
    release = registry.releaseOf(name)
    return !sameRelease(before, release)
  }

  async function load(): Promise<Lifecycles> {
    const giveUp = new AbortController()
    const { signal } = giveUp
    const refreshRegistry = async () => {
      await online(signal)
      const changed = await refreshRelease()
      if (!signal.aborted) replaceRelease(release)
      return changed
    }
    const attempt = async () => {
      const from = performance.now()
      const app = await bootstrapped(name)
      reports.measure('load-time', release, (performance.now() - from) / 1_000)
      return app
    }
    const attempts = async () => {
      if (stale || registry.isWithdrawn(release)) await refreshRegistry()
      return retryLoading(attempt, {
        failed: () => reports.failure('retry', release),
        refreshRegistry,
        pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
        signal,
      })
    }
    try {
      const app = await withTimeout(LOAD_TIMEOUT_MS, attempts(), () => {
        throw new Error(`${name}: no answer within ${LOAD_TIMEOUT_MS} ms`)
      })
      stale = false
      return app
    } catch (error) {
      giveUp.abort()
      stale = true
      started = undefined
      reports.failure('load', release, error)
      throw error
    }
  }

  const withdrawn = () => started !== undefined && registry.isWithdrawn(release)

  function loaded(): Promise<Lifecycles> {
    started ??= load()
    return started
  }

  async function restart(broken: boolean): Promise<Lifecycles> {
    const running = started
    if (!running) return loaded()
    const changed = await refreshRelease()
    if (started === running && (changed || broken)) {
      replaceRelease(release)
      started = undefined
    }
    return loaded()
  }

  return {
    release: () => release,
    running: () => started !== undefined,
    withdrawn,
    start: () => (withdrawn() ? restart(false) : loaded()),
    restart,
  }
}

/** Resolves when the browser has a connection, at once if it has one: whatever is asked before is lost. */
async function online(signal: AbortSignal): Promise<void> {
  if (navigator.onLine) return
  await new Promise<void>((resolve) => {
    addEventListener('online', () => resolve(), { once: true, signal })
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
