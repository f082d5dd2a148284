import { jest } from '@jest/globals'
import { createDemoProvider, type DemoProvider } from '@semaforo/catalog/demo'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { firstAdmin } from './accounts.ts'
import { startBrowser } from './browser.ts'
import { type Site, startSite } from './site.ts'

export type Visit = BrowserContextOptions & {
  /** What the browser may complain about; everything else fails the test. */
  faults?: RegExp
  /** Runs before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>
}

export type Product = {
  site(): Site
  /** The video provider in the test's hand. */
  provider(): DemoProvider
  /** Opens a page of the site in a browser of its own, as a new visitor. */
  visit(path: string, options?: Visit): Promise<Page>
}

const desktop = { viewport: { width: 1280, height: 800 } }

/**
 * Gives a test file the running product with one browser. Whatever the browser complains about (errors,
 * refused scripts, failed requests) fails the test during which it happened.
 */
export function runningProduct(
  env: (provider: DemoProvider) => Record<string, string> = () => ({}),
): Product {
  jest.setTimeout(60_000)
  let browser: Browser
  let site: Site
  let provider: DemoProvider
  const contexts: BrowserContext[] = []
  const faults: string[] = []

  beforeAll(async () => {
    provider = await createDemoProvider()
    const given = {
      ...firstAdmin,
      YOUTUBE_API_URL: provider.url,
      YOUTUBE_TIMEOUT_MS: '400',
      YOUTUBE_DAILY_CALLS: '10000',
    }
    // One after the other: what has been started is known and ended, whatever fails after it.
    browser = await startBrowser()
    site = await startSite({ ...given, ...env(provider) })
  }, 150_000)

  afterEach(async () => {
    provider.failWith(null)
    for (const context of contexts.splice(0)) await context.close()
    expect(faults.splice(0)).toEqual([])
  })

  afterAll(async () => {
    await browser?.close()
    await site?.stop()
    await provider?.close()
  })

  return {
    site: () => site,
    provider: () => provider,
    visit: async (path, { faults: allowed, prepare, ...options } = {}) => {
      const context = await browser.newContext({ locale: 'es-MX', ...desktop, ...options })
      contexts.push(context)
      const complain = (fault: string) => {
        if (!allowed?.test(fault)) faults.push(fault)
      }
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complain(message.text())
      })
      context.on('weberror', (error) => complain(String(error.error())))
      const page = await context.newPage()
      page.setDefaultTimeout(15_000)
      await prepare?.(page)
      await page.goto(new URL(path, site.url).href)
      return page
    },
  }
}
