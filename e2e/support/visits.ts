import { endsWithTest } from '@semaforo/testing/ends-with-test'
import { longestWaitMs } from '@semaforo/testing/eventually'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { startBrowser } from './browser.ts'
import type { Site } from './site.ts'

export type Visit = BrowserContextOptions & {
  /** The browser errors that are expected; any other fails the test. */
  faults?: RegExp
  /**
   * When navigation counts as finished; a test that delays a script can delay `load` as well. After `load` no part of
   * the page waits for its code any more: a test may disconnect the page then.
   */
  until?: 'load' | 'domcontentloaded' | 'commit'
  /** Runs before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>
}

/** Opens a page of a site in a new browser context, as a new visitor. */
export type Visits = (path: string, options?: Visit) => Promise<Page>

/** Unless a test says otherwise each page meets the server as it is, and not what a worker kept of it. */
const usual: BrowserContextOptions = {
  locale: 'es-MX',
  viewport: { width: 1280, height: 800 },
  serviceWorkers: 'block',
}
/**
 * What is no fault of a page: what the browser driver says where one registers a worker, Chromium's remarks where a busy
 * machine takes some seconds from a preload to its use and where a container on it begins or ends, and the federation
 * runtime's where a release replaces another.
 */
const harmless =
  /Service Worker registration blocked|was preloaded using link preload but not used within|ERR_NETWORK_CHANGED|The remote "\w+" is already registered/

/**
 * Visits to a site by the tests of a file. Any browser error (exceptions, blocked scripts, failed requests) fails the
 * test during which it occurs.
 */
export function visitsTo(site: () => Site): Visits {
  let browser: Browser
  const faults: string[] = []

  beforeAll(async () => {
    browser = await startBrowser()
    endsWithTest(() => browser.close())
  })

  afterEach(() => expect(faults.splice(0)).toEqual([]))

  return async (path, { faults: allowed, until = 'load', prepare, ...options } = {}) => {
    const context = await browser.newContext({ ...usual, ...options })
    context.setDefaultTimeout(longestWaitMs)
    let ends = false
    // Before what the test started earlier ends, such as the server of the page.
    endsWithTest(async () => {
      // What was held back goes to the site as interception ends: what a page says of that is of no test.
      ends = true
      await stopIntercepting(context)
      await context.close()
    })
    const complain = (fault: string) => {
      if (!ends && !allowed?.test(fault) && !harmless.test(fault)) faults.push(fault)
    }
    context.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complain(message.text())
    })
    context.on('weberror', (error) => complain(String(error.error())))
    const page = await context.newPage()
    await prepare?.(page)
    await page.goto(new URL(path, site().url).href, { waitUntil: until })
    if (until === 'load')
      await page.locator('[data-release], [data-late]').first().waitFor({ state: 'detached' })
    return page
  }
}

/** Else the handler of a request that is still under way fails when its page closes, and a test with it. */
async function stopIntercepting(context: BrowserContext): Promise<void> {
  for (const one of [context, ...context.pages()]) await one.unrouteAll({ behavior: 'ignoreErrors' })
}
