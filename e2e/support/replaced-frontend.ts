import { createHash } from 'node:crypto'
import type { Page } from 'playwright-core'
import { emptyShell } from './empty-shell.ts'

type Registered = { name: string }

/** Serves the registry with one frontend's record changed; `change` returns the replacement, or a promise of it. */
export async function changeRecord(
  page: Page,
  name: string,
  change: (record: Registered) => unknown,
): Promise<void> {
  await emptyShell(page)
  await page.route('**/federation/registry.json', async (route) => {
    const { frontends } = (await (await route.fetch()).json()) as { frontends: Registered[] }
    const altered = await Promise.all(
      frontends.map((record) => (record.name === name ? change(record) : record)),
    )
    await route.fulfill({ json: { frontends: altered } })
  })
}

/**
 * An entry script that exposes an object with these lifecycles; in them, `scope` is the share scope of the
 * page.
 */
export function entryOf(lifecycles: string): string {
  return `let scope
var learning = {
  init(shared) { scope = shared },
  get: async () => { const app = ${lifecycles}; return () => ({ default: app }) },
}`
}

/**
 * Replaces the entry script of the learning frontend (/home and /roadmaps), as another team may deploy it. Its
 * response is delayed until `arrival` has resolved.
 */
export async function replaceLearning(page: Page, entry: string, arrival?: Promise<void>): Promise<void> {
  const integrity = `sha384-${createHash('sha384').update(entry).digest('base64')}`
  await changeRecord(page, 'learning', (record) => ({ ...record, integrity }))
  await page.route(/\/remotes\/learning\/.*entry.*\.js$/i, async (route) => {
    await arrival
    await route.fulfill({ contentType: 'text/javascript', body: entry })
  })
}
