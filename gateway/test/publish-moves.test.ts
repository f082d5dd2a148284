import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CloudEvent, RunningReleases, releaseEvents, releasesPath } from '@semaforo/contracts'
import type { EventLog, Platform } from '@semaforo/platform'
import { change } from '@semaforo/releases'
import { createLog } from '@semaforo/service-kit'
import { endsWithTest } from '@semaforo/testing/ends-with-test'
import { eventually } from '@semaforo/testing/eventually'
import { publishMoves } from '../src/index.ts'
import { closeAll, open, openPlatform } from './setup.ts'
import { aSiteOf, site as publicUrl } from './teams.ts'

afterEach(closeAll)

/** A site of one team, and the log that its moves are published to. */
async function aPublishedSite() {
  const platform = await openPlatform()
  endsWithTest(platform.close)
  const site = await aSiteOf(['promo'])
  const checkpoints = join(site.dir, 'published')
  mkdirSync(checkpoints)
  const publishing = (events: EventLog = platform.log) =>
    endsWithTest(publishMoves({ frontendsDir: site.dir, checkpoints, events, log: createLog('silent') }).stop)
  const publish = async (version: string, revision: number, percent?: number) => {
    const made = site.make('promo', version)
    const wanted = percent === undefined ? { what: 'publish' } : { what: 'canary', percent }
    const order = site.order({ ...wanted, version: made.release.version, revision })
    expect((await site.ship(made, order)).status).toBe(200)
  }
  const command = async (what: string, revision: number, at = site.url) =>
    expect((await site.give(site.order({ what, revision }), undefined, at)).status).toBe(200)
  return { ...site, platform, checkpoints, publishing, publish, command }
}

/** The moves in the log, each as often as it was published. */
async function published(platform: Platform): Promise<string[]> {
  const events: string[] = []
  await platform.log.read('frontends.release', ({ key, value }) => {
    const { type, subject, sequence, data } = CloudEvent.parse(JSON.parse(value))
    const { frontend, by } = releaseEvents.publish.data.parse(data)
    expect([subject, frontend]).toEqual([key, key])
    events.push(`${type.replace('frontends.release.', '')} ${sequence} ${by}`)
  })
  return events
}

async function running(url: string): Promise<string[]> {
  const { frontends } = RunningReleases.parse(await (await fetch(`${url}${releasesPath}`)).json())
  return frontends.map(({ version, percent }) => `${version.replace(/-.*/, '')} ${percent}`)
}

test('each move at any gateway of the folder runs at all of them, and is published with its author', async () => {
  const { platform, dir, url, publishing, publish, command } = await aPublishedSite()
  const other = await open({ frontendsDir: dir, publicUrl })
  publishing()
  const onBoth = (...expected: string[]) =>
    eventually(async () => expect([await running(url), await running(other)]).toEqual([expected, expected]))

  await publish('1.0.0', 0)
  await publish('2.0.0', 1, 10)
  await onBoth('1.0.0 90', '2.0.0 10')
  await command('promote', 2, other)
  await onBoth('2.0.0 100')
  await command('rollback', 3)
  await onBoth('1.0.0 100')
  const kinds = ['published', 'canary', 'promoted', 'rolledback']
  await eventually(async () =>
    expect(await published(platform)).toEqual(kinds.map((kind, n) => `${kind}.v1 ${n + 1} promo`)),
  )
})

test('what was done while no gateway ran is published at the next start, and once', async () => {
  const { platform, dir, publishing, publish } = await aPublishedSite()
  await publish('1.0.0', 0)
  await publish('2.0.0', 1)
  await change(dir, 'promo', { what: 'rollback' }, { by: 'ana', at: new Date().toISOString() })
  const stop = publishing()
  const done = ['published.v1 1 promo', 'published.v1 2 promo', 'rolledback.v1 3 sitio']
  await eventually(async () => expect(await published(platform)).toEqual(done))
  await stop()
  publishing()
  await publish('3.0.0', 3)
  await eventually(async () => expect(await published(platform)).toEqual([...done, 'published.v1 4 promo']))
})

test('moves wait for a log that does not answer, and a damaged checkpoint holds none back', async () => {
  const { platform, checkpoints, publishing, publish } = await aPublishedSite()
  writeFileSync(join(checkpoints, 'promo'), 'damaged')
  let attempts = 0
  publishing({
    ...platform.log,
    async publish(records) {
      attempts += 1
      if (attempts === 1) throw new Error('away')
      await platform.log.publish(records)
    },
  })
  await publish('1.0.0', 0)
  await eventually(async () => expect(await published(platform)).toEqual(['published.v1 1 promo']))
  expect(attempts).toBe(2)
})
