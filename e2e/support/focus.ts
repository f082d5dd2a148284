import type { Page } from 'playwright-core'
import { eventually } from './eventually.ts'

type Named = Partial<Record<'id' | 'name' | 'ariaLabel' | 'tagName' | 'textContent', string | null>>

/** Waits until the focused element has these properties. */
export async function isFocused(page: Page, expected: Named): Promise<void> {
  await eventually(() =>
    page.evaluate((expected) => {
      const focused = document.activeElement
      const has = ([name, value]: [string, string | null]) => focused && Reflect.get(focused, name) === value
      return Object.entries(expected).every(has)
    }, expected),
  )
}
