import { eventually } from '@semaforo/testing/eventually'
import type { Page } from 'playwright-core'

const widths = [360, 320]
export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

/**
 * A page neither scrolls sideways on a phone nor has targets that are too small. Widths change styles only: a screen is
 * set up once and checked at each width.
 */
export async function fits(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 })
    // What follows the width by a script of the page comes a moment after the style.
    await eventually(async () =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width),
    )
    const small = await page
      .locator('a, button, input')
      .filter({ visible: true })
      .evaluateAll((all) =>
        all.flatMap((element) => {
          const { width, height } = element.getBoundingClientRect()
          const inSentence = getComputedStyle(element).display === 'inline'
          return inSentence || Math.min(width, height) >= 24 ? [] : [element.outerHTML]
        }),
      )
    expect({ width, small }).toEqual({ width, small: [] })
  }
}
