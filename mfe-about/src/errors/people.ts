import { accountErrors } from './account-errors.ts'
import type { Explanations } from './explained.ts'
import { siteErrors } from './site-errors.ts'

/** The errors that somebody meets in the pages. The other ones are for who writes programs or operates the site. */
export const people: Explanations = { ...siteErrors, ...accountErrors }
