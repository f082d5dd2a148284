import type { LiveRegistry } from '../../registry/live-registry.ts'
import type { Loader } from '../loader.ts'
import { type OfUi, reloadOffer } from './reload-offer.tsx'

/** How often a page in sight asks whether its release was taken back. */
const checkEveryMs = 60_000

/**
 * Offers a reload once for each release that was taken back while it is on the screen. Asks every minute while the page
 * is in sight, and at once when somebody returns to it. What is loaded but not on the screen is replaced before it is
 * shown again, which loses nothing.
 * @param shown the loader of the frontend on the screen
 */
export function watchReleases(registry: LiveRegistry, shown: () => Loader | undefined, ofUi: OfUi): void {
  const offer = reloadOffer(ofUi)
  let offered = ''

  async function check(): Promise<void> {
    if (document.visibilityState === 'hidden' || !navigator.onLine) return
    // A site that does not answer is no reason to trouble somebody who is reading.
    await registry.refresh().catch(() => undefined)
    const loader = shown()
    if (!loader?.withdrawn()) return
    const { entry } = loader.release()
    if (offered === entry) return
    offered = entry
    offer()
  }

  document.addEventListener('visibilitychange', () => void check())
  setInterval(() => void check(), checkEveryMs)
}
