import { createHash } from 'node:crypto'
import type { Page } from 'playwright-core'
import { changeRecord } from './replaced-frontend.ts'

/** What the registry says of the learning frontend's release; undefined leaves what is published. */
type Named = { version: string; entry: string; integrity: string }

/** The learning frontend as the test publishes it, in place of what the site has. */
export type Releases = {
  /** Has the registry name a release, or `withdrawn` versions; without one, the site's own again. */
  name(release?: Named | { withdrawn: string[] }): void
  /** A release with this entry script, served under its version; 404 without a script. */
  release(version: string, entry?: string): Promise<Named>
  /** How often the page has read the registry. */
  reads(): number
  /** Has readings of the registry wait from now on, until what it returns is called. */
  hold(): () => void
}

export async function releasesOfLearning(page: Page): Promise<Releases> {
  let named: Parameters<Releases['name']>[0]
  let reads = 0
  let held: Promise<void> | undefined
  await changeRecord(page, 'learning', async (record) => {
    reads++
    await held
    return { ...record, ...named }
  })
  return {
    name: (release) => {
      named = release
    },
    async release(version, body = '') {
      const entry = `/remotes/learning/${version}/remoteEntry.js`
      if (body)
        await page.route(`**${entry}`, (route) => route.fulfill({ contentType: 'text/javascript', body }))
      return { version, entry, integrity: `sha384-${createHash('sha384').update(body).digest('base64')}` }
    },
    reads: () => reads,
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      return resolve
    },
  }
}

/** Records each error panel that the page ever shows, for `panelsShown`. */
export async function watchPanels(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shown: string[] = []
    Object.assign(globalThis, { panelsShown: shown })
    new MutationObserver(() => {
      const alert = document.querySelector('main [role=alert]')
      if (alert?.textContent) shown.push(alert.textContent)
    }).observe(document, { childList: true, subtree: true })
  })
}

export const panelsShown = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { panelsShown: string[] }).panelsShown)
