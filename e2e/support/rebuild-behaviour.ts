import { use } from './a-partner.ts'
import { firstAdmin } from './accounts.ts'
import { pollApi } from './eventually.ts'
import { damageProjections, projectionsIn } from './projections.ts'
import { runCommand } from './run-command.ts'
import { startSite } from './site.ts'
import { people, requestAs } from './site-state.ts'

type Env = Record<string, string>

const projections = [
  ['likes', 'catalog-item'],
  ['identity', 'directory'],
  ['diagnostic', 'partner'],
]

/** `npm run rebuild` of a site that is stopped; `servers` are the settings of its platform. */
export function describeRebuild(name: string, servers: () => Promise<Env>) {
  test(`rebuild: ${name}: each projection is made again from the events, and none while its service runs`, async () => {
    const platform = await servers()
    const site = await startSite({ ...firstAdmin, ...platform })
    const both = await people(site)
    const { partners } = JSON.parse(await requestAs(site.url, both.admin, 'GET', '/api/partners'))
    const subjects = { person: both.person.user.id, partner: partners[0].id }
    const env = { ...platform, DATA_DIR: site.dataDir, PORT: new URL(site.url).port, PUBLIC_URL: site.url }
    const rebuild = (projection: string[]) => runCommand('rebuild', env, ...projection)
    for (const projection of projections)
      expect(await rebuild(projection)).toMatch(/^1: [\s\S]*(otro proceso usa|detén su servicio)/)
    await site.stop()
    const before = await projectionsIn(env, subjects)
    await damageProjections(env, subjects)
    expect(await projectionsIn(env, subjects)).not.toEqual(before)

    for (const projection of projections) expect(await rebuild(projection)).toMatch(/^listo: /)
    const again = await startSite(env)
    const { email } = JSON.parse(await requestAs(again.url, both.person, 'GET', '/api/me'))
    const found = `/api/users?q=${email}`
    await pollApi(
      async () => JSON.parse(await requestAs(again.url, both.admin, 'GET', found)).users.length === 1,
    )
    await pollApi(() => requestAs(again.url, both.person, 'DELETE', '/api/me/likes/roadmap/1'))
    await pollApi(async () => (await use(again, partners[0].keys[0].key, 'viewed')).ok)
    await again.stop()
    expect(await projectionsIn(env, subjects)).toEqual(before)
  })
}
