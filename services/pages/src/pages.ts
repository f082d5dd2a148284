import { readOperator } from '@semaforo/contracts'
import { type LiveFrontends, registryHash } from '@semaforo/releases'
import type { Log, Peer } from '@semaforo/service-kit'
import { type Ask, answersOf } from './answers/answers.ts'
import type { Source } from './answers/public-address.ts'
import { type Answerable, answerableOf } from './document.ts'
import { showFailures } from './metrics.ts'
import { isDue, reconcilePages } from './reconcile-pages.ts'
import type { Limits } from './render/limits.ts'
import { readSite, type Site } from './site/read-site.ts'
import type { Rendered, RenderedRelease, State } from './state.ts'
import type { PublishRendered } from './store.ts'
import type { openStoredPages } from './stored-pages.ts'

/** The rendered pages, and what brings them up to date. */
export type Pages = {
  current(): Answerable
  /** @returns false where a service did not answer: what was rendered stays */
  refresh(signal: AbortSignal): Promise<boolean>
}

/** Begins with what was stored, as far as it is of the releases that are live now, and of who operates the site now. */
export async function openPages(options: {
  dir: string
  live: LiveFrontends
  sources: Readonly<Record<Source, Peer>>
  stored: ReturnType<typeof openStoredPages>
  publish: PublishRendered
  limits: Limits
  log: Log
}): Promise<Pages> {
  const { dir, live, sources, stored, publish, limits, log } = options
  let state: State = { releases: [], headers: [], failures: [] }
  let current = answerableOf(undefined, state)

  async function show(site: Site | undefined, next: State): Promise<void> {
    state = next
    const answerable = answerableOf(site, state)
    showFailures(answerable.document.failures)
    if (answerable.etag !== current.etag) {
      current = answerable
      await stored.write(state)
    }
    await publish(current.etag)
  }

  async function refresh(signal: AbortSignal): Promise<boolean> {
    const site = await readSite(dir, await live())
    if (!site) {
      await show(undefined, { releases: [], headers: [], failures: [] })
      return true
    }
    const ask = answersOf(sources)
    const next = (retry: boolean) =>
      reconcilePages({ dir, site, before: state, ask, limits, log, signal, retry })
    const first = await next(false)
    await show(site, first.state)
    if (!state.failures.some(isDue)) return first.complete
    // After the others, which it may keep waiting for long.
    const second = await next(true)
    await show(site, second.state)
    return second.complete
  }

  const before = await stored.read()
  const site = before && (await readSite(dir, await live()).catch(() => undefined))
  if (before && site) {
    state = await fitting(site, before, answersOf(sources))
    current = answerableOf(site, state)
  }
  return { current: () => current, refresh }
}

/** What was stored, as far as it is of this site and its operator. */
async function fitting(
  { shell, releases, registries }: Site,
  { releases: pages, headers }: Rendered,
  ask: Ask,
): Promise<State> {
  const hashes = registries.map(registryHash)
  const isLive = (each: RenderedRelease) =>
    releases.some(({ frontend, version }) => each.frontend === frontend && each.version === version)
  const live = pages.filter((each) => each.shell === shell.hash && isLive(each))
  const namesOperator = await Promise.all(live.map((each) => isOfOperator(each, ask)))
  return {
    releases: live.filter((_, at) => namesOperator[at]),
    headers: headers.filter((each) => each.shell === shell.hash && hashes.includes(each.registry)),
    failures: [],
  }
}

/**
 * Whether pages say who operates the site as it is answered now: an open page would keep another one for minutes.
 * Without an answer the pages stay.
 */
async function isOfOperator({ reads }: RenderedRelease, ask: Ask): Promise<boolean> {
  const known = reads[readOperator.path]
  if (known === undefined) return true
  return ask(readOperator.path).then(
    ({ hash }) => hash === known,
    () => true,
  )
}
