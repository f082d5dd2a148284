import { endBrowserOfRun } from './browser-of-run.ts'
import { removeData } from './data-of-run.ts'
import { endSiteOfRun } from './site-of-run.ts'

export default async function tearDownRun(): Promise<void> {
  await endBrowserOfRun()
  await endSiteOfRun()
  removeData()
}
