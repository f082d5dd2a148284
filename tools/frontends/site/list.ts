import { type RunningRelease, RunningReleases, releasesPath } from '@semaforo/contracts'
import { callSite, expected } from './call-site.ts'

/** What runs on a site. */
export async function runningOn(site: string): Promise<RunningRelease[]> {
  return expected(RunningReleases, await callSite(site, releasesPath), site).frontends
}
