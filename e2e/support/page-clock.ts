import type { Page } from 'playwright-core'
import { eventually } from './eventually.ts'

/** Stops the time of a page whose clock was installed, a second from now; it goes on by the test alone. */
export const pauseClock = (page: Page) =>
  // On a slow machine that second may be over: then the time stands already.
  eventually(async () => {
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
    return true
  })
