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
import { createRest } from './rest.ts'

const hour = 3_600_000
const freshMs = 24 * hour
/** The provider sometimes finds nothing where there is something. */
const emptyKeptMs = hour / 2
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
  const rest = createRest(now)
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
    if (!call)
      return { failure: 'quota', reason: 'YOUTUBE_DAILY_CALLS used up', retry: false, reached: false }
    const result = await provider(search)
    // The provider did not receive the call, so it does not count against its quota.
    if ('failure' in result && !result.reached) await call.giveBack()
    return result
  }

  async function ask(search: VideoSearch, kind: SearchKind): Promise<ProviderResult> {
    const failed = rest.resting()
    if (failed) return failed
    const first = await askOnce(search, kind)
    const result = 'failure' in first && first.retry ? await askOnce(search, kind) : first
    rest.ended(result)
    if ('page' in result)
      await cache.set<Kept>(keyOf(search), { fetchedAt: now(), page: result.page }, keptMsOf(result.page))
    else if (result.failure === 'quota' && result.reached) await quota.spent()
    return result
  }

  async function searchFor(search: VideoSearch, client: string): Promise<VideoPage> {
    const key = keyOf(search)
    const kept = await cache.get<Kept>(key)
    if (kept && now() - kept.fetchedAt < freshMs) return marked(kept.page)
    const stale = kept && { ...marked(kept.page), stale: true }
    const kind = await kindOf(search)
    if (kind === 'free') {
      const verdict = await clients.take(client)
      if (!verdict.allowed) {
        if (stale) return stale
        throw clientSpent(verdict.retryAfterSeconds)
      }
    }
    const result = await shareCalls(key, () => ask(search, kind))
    if ('page' in result) return marked(result.page)
    // The provider's failures cost the client nothing; a page token can be made up.
    if (kind === 'free' && result.failure !== 'page-token') await clients.giveBack(client)
    const { failure, reason } = result
    log.warn({ failure, reason, stale: stale !== undefined }, 'no page from the video provider')
    if (stale) return stale
    throw problemOf(result.failure)
  }

  return (search, client) =>
    shareSearches(JSON.stringify([client, keyOf(search)]), () => searchFor(search, client))
}

const keptMsOf = ({ items }: ProviderPage) => (items.length === 0 ? emptyKeptMs : keptMs)

/** Deduplicates concurrent calls: those with the key of a running call share its result. */
function singleFlight<Value>(): (key: string, begin: () => Promise<Value>) => Promise<Value> {
  const inFlight = new Map<string, Promise<Value>>()
  return (key, begin) => {
    const running = inFlight.get(key)
    if (running) return running
    const started = begin().finally(() => inFlight.delete(key))
    inFlight.set(key, started)
    return started
  }
}
