import type { WorkboxPlugin } from 'workbox-core/types.js'
import { isGivenUp } from './given-up.ts'
import { servedFromCacheMessage } from './served-from-cache-message.ts'

declare const self: ServiceWorkerGlobalScope

/** Tells the page that made a request that it was answered from the cache, unless the page itself gave it up. */
export const notifyServedFromCache: WorkboxPlugin = {
  async cachedResponseWillBeUsed({ cachedResponse, event }) {
    if (cachedResponse && !isGivenUp(event)) event.waitUntil(post(event))
    return cachedResponse
  },
}

async function post(event: ExtendableEvent): Promise<void> {
  const client =
    event instanceof FetchEvent
      ? await self.clients.get(event.resultingClientId || event.clientId)
      : (event as ExtendableMessageEvent).source
  client?.postMessage(servedFromCacheMessage)
}
