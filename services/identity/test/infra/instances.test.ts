import '../support/on-real-servers.ts'
import { aSession } from '../support/accounts.ts'
import { newDataDir, removeDataDir, type Site, startSite } from '../support/site.ts'

const sites: Site[] = []
let dataDir: string
beforeAll(async () => {
  dataDir = await newDataDir()
  for (let n = 0; n < 2; n += 1) sites.push(await startSite(dataDir))
})
afterAll(async () => {
  for (const site of sites) await site.stop()
  await removeDataDir(dataDir)
})

test('two instances return the same successor for concurrent refreshes with one token', async () => {
  const { client } = await aSession(sites[0] as Site)
  for (let round = 0; round < 5; round += 1) {
    const tabs = [...sites, ...sites].map((site) => {
      const tab = site.client()
      for (const [name, value] of client.cookies) tab.cookies.set(name, value)
      return tab
    })
    const answers = await Promise.all(tabs.map((tab) => tab.send('POST', '/api/auth/refresh')))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const given = new Set(tabs.map(({ cookies }) => [...cookies.values()].join()))
    expect(given.size).toBe(1)
    for (const [name, value] of tabs[0]?.cookies ?? []) client.cookies.set(name, value)
  }
})
