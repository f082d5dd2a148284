import type { Cache, Platform } from '@semaforo/platform'
import type { Log } from '@semaforo/service-kit'
import { createDemoProvider, lessonCards } from '../../demo/index.ts'
import type { CatalogConfig } from '../config.ts'
import { openClientBudget, unlimitedClients } from './client-budget.ts'
import { createProvider } from './provider.ts'
import { openQuota, unlimited } from './quota.ts'
import { createVideoSearch, type VideoSearcher } from './search.ts'
import { realProvider, searchAddress } from './search-address.ts'

/** For the demo lessons, which are found as fast as a cached answer. */
const noCache: Cache = { get: async () => undefined, set: async () => {}, delete: async () => {} }

/** Connects the search to the configured provider, or to the built-in demo lessons if there is none. */
export async function openVideoSearch(
  platform: Platform,
  config: CatalogConfig,
  { tagNames, log }: { tagNames: () => Promise<readonly string[]>; log: Log },
): Promise<{ search: VideoSearcher; close(): Promise<void> }> {
  const key = config.YOUTUBE_API_KEY
  const given = config.YOUTUBE_API_URL ?? (key && realProvider)
  const lessons = given ? undefined : await createDemoProvider()
  const now = Date.now
  const search = createVideoSearch({
    provider: createProvider({
      address: searchAddress(given ?? lessons?.url ?? realProvider),
      key,
      timeoutMs: config.YOUTUBE_TIMEOUT_MS,
    }),
    quota: lessons ? unlimited : await openQuota(platform, config.YOUTUBE_DAILY_CALLS, now),
    clients: lessons ? unlimitedClients : openClientBudget(platform, config.YOUTUBE_DAILY_CALLS),
    tagNames,
    // A cache per provider, so that results never mix across restarts.
    cache: given ? platform.cache(`videos:${given}`) : noCache,
    lessons: key ? undefined : lessonCards,
    now,
    log,
  })
  return { search, close: async () => lessons?.close() }
}
