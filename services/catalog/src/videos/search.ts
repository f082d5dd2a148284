import type { LessonCard, Video, VideoPage, VideoSearch } from '@semaforo/contracts'
import type { Cache } from '@semaforo/platform'
import type { Log } from '@semaforo/service-kit'
import type { ClientBudget } from './client-budget.ts'
import type { SearchKind } from './day-budget.ts'
import { normaliseQuery } from './normalise-query.ts'
import { clientSpent, problemOf } from './problems.ts'
import type { Provider, ProviderResult } from './provider.ts'
import type { ProviderPage } from './provider-answer.ts'
import type { Quota } from './quota.ts'
import { singleFlight } from './single-flight.ts'

const hour = 3_600_000
const freshMs = 24 * hour
/** The provider's terms require deleting fetched data after 30 days. */
const keptMs = 30 * 24 * hour

type Kept = { fetchedAt: number; page: ProviderPage }

/**
 * Searches on behalf of a client (its rate-limit key).
 * @throws {ProblemError} with a message for the person if there is neither a fresh nor a stale result
 */
export type VideoSearcher = (search: VideoSearch, client: string) => Promise<VideoPage>

const keyOf = ({ q, pageToken = '' }: VideoSearch) => JSON.stringify([normaliseQuery(q), pageToken])

/** Searches with as few provider calls as possible (docs/decisions/0017-who-spends-the-videos.md). `now` is in milliseconds. */
export function createVideoSearch(options: {
  provider: Provider
  quota: Quota
  clients: ClientBudget
  tagNames: () => Promise<readonly string[]>
  cache: Cache
  /** What is known of our own lessons by their ids, where it is those that are found. */
  lessons: ReadonlyMap<string, LessonCard> | undefined
  now: () => number
  log: Log
}): VideoSearcher {
  const { provider, quota, clients, cache, now, log } = options
  const shareCalls = singleFlight<ProviderResult>()
  const shareSearches = singleFlight<VideoPage>()
  const marked = (page: ProviderPage): VideoPage =>
    options.lessons ? { ...page, items: page.items.map(withLesson), demo: true } : page
  const withLesson = (video: Video): Video => {
    const lesson = options.lessons?.get(video.id)
    return lesson ? { ...video, lesson } : video
  }

  /** Later pages count as free searches, because anybody can make up a page token. */
  async function kindOf({ q, pageToken }: VideoSearch): Promise<SearchKind> {
    if (pageToken !== undefined) return 'free'
    const names = await options.tagNames()
    return names.some((name) => normaliseQuery(name) === normaliseQuery(q)) ? 'tag' : 'free'
  }

  async function askOnce(search: VideoSearch, kind: SearchKind): Promise<ProviderResult> {
    const call = await quota.take(kind)
    if (!call) return { failure: 'quota', retry: false, reached: false }
    const result = await provider(search)
    if (isUnspent(result)) await call.giveBack()
    return result
  }

  async function ask(search: VideoSearch, kind: SearchKind): Promise<ProviderResult> {
    const first = await askOnce(search, kind)
    const result = 'failure' in first && first.retry ? await askOnce(search, kind) : first
    if ('page' in result)
      await cache.set<Kept>(keyOf(search), { fetchedAt: now(), page: result.page }, keptMs)
    else if (result.failure === 'quota' && result.reached) await quota.spent()
    return result
  }

  async function searchFor(search: VideoSearch, client: string): Promise<VideoPage> {
    const key = keyOf(search)
    const kept = await cache.get<Kept>(key)
    if (kept && now() - kept.fetchedAt < freshMs) return marked(kept.page)
    const stale = kept && { ...marked(kept.page), stale: true }
    const kind = await kindOf(search)
    const verdict = await clients.take(kind, client)
    if (!verdict.allowed) {
      if (stale) return stale
      throw clientSpent(kind, verdict.retryAfterSeconds)
    }
    const result = await shareCalls(key, () => ask(search, kind))
    // A successful tag search is cached for everybody, so it is refunded; repeated failures are not.
    if (isUnspent(result) || (kind === 'tag' && 'page' in result)) await clients.giveBack(kind, client)
    if ('page' in result) return marked(result.page)
    log.warn({ failure: result.failure, stale: stale !== undefined }, 'no page from the video provider')
    if (stale) return stale
    throw problemOf(result.failure)
  }

  return (search, client) =>
    shareSearches(JSON.stringify([client, keyOf(search)]), () => searchFor(search, client))
}

/** The provider did not receive the call, so it does not count against its quota. */
const isUnspent = (result: ProviderResult) => 'failure' in result && !result.reached
