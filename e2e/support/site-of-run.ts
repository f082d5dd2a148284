import { rmSync } from 'node:fs'
import { firstAdmin } from './accounts.ts'
import { copyOfData } from './data-of-run.ts'
import { type RunningSite, type Site, startSite } from './site.ts'

const variable = 'SITE_OF_RUN'
/** Each visit and call says whose it is (`anotherClient`): the limits of one visitor are not those of all tests. */
const manyVisitors = { TRUST_PROXY: '1', RATE_LIMIT_PER_MINUTE: '100000' }
const ofRun = globalThis as { siteOfRun?: RunningSite }

/** Starts the site that the files of a run share (`productOfRun`), on a copy of the prepared data. */
export async function startSiteOfRun(): Promise<void> {
  const site = await startSite({ ...firstAdmin, DATA_DIR: copyOfData(), ...manyVisitors })
  ofRun.siteOfRun = site
  const { url, dataDir } = site
  process.env[variable] = JSON.stringify({ url, dataDir })
}

/** That site, as an object of the file that calls this. */
export function siteOfRun(): Site {
  return JSON.parse(process.env[variable] ?? '{}')
}

export async function endSiteOfRun(): Promise<void> {
  const site = ofRun.siteOfRun
  delete ofRun.siteOfRun
  await site?.stop()
  if (site) rmSync(site.dataDir, { recursive: true, force: true })
}
