import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eventually } from '@semaforo/testing/eventually'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import { type KeyPair, liveFrontends, publish, receiveCopy, siteFiles } from '../src/index.ts'
import { asked, openSite, publishNew } from './site.ts'

/** A reader of a folder that began with a stable release whose manifest was spoiled. */
async function readSpoiled(spoil: (manifest: string) => void) {
  const [dir, into] = [temporaryDirectory(), temporaryDirectory()]
  const { learning: key } = (await openSite(dir, 'learning')) as { learning: KeyPair }
  const version = await publishNew(dir, 'learning', 'first', key)
  const copy = await receiveCopy(into)
  for await (const file of siteFiles(dir)) await copy.write(file)
  await copy.finish()
  spoil(join(into, 'releases', 'learning', version, 'release.json'))
  await openSite(into)
  const live = liveFrontends(into, { error() {} })
  const isLive = async () => (await live())[0]?.releases[version] !== undefined
  expect(await isLive()).toBe(false)
  return { dir, into, built: join(dir, 'builds', 'learning-first'), isLive }
}

test('who reads the folder all the time notices that the same publish healed a release', async () => {
  const { into, built, isLive } = await readSpoiled((manifest) => writeFileSync(manifest, '{}'))
  await publish(into, built, asked())
  await eventually(isLive)
})

test('and that a restore brought back one that was lost', async () => {
  const { dir, into, isLive } = await readSpoiled((manifest) => rmSync(manifest))
  const copy = await receiveCopy(into)
  for await (const file of siteFiles(dir)) await copy.write(file)
  await copy.finish()
  await eventually(isLive)
})
