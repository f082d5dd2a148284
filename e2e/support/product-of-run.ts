import { anotherClient } from './another-client.ts'
import type { Site } from './site.ts'
import { siteOfRun } from './site-of-run.ts'
import { type Visits, visitsTo } from './visits.ts'

/**
 * The product that runs for all files of a run at once: for tests that read what every visitor sees, and change only
 * what belongs to accounts of their own.
 */
export function productOfRun(): { site(): Site; visit: Visits } {
  const site = siteOfRun()
  const visit = visitsTo(() => site)
  return {
    site: () => site,
    visit: (path, options) => visit(path, { extraHTTPHeaders: anotherClient(), ...options }),
  }
}
