import type { Page } from 'playwright-core'

/**
 * Gives a page the shell as it was built in the place of every document: nothing is prerendered, and it fetches the
 * registry.
 */
export async function emptyShell(page: Page): Promise<void> {
  await page.route('**', async (route) => {
    const request = route.request()
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return route.fallback()
    return route.continue({ url: new URL('/index.html', request.url()).href })
  })
}
