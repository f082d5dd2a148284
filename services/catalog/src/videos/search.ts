import type { VideoPage, VideoSearch } from '@semaforo/contracts'
import type { Cache, Log } from '@semaforo/service-kit'
import { joined } from './joined.ts'
import { normaliseQuery } from './normalise-query.ts'
import { problemOf } from './problems.ts'
import type { Provider, ProviderResult } from './provider.ts'
import type { ProviderPage } from './provider-answer.ts'
import type { Quota } from './quota.ts'

const hour = 3_600_000
const freshMs = 24 * hour
/** The provider's terms: what was fetched is deleted after 30 days. */
const keptMs = 30 * 24 * hour

type Kept = { fetchedAt: number; page: ProviderPage }

/** @throws {ProblemError} with a reason for the person when there is neither a new nor an old answer */
export type VideoSearcher = (search: VideoSearch) => Promise<VideoPage>

const keyOf = ({ q, pageToken = '' }: VideoSearch) => JSON.stringify([normaliseQuery(q), pageToken])

/** Searches with as few of the provider's calls as can be: see decision D11. `now` is in milliseconds. */
export function createVideoSearch(options: {
  provider: Provider
  quota: Quota
  cache: Cache
  demo: boolean
  now: () => number
  log: Log
}): VideoSearcher {
  const { provider, quota, cache, now, log } = options
  const join = joined<VideoPage>()
  const marked = (page: ProviderPage): VideoPage => (options.demo ? { ...page, demo: true } : page)

  const askOnce = async (search: VideoSearch): Promise<ProviderResult> =>
    (await quota.take()) ? provider(search) : { failure: 'quota', retry: false }

  const ask = async (search: VideoSearch): Promise<ProviderResult> => {
    const first = await askOnce(search)
    return 'failure' in first && first.retry ? askOnce(search) : first
  }

  const searchOnce = async (search: VideoSearch): Promise<VideoPage> => {
    const key = keyOf(search)
    const kept = await cache.get<Kept>(key)
    if (kept && now() - kept.fetchedAt < freshMs) return marked(kept.page)
    const result = await ask(search)
    if ('page' in result) {
      await cache.set<Kept>(key, { fetchedAt: now(), page: result.page }, keptMs)
      return marked(result.page)
    }
    log.warn({ failure: result.failure, stale: kept !== undefined }, 'no page from the video provider')
    if (result.failure === 'quota') await quota.spent()
    if (kept) return { ...marked(kept.page), stale: true }
    throw problemOf(result.failure)
  }

  return (search) => join(keyOf(search), () => searchOnce(search))
}
