import type { Page } from 'playwright-core'
import type { Who } from './accounts.ts'

/** A state of the site that is looked at as a whole: by axe, and in the pictures of every screen. */
export type Screen = {
  name: string
  path: string
  /** Who looks at it; a guest unless told otherwise. */
  as?: Who
  /** What the browser says on the way. */
  faults?: RegExp
  /** Brings a page that was opened at the path into the state. */
  show: (page: Page) => Promise<unknown>
}
