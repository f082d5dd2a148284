import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eventually } from '@semaforo/testing/eventually'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import { type KeyPair, liveFrontends, publish } from '../src/index.ts'
import { asked, openSite, publishNew } from './site.ts'

test('a repeated reader notices that publishing again repaired a release', async () => {
  const dir = temporaryDirectory()
  const { learning: key } = (await openSite(dir, 'learning')) as { learning: KeyPair }
  const version = await publishNew(dir, 'learning', 'first', key)
  writeFileSync(join(dir, 'releases', 'learning', version, 'release.json'), '{}')
  const live = liveFrontends(dir, { error() {} })
  const isLive = async () => (await live())[0]?.releases[version] !== undefined
  expect(await isLive()).toBe(false)
  await publish(dir, join(dir, 'builds', 'learning-first'), asked())
  await eventually(async () => expect(await isLive()).toBe(true))
})
