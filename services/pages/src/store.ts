import { event, pagesRendered } from '@semaforo/contracts'
import type { Platform } from '@semaforo/platform'

const site = 'site'
type Told = { etag: string }

/** Tells which pages are rendered now, once: several instances that render the same tell it together. */
export type TellRendered = (etag: string) => Promise<void>

export async function openTold(platform: Platform): Promise<TellRendered> {
  const store = await platform.store<Told>({ service: 'pages', name: 'site' })
  return async (etag) => {
    await store.update(site, (told) =>
      told?.etag === etag ? [told, []] : [{ etag }, [event(pagesRendered, { etag })]],
    )
  }
}
