import type { Platform } from '@semaforo/platform'
import { Rendered } from './state.ts'

const key = 'rendered'
const lifeMs = 30 * 24 * 3_600_000

/** What was rendered last, over restarts. It may be lost, and may be of another shell or other releases. */
export function openStoredPages(platform: Platform) {
  const cache = platform.cache('pages')
  return {
    async read(): Promise<Rendered | undefined> {
      return Rendered.safeParse(await cache.get(key)).data
    },
    write: ({ shell, releases, headers }: Rendered) => cache.set(key, { shell, releases, headers }, lifeMs),
  }
}
