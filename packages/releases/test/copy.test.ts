import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import { addReleases, copyReleases, type KeyPair, publish, readFrontends } from '../src/index.ts'
import { asked, build, damageOf, openSite, publishNew, served, storedOf, write } from './site.ts'

/** A folder with two releases of one team, and a copy of it. */
async function twoReleases() {
  const [dir, copy] = [temporaryDirectory(), temporaryDirectory()]
  const { learning: key } = (await openSite(dir, 'learning')) as { learning: KeyPair }
  const first = await publishNew(dir, 'learning', 'first', key)
  const second = await publishNew(dir, 'learning', 'second', key)
  write(dir, { 'releases/learning/9.9.9.part/a.js': '' })
  await copyReleases(dir, copy)
  return { dir, copy, key, versions: [first, second] as const }
}

test('a copy serves what the folder served, remembers its moves, and takes the next release', async () => {
  const { dir, copy, key, versions } = await twoReleases()
  const into = join(temporaryDirectory(), 'new')
  await addReleases(into, copy)

  expect(served(into)).toEqual(served(dir))
  expect(storedOf(into, 'learning')).toEqual([...versions].sort())
  for (const version of versions) expect(damageOf(into, 'learning', version)).toEqual([])
  expect((await readFrontends(into))[0]?.registry).toEqual((await readFrontends(dir))[0]?.registry)
  await openSite(into)
  const { built, release } = await build(join(into, 'builds'), 'learning', 'third', key)
  await publish(into, built, asked())
  expect(served(into)).toEqual({ learning: release.version })
})

test('a frontend that the folder has already stays as it is', async () => {
  const { copy, key } = await twoReleases()
  const into = temporaryDirectory()
  const { promo } = (await openSite(into, 'promo')) as { promo: KeyPair }
  await publishNew(into, 'promo', 'own', promo)
  await addReleases(into, copy)
  const newer = await publishNew(into, 'learning', 'newer', key)
  await addReleases(into, copy)
  expect(served(into)).toMatchObject({ learning: newer, promo: expect.anything() })
})

test('a folder that does not exist is copied as nothing, and is not made', async () => {
  const [none, copy] = [join(temporaryDirectory(), 'none'), temporaryDirectory()]
  await copyReleases(none, copy)
  await addReleases(none, copy)
  expect(existsSync(none)).toBe(false)
})
