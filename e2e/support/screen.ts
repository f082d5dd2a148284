import type { Page } from 'playwright-core'
import type { Role } from './accounts.ts'

/** A state of the site to check as a whole: with axe, and in the pictures of every screen. */
export type Screen = {
  name: string
  path: string
  /** The role of the visitor; a guest by default. */
  as?: Role
  /** The browser errors that are expected. */
  faults?: RegExp
  /** Brings a page, opened at the path, into the state. */
  show: (page: Page) => Promise<unknown>
}
