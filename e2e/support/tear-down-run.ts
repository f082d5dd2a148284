import { endBrowserOfRun } from './browser-of-run.ts'
import { removeData } from './data-of-run.ts'

export default async function tearDownRun(): Promise<void> {
  await endBrowserOfRun()
  removeData()
}
