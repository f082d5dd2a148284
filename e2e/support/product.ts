import { createDemoProvider, type DemoProvider } from '@semaforo/catalog/demo'
import { endsWithTest } from '@semaforo/testing/ends-with-test'
import { longestWaitMs } from '@semaforo/testing/eventually'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { firstAdmin } from './accounts.ts'
import { startBrowser } from './browser.ts'
import { copyOfData } from './data-of-run.ts'
import { type Site, startSite } from './site.ts'

export type Visit = BrowserContextOptions & {
  /** The browser errors that are expected; any other fails the test. */
  faults?: RegExp
  /**
   * When navigation counts as finished; a test that delays a script can delay `load` as well. After `load` nothing of
   * the page waits for its frontend any more.
   */
  until?: 'load' | 'domcontentloaded' | 'commit'
  /** Runs before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>
}

export type Product = {
  site(): Site
  /** The video provider, controlled by the test. */
  provider(): DemoProvider
  /** Opens a page of the site in a new browser context, as a new visitor. */
  visit(path: string, options?: Visit): Promise<Page>
}

/** Unless a test says otherwise each page meets the server as it is, and not what a worker kept of it. */
const usual: BrowserContextOptions = {
  locale: 'es-MX',
  viewport: { width: 1280, height: 800 },
  serviceWorkers: 'block',
}
/**
 * What is no fault of a page: what the browser driver says where one registers a worker, and Chromium's remark where a
 * busy machine takes some seconds from a preload to its use.
 */
const harmless = /Service Worker registration blocked|was preloaded using link preload but not used within/

/**
 * Runs the product with one browser for a test file. Any browser error (exceptions, blocked scripts, failed
 * requests) fails the test during which it occurs.
 */
export function runningProduct(
  env: (provider: DemoProvider) => Record<string, string> = () => ({}),
): Product {
  let browser: Browser
  let site: Site
  let provider: DemoProvider
  const contexts: BrowserContext[] = []
  const faults: string[] = []

  beforeAll(async () => {
    provider = await createDemoProvider()
    endsWithTest(provider.close)
    const given = {
      ...firstAdmin,
      DATA_DIR: copyOfData(),
      YOUTUBE_API_URL: provider.url,
      YOUTUBE_TIMEOUT_MS: '10000',
      YOUTUBE_DAILY_CALLS: '10000',
    }
    // One after the other, so that whatever has started is stopped even if a later step fails.
    browser = await startBrowser()
    endsWithTest(() => browser.close())
    site = await startSite({ ...given, ...env(provider) })
  })

  afterEach(async () => {
    provider.failWith(null)
    // What was held back goes to the site as interception ends: what a page says of that is of no test.
    const occurred = faults.splice(0)
    for (const context of contexts.splice(0)) {
      await stopIntercepting(context)
      await context.close()
    }
    faults.length = 0
    expect(occurred).toEqual([])
  })

  return {
    site: () => site,
    provider: () => provider,
    visit: async (path, { faults: allowed, until = 'load', prepare, ...options } = {}) => {
      const context = await browser.newContext({ ...usual, ...options })
      context.setDefaultTimeout(longestWaitMs)
      contexts.push(context)
      const complain = (fault: string) => {
        if (!allowed?.test(fault) && !harmless.test(fault)) faults.push(fault)
      }
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complain(message.text())
      })
      context.on('weberror', (error) => complain(String(error.error())))
      const page = await context.newPage()
      await prepare?.(page)
      await page.goto(new URL(path, site.url).href, { waitUntil: until })
      if (until === 'load') await page.locator('[data-release]').first().waitFor({ state: 'detached' })
      return page
    },
  }
}

/** Else the handler of a request that is still under way fails when its page closes, and a test with it. */
async function stopIntercepting(context: BrowserContext): Promise<void> {
  for (const one of [context, ...context.pages()]) await one.unrouteAll({ behavior: 'ignoreErrors' })
}
