import type { Release } from '@semaforo/contracts'
import type { Log } from '@semaforo/service-kit'
import { type Ask, ServiceAway } from './answers/answers.ts'
import { pathsOf } from './answers/paths.ts'
import { renderTimer } from './metrics.ts'
import { CannotRender } from './render/failure.ts'
import type { Limits } from './render/limits.ts'
import { renderHeaders } from './render/render-headers.ts'
import { renderRelease } from './render/render-release.ts'
import type { Site } from './site/read-site.ts'
import type { FailedRelease, RenderedRelease, State } from './state.ts'

export type ReconcileOptions = {
  dir: string
  site: Site
  before: State
  ask: Ask
  limits: Limits
  log: Log
  signal: AbortSignal
}

/** A failed release is tried again after this time: often the machine was only busy. */
const retryMs = 600_000

/**
 * Compares the rendered pages with the live releases and the services' current answers, and renders the releases whose
 * pages are missing or stale. If a service does not answer, the old pages stay and the result is not `complete`: the
 * caller tries again. A release that fails to render keeps its old pages as well: often that is the machine's fault.
 * @throws where no process can be started
 */
export async function reconcilePages(
  options: ReconcileOptions,
): Promise<{ state: State; complete: boolean }> {
  const { site, before, log } = options
  const state: State = { shell: site.shell.document, releases: [], headers: [], failures: [] }
  let complete = true
  for (const release of site.releases) {
    const known = before.releases.find((each) => isOf(release, site, each))
    const failed = before.failures.find((each) => isOf(release, site, each))
    const stay = (failure: FailedRelease | undefined) => {
      if (known) state.releases.push(known)
      if (failure) state.failures.push(failure)
    }
    if (failed && performance.now() < failed.retryAt) {
      stay(failed)
      continue
    }
    try {
      state.releases.push(await upToDate(release, known, options))
    } catch (error) {
      if (error instanceof ServiceAway) {
        log.warn({ err: error, frontend: release.frontend }, 'pages wait for a service')
        complete = false
        stay(failed)
      } else if (error instanceof CannotRender) stay(failure(release, error, options))
      else throw error
    }
  }
  state.headers = await headersFor(state, options)
  return { state, complete }
}

type Known = { frontend: string; version: string; shell: string }

function isOf({ frontend, version }: Release, { shell }: Site, known: Known): boolean {
  return known.frontend === frontend && known.version === version && known.shell === shell.hash
}

async function upToDate(
  release: Release,
  known: RenderedRelease | undefined,
  { dir, site, ask, limits, signal }: ReconcileOptions,
): Promise<RenderedRelease> {
  const paths = await pathsOf(release, ask)
  if (known && (await isStillRight(known, paths, ask))) return known
  const end = renderTimer(release.frontend)
  try {
    return await renderRelease(
      dir,
      { release, paths, shell: site.shell },
      { known: Object.keys(known?.reads ?? {}), ask, limits, signal },
    )
  } finally {
    end()
  }
}

async function isStillRight(
  { pages, reads }: RenderedRelease,
  paths: readonly string[],
  ask: Ask,
): Promise<boolean> {
  if (pages.length !== paths.length || pages.some(({ path }, at) => path !== paths[at])) return false
  const answers = Object.entries(reads).map(async ([address, hash]) => (await ask(address)).hash === hash)
  return (await Promise.all(answers)).every(Boolean)
}

function failure(
  { frontend, version }: Release,
  { message: why }: CannotRender,
  { site, log }: ReconcileOptions,
): FailedRelease {
  log.error({ frontend, version, why }, 'a release cannot render its pages')
  return { frontend, version, shell: site.shell.hash, why, retryAt: performance.now() + retryMs }
}

/** A shell that cannot render its header leaves new pages without: the gateway then has nothing that is whole. */
async function headersFor(
  { releases }: State,
  { site, before, limits, log, signal }: ReconcileOptions,
): Promise<State['headers']> {
  try {
    return await renderHeaders(site, { releases, known: before.headers }, { limits, signal })
  } catch (error) {
    if (!(error instanceof CannotRender)) throw error
    log.error({ why: error.message }, 'the shell cannot render its header')
    return before.headers.filter(({ shell }) => shell === site.shell.hash)
  }
}
