import { startBrowserOfRun } from './browser-of-run.ts'
import { prepareData } from './data-of-run.ts'

/** What the files of `e2e/` share: a browser, and the data that their sites begin with. */
export default async function setUpRun(): Promise<void> {
  await startBrowserOfRun()
  await prepareData()
}
