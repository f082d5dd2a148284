import type { Page } from 'playwright-core'

/** Resolves once the browser has kept an entry of this type: of a click it comes with the next frame. */
export const noticed = (page: Page, type: string) =>
  page.evaluate(
    (type) =>
      new Promise<void>((resolve) => {
        new PerformanceObserver(() => resolve()).observe({ type, buffered: true })
      }),
    type,
  )

/**
 * Waits until a page has its style sheets, which the first paint waits for, and its typefaces: in the one that stands in
 * for them a line can break elsewhere, and on a busy machine the page has not begun to ask for its own yet.
 */
export async function laidOut(page: Page): Promise<void> {
  await noticed(page, 'paint')
  await page.evaluate(() => Promise.allSettled([...document.fonts].map((face) => face.load())))
}
