import { newDataDir, removeDataDir, type Site, startSite } from './site.ts'

/** One site for all tests of a file; it contains only the admin. */
export function siteForAll(options: Parameters<typeof startSite>[1] = {}): { get site(): Site } {
  let site: Site | undefined
  beforeAll(async () => {
    site = await startSite(await newDataDir(), options)
  })
  afterAll(async () => {
    await site?.stop()
    if (site) await removeDataDir(site.dataDir)
  })
  return {
    get site() {
      if (!site) throw new Error('the site has not started')
      return site
    },
  }
}
