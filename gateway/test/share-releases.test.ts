import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import {
  CloudEvent,
  Registry,
  RunningReleases,
  releaseEvents,
  releasesPath,
  ShellOffer,
} from '@semaforo/contracts'
import { deadLetterTopic, type Platform } from '@semaforo/platform'
import { announceShell, change, keyAt, publishedRevision, registerKey } from '@semaforo/releases'
import { createLog } from '@semaforo/service-kit'
import { endsWithTest } from '@semaforo/testing/ends-with-test'
import { eventually } from '@semaforo/testing/eventually'
import { shareReleases } from '../src/index.ts'
import { closeAll, folder, openPlatform } from './setup.ts'
import { aSiteOf } from './teams.ts'

afterEach(closeAll)

const names = ['promo', 'ideas']

/** Sites with folders of their own which know the same teams, and the one log that all of them share. */
async function aDeployment() {
  const platform = await openPlatform()
  endsWithTest(platform.close)
  const keys = folder()
  async function aGateway(options: Parameters<typeof aSiteOf>[1] = {}) {
    const site = await aSiteOf([], options)
    for (const name of names) {
      const { publicKey } = await keyAt(join(keys, `${name}.pem`))
      await registerKey(site.dir, name, publicKey)
    }
    const key = (name: string) => keyAt(join(keys, `${name}.pem`))
    const release = async (name: string, version: string) => site.make(name, version, {}, await key(name))
    const publish = async (version: string, revision: number, percent?: number, name = 'promo') => {
      const made = await release(name, version)
      const wanted = percent === undefined ? { what: 'publish' } : { what: 'canary', percent }
      const about = { frontend: name, version: made.release.version, revision }
      expect((await site.ship(made, site.order({ ...wanted, ...about }, await key(name)))).status).toBe(200)
    }
    const command = async (what: string, revision: number) =>
      expect((await site.give(site.order({ what, revision }, await key('promo')))).status).toBe(200)
    return { ...site, publish, command, stop: share(platform, site.dir, site.url) }
  }
  return { platform, aGateway }
}

/** Lets a folder take part in what a log says. */
function share({ log: events }: Platform, frontendsDir: string, from: string) {
  const checkpoints = join(frontendsDir, 'published')
  mkdirSync(checkpoints, { recursive: true })
  return endsWithTest(
    shareReleases({
      frontendsDir,
      checkpoints,
      events,
      from,
      log: createLog('silent'),
    }).stop,
  )
}

async function published(platform: Platform): Promise<string[]> {
  const events: string[] = []
  await platform.log.read('frontends.release', ({ key, value }) => {
    const { type, subject, sequence, data } = CloudEvent.parse(JSON.parse(value))
    expect([subject, releaseEvents.publish.data.parse(data).frontend]).toEqual([key, key])
    events.push(`${type} ${key} ${sequence}`)
  })
  return events
}

async function running(url: string): Promise<string[]> {
  const { frontends } = RunningReleases.parse(await (await fetch(`${url}${releasesPath}`)).json())
  return frontends.map(
    (each) => `${each.frontend} ${each.version.replace(/-.*/, '')} ${each.percent} ${each.revision}`,
  )
}

test('gateways with folders of their own follow each other, and serve the files that were fetched', async () => {
  const { platform, aGateway } = await aDeployment()
  const [one, other] = [await aGateway(), await aGateway()]
  const onBoth = (...expected: string[]) =>
    eventually(async () =>
      expect([await running(one.url), await running(other.url)]).toEqual([expected, expected]),
    )

  await one.publish('1.0.0', 0)
  await onBoth('promo 1.0.0 100 1')
  const registry = await fetch(`${other.url}/federation/registry.json`)
  const version = Registry.parse(await registry.json()).frontends[0]?.version
  const chunk = await fetch(`${other.url}/remotes/promo/${version}/assets/1.js`)
  expect(await chunk.text()).toMatch(/^chunk 1\.0\.0 x+$/)

  await other.publish('2.0.0', 1, 10)
  await onBoth('promo 1.0.0 90 2', 'promo 2.0.0 10 2')
  await one.command('promote', 2)
  await onBoth('promo 2.0.0 100 3')
  await other.command('rollback', 3)
  await onBoth('promo 1.0.0 100 4')
  for (const { url } of [one, other]) {
    await eventually(async () => {
      const { frontends } = Registry.parse(await (await fetch(`${url}/federation/registry.json`)).json())
      expect(frontends[0]?.withdrawn).toEqual([expect.stringMatching(/^2\.0\.0/)])
    })
  }
  const kinds = ['published', 'canary', 'promoted', 'rolledback']
  expect(await published(platform)).toEqual(
    kinds.map((kind, n) => `frontends.release.${kind}.v1 promo ${n + 1}`),
  )
})

test('what was done while no gateway ran is published at the next start, and once', async () => {
  const { platform, aGateway } = await aDeployment()
  const [one, other] = [await aGateway(), await aGateway()]
  await one.stop()
  await one.publish('1.0.0', 0)
  await one.publish('2.0.0', 1)
  await change(one.dir, 'promo', { what: 'rollback' }, { by: 'ana', at: new Date().toISOString() })
  expect(await published(platform)).toEqual([])
  const again = share(platform, one.dir, one.url)
  await eventually(async () => expect(await running(other.url)).toEqual(['promo 1.0.0 100 3']))
  const all = ['published', 'published', 'rolledback'].map(
    (kind, n) => `frontends.release.${kind}.v1 promo ${n + 1}`,
  )
  expect(await published(platform)).toEqual(all)
  await eventually(async () => expect(await publishedRevision(join(one.dir, 'published'), 'promo')).toBe(3))
  await again()
  share(platform, one.dir, one.url)
  await one.publish('1.0.0', 0, undefined, 'ideas')
  await eventually(async () =>
    expect(await published(platform)).toContain('frontends.release.published.v1 ideas 1'),
  )
  expect(await published(platform)).toHaveLength(4)
})

test('a gateway that comes later catches up, past releases that nobody has any more', async () => {
  const { aGateway } = await aDeployment()
  const one = await aGateway()
  for (const n of [1, 2, 3, 4]) await one.publish(`${n}.0.0`, n - 1)
  const oldest = readdirSync(join(one.dir, 'releases/promo')).find((name) => name.startsWith('1.')) ?? ''
  rmSync(join(one.dir, 'releases/promo', oldest), { recursive: true })
  const late = await aGateway()
  await eventually(async () => expect(await running(late.url)).toEqual(['promo 4.0.0 100 4']))
})

test('a release that the page of another gateway cannot run waits there until that page can', async () => {
  const { platform, aGateway } = await aDeployment()
  const [one, other] = [await aGateway(), await aGateway()]
  const place = join(other.dir, 'federation/shell.json')
  const offered = ShellOffer.parse(JSON.parse(readFileSync(place, 'utf8')))
  const kit = { version: '0.9.0', exports: [] }
  await announceShell(other.dir, { ...offered, kits: { ui: kit, 'frontend-kit': kit } })
  await one.publish('1.0.0', 0)
  const letters: string[] = []
  await eventually(async () => {
    await platform.log.read(deadLetterTopic('frontends.release'), ({ key }) => letters.push(key))
    expect(letters).toContain('promo')
  })
  expect(await running(other.url)).toEqual([])
  await announceShell(other.dir, offered)
  await one.publish('1.0.0', 0, undefined, 'ideas')
  await eventually(async () => expect(await running(other.url)).toEqual(['ideas 1.0.0 100 1']))
  await other.stop()
  share(platform, other.dir, other.url)
  await eventually(async () =>
    expect(await running(other.url)).toEqual(['ideas 1.0.0 100 1', 'promo 1.0.0 100 1']),
  )
})

test('of two folders that moved from the same revision both end where the log began', async () => {
  const { platform, aGateway } = await aDeployment()
  const [one, other] = [await aGateway(), await aGateway()]
  await one.publish('1.0.0', 0)
  await eventually(async () => expect(await running(other.url)).toEqual(['promo 1.0.0 100 1']))
  for (const each of [one, other]) await each.stop()
  await one.publish('2.0.0', 1)
  await other.publish('3.0.0', 1)
  await other.publish('1.0.0', 0, undefined, 'ideas')
  for (const each of [one, other]) share(platform, each.dir, each.url)
  await eventually(async () => {
    const [here, there] = [await running(one.url), await running(other.url)]
    expect(here).toHaveLength(2)
    expect(here).toEqual(there)
  })
})

test('moves of a gateway that is gone hold nobody up, once a later one has moved the same frontend', async () => {
  const { platform, aGateway } = await aDeployment()
  const [gone, stays] = [await aGateway(), await aGateway()]
  for (const n of [1, 2, 3]) await gone.publish(`${n}.0.0`, n - 1)
  await eventually(async () => expect(await running(stays.url)).toEqual(['promo 3.0.0 100 3']))
  await gone.stop()
  rmSync(join(gone.dir, 'releases'), { recursive: true })
  rmSync(join(gone.dir, 'registry'), { recursive: true })
  await stays.publish('4.0.0', 3)
  await eventually(async () =>
    expect(await published(platform)).toContain('frontends.release.published.v1 promo 4'),
  )
  const late = await aGateway()
  await eventually(async () => expect(await running(late.url)).toEqual(['promo 4.0.0 100 4']))
  const letters: string[] = []
  await platform.log.read(deadLetterTopic('frontends.release'), ({ key }) => letters.push(key))
  expect(letters).toEqual([])
})
