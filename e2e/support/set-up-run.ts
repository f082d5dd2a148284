import { startBrowserOfRun } from './browser-of-run.ts'
import { prepareData } from './data-of-run.ts'
import { startSiteOfRun } from './site-of-run.ts'

/** What the files of `e2e/` share: a browser, a site, and the data that a site of their own begins with. */
export default async function setUpRun(): Promise<void> {
  await startBrowserOfRun()
  await prepareData()
  await startSiteOfRun()
}
