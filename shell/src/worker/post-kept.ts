import type { WorkboxPlugin } from 'workbox-core/types.js'
import { keptMessage } from './kept-message.ts'

declare const self: ServiceWorkerGlobalScope

/** Tells the page that made a request that it was answered from the cache. */
export const postKept: WorkboxPlugin = {
  async cachedResponseWillBeUsed({ cachedResponse, event }) {
    if (cachedResponse) event.waitUntil(post(event))
    return cachedResponse
  },
}

async function post(event: ExtendableEvent): Promise<void> {
  const client =
    event instanceof FetchEvent
      ? await self.clients.get(event.resultingClientId || event.clientId)
      : (event as ExtendableMessageEvent).source
  client?.postMessage(keptMessage)
}
