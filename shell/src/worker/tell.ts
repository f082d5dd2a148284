import type { WorkboxPlugin } from 'workbox-core/types.js'
import { keptMessage } from './kept-message.ts'

declare const self: ServiceWorkerGlobalScope

/** Tells the page that asked that the network did not answer. */
export const tellKept: WorkboxPlugin = {
  async cachedResponseWillBeUsed({ cachedResponse, event }) {
    if (cachedResponse) event.waitUntil(tell(event))
    return cachedResponse
  },
}

async function tell(event: ExtendableEvent): Promise<void> {
  const client =
    event instanceof FetchEvent
      ? await self.clients.get(event.resultingClientId || event.clientId)
      : (event as ExtendableMessageEvent).source
  client?.postMessage(keptMessage)
}
