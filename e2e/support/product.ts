import { createDemoProvider, type DemoProvider } from '@semaforo/catalog/demo'
import { endsWithTest } from '@semaforo/testing/ends-with-test'
import { firstAdmin } from './accounts.ts'
import { copyOfData } from './data-of-run.ts'
import { type RunningSite, startSite } from './site.ts'
import { type Visits, visitsTo } from './visits.ts'

export type Product = {
  site(): RunningSite
  visit: Visits
}

/** Runs the product for a test file that changes what every visitor sees, or needs settings of its own. */
export function runningProduct(
  env: (provider: DemoProvider) => Record<string, string> = () => ({}),
): Product {
  let site: RunningSite

  beforeAll(async () => {
    const provider = await createDemoProvider()
    endsWithTest(provider.close)
    const given = {
      ...firstAdmin,
      DATA_DIR: copyOfData(),
      YOUTUBE_API_URL: provider.url,
      YOUTUBE_TIMEOUT_MS: '10000',
      YOUTUBE_DAILY_CALLS: '10000',
    }
    site = await startSite({ ...given, ...env(provider) })
  })

  return { site: () => site, visit: visitsTo(() => site) }
}
