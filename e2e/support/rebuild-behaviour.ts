import { setTimeout as sleep } from 'node:timers/promises'
import { firstAdmin } from './accounts.ts'
import { damageReadModels, readModelsIn, type Subjects } from './read-models.ts'
import { runAndKill, runCommand } from './run-command.ts'
import { type RunningSite, type Site, startSite } from './site.ts'
import { type People, people, requestAs } from './site-state.ts'

type Env = Record<string, string>

const models = [
  ['likes', 'catalog-item'],
  ['identity', 'lights'],
  ['identity', 'directory'],
  ['diagnostic', 'partner'],
]

/** `npm run rebuild` beside a running site; `servers` are the settings of its platform. */
export function describeRebuild(name: string, servers: () => Promise<Env>) {
  describe(`rebuild: ${name}`, () => {
    let env: Env
    let site: RunningSite
    let both: People
    let subjects: Subjects
    let before: Awaited<ReturnType<typeof readModelsIn>>
    const rebuild = (...args: string[]) => runCommand('rebuild', env, ...args)

    beforeAll(async () => {
      // Liking all the time is more than one person may do.
      const platform = { ...(await servers()), RATE_LIMIT_PER_MINUTE: '100000' }
      site = await startSite({ ...firstAdmin, ...platform })
      both = await people(site)
      const { partners } = JSON.parse(await requestAs(site.url, both.admin, 'GET', '/api/partners'))
      subjects = { person: both.person.user.id, partner: partners[0].id }
      env = { ...platform, DATA_DIR: site.dataDir, PORT: new URL(site.url).port, PUBLIC_URL: site.url }
      await site.stop()
      before = await readModelsIn(env, subjects)
      await damageReadModels(env, subjects)
      expect(await readModelsIn(env, subjects)).not.toEqual(before)
      site = await startSite(env)
    })

    test('what is wrong is corrected while likes go on, also after a kill, and nothing else', async () => {
      const liking = likeUntilStopped(site, both)
      expect(await runAndKill(0, 'rebuild', env, 'catalog', 'popularity')).toBe(true)
      expect(await rebuild('catalog', 'popularity')).toMatch(/^listo: catalog popularity/m)
      for (const model of models) expect(await rebuild(...model)).toMatch(/^listo: .* corregidas: [12]$/m)
      await liking.stop()
      for (const model of models) expect(await rebuild(...model)).toMatch(/^listo: .* corregidas: 0$/m)
      expect(await rebuild('catalog', 'popularity')).toMatch(/^listo: catalog popularity/m)
      await site.stop()
      expect(await readModelsIn(env, subjects)).toEqual(before)
    })
  })
}

/** Somebody who likes and unlikes a tag all the time, and likes it no more in the end. */
function likeUntilStopped(site: Site, { person }: People) {
  let isStopped = false
  const liking = async () => {
    while (!isStopped) {
      await requestAs(site.url, person, 'POST', '/api/me/likes/tag/2')
      await sleep(20)
      await requestAs(site.url, person, 'DELETE', '/api/me/likes/tag/2')
    }
  }
  const running = liking()
  return {
    stop() {
      isStopped = true
      return running
    },
  }
}
