import { readOperator } from '@semaforo/contracts'
import type { LiveFrontends } from '@semaforo/releases'
import type { Log, Peer } from '@semaforo/service-kit'
import { type Ask, answersOf } from './answers/answers.ts'
import type { Source } from './answers/public-address.ts'
import { type Answerable, answerableOf } from './document.ts'
import { showFailures } from './metrics.ts'
import { reconcilePages } from './reconcile-pages.ts'
import type { Limits } from './render/limits.ts'
import { readSite } from './site/read-site.ts'
import { nothing, type RenderedRelease, type State } from './state.ts'
import type { PublishRendered } from './store.ts'
import type { openStoredPages } from './stored-pages.ts'

/** The rendered pages, and what brings them up to date. */
export type Pages = {
  current(): Answerable
  /** @returns false where a service did not answer: what was rendered stays */
  refresh(signal: AbortSignal): Promise<boolean>
}

/** Begins with the stored pages: the gateway ignores those of another shell or release until the first refresh. */
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
  let state: State = { ...nothing, ...(await stored.read()) }
  state.releases = await ofThisOperator(state.releases, answersOf(sources))
  let current = answerableOf(state)

  return {
    current: () => current,
    async refresh(signal) {
      const site = await readSite(dir, await live())
      const next = site
        ? await reconcilePages({ dir, site, before: state, ask: answersOf(sources), limits, log, signal })
        : { state: nothing, complete: true }
      state = next.state
      const answerable = answerableOf(state)
      showFailures(answerable.document.failures)
      if (answerable.etag !== current.etag) {
        current = answerable
        await stored.write(state)
      }
      await publish(current.etag)
      return next.complete
    },
  }
}

/** Leaves out pages that name another operator: an open page would keep them for minutes. Without an answer all stay. */
async function ofThisOperator(releases: readonly RenderedRelease[], ask: Ask): Promise<RenderedRelease[]> {
  const { path } = readOperator
  const now = await ask(path).then(
    ({ hash }) => hash,
    () => undefined,
  )
  return releases.filter(({ reads: { [path]: then } }) => !now || !then || then === now)
}
