import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { firstAdmin, signedIn } from './accounts.ts'
import { startBrowser } from './browser.ts'
import { gallery, type Picture, type Variant } from './gallery.ts'
import type { Screen } from './screen.ts'
import { screensByArea } from './screens.ts'
import { type Site, startSite } from './site.ts'

const sizes = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
]
const themes = ['light', 'dark'] as const

/** Takes a picture of every screen in every size and theme, and writes them with a page that shows them all. */
export async function takePictures(directory: string): Promise<void> {
  rmSync(directory, { recursive: true, force: true })
  mkdirSync(directory, { recursive: true })
  const variants = sizes.flatMap((size) => themes.map((theme) => ({ ...size, theme })))
  const browser = await startBrowser()
  try {
    const site = await startSite(firstAdmin)
    try {
      const pictures: Picture[] = []
      for (const screen of Object.values(screensByArea).flat()) {
        for (const variant of variants) pictures.push(await take(browser, site, directory, screen, variant))
      }
      writeFileSync(join(directory, 'index.html'), gallery(pictures))
    } finally {
      await site.stop()
    }
  } finally {
    await browser.close()
  }
}

async function take(
  browser: Browser,
  site: Site,
  directory: string,
  screen: Screen,
  variant: Variant,
): Promise<Picture> {
  const { width, height, theme } = variant
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'es-MX',
    serviceWorkers: 'block',
    ...(screen.as && (await signedIn(site, screen.as))),
  })
  const page = await context.newPage()
  await endAfterFirstPage(page)
  await page.goto(site.url + screen.path)
  await page.locator('[data-release]').first().waitFor({ state: 'detached' })
  await screen.show(page)
  await showWhole(page, variant)
  const file = `${screen.name.replace(/\W+/g, '-')}-${width}-${theme}.png`
  await page.screenshot({ path: join(directory, file) })
  await context.close()
  return { screen: screen.name, variant, file }
}

/** Ends the list of videos after one page: a window as high as the page would load more and more. */
async function endAfterFirstPage(page: Page): Promise<void> {
  await page.route('**/api/videos?*', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), nextPageToken: undefined } })
  })
}

/** Makes the window as high as the page, so that elements fixed to the window are at the edges of the page. */
async function showWhole(page: Page, { width, height }: Variant): Promise<void> {
  const html = page.locator('html')
  const whole = await html.evaluate((root) => root.scrollHeight)
  await page.setViewportSize({ width, height: Math.max(height, whole) })
  await html.evaluate((root) => root.scrollTo({ top: 0, behavior: 'instant' }))
}
