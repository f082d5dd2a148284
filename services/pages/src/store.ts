import { event, pagesRendered } from '@semaforo/contracts'
import type { Platform } from '@semaforo/platform'

const site = 'site'
type Published = { etag: string }

/** Publishes which pages are rendered now, once: instances that render the same publish one event. */
export type PublishRendered = (etag: string) => Promise<void>

export async function openPublisher(platform: Platform): Promise<PublishRendered> {
  const store = await platform.store<Published>({ service: 'pages', name: 'site' })
  return async (etag) => {
    await store.update(site, (published) =>
      published?.etag === etag ? [published, []] : [{ etag }, [event(pagesRendered, { etag })]],
    )
  }
}
