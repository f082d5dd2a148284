import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import { type KeyPair, publish, readFrontends, receiveCopy, siteFiles } from '../src/index.ts'
import { asked, build, damageOf, openSite, publishNew, served, storedOf, write } from './site.ts'

/** A folder with two releases of one team, on its way into another folder. */
async function copyOf(dir: string, into: string) {
  const copy = await receiveCopy(into)
  for await (const file of siteFiles(dir)) await copy.write(file)
  return copy
}

async function twoReleases() {
  const dir = temporaryDirectory()
  const { learning: key } = (await openSite(dir, 'learning')) as { learning: KeyPair }
  const first = await publishNew(dir, 'learning', 'first', key)
  const second = await publishNew(dir, 'learning', 'second', key)
  return { dir, key, versions: [first, second] as const }
}

test('a copy serves what the folder served, remembers its moves, and takes the next release', async () => {
  const { dir, key, versions } = await twoReleases()
  const into = temporaryDirectory()
  const copy = await copyOf(dir, into)
  expect(existsSync(join(into, 'registry'))).toBe(false)
  await copy.finish()
  await copy.close()

  expect(served(into)).toEqual(served(dir))
  expect(storedOf(into, 'learning')).toEqual([...versions].sort())
  for (const version of versions) expect(damageOf(into, 'learning', version)).toEqual([])
  expect((await readFrontends(into))[0]?.registry).toEqual((await readFrontends(dir))[0]?.registry)
  await openSite(into)
  const { built, release } = await build(join(into, 'builds'), 'learning', 'third', key)
  await publish(into, built, asked())
  expect(served(into)).toEqual({ learning: release.version })
})

test('a frontend that the folder has already stays where it is, with the copied releases beside', async () => {
  const { dir, key, versions } = await twoReleases()
  const into = temporaryDirectory()
  const { promo } = (await openSite(into, 'promo')) as { promo: KeyPair }
  await openSite(into)
  const copied = await copyOf(dir, into)
  await copied.finish()
  await publishNew(into, 'promo', 'own', promo)
  const newer = await publishNew(into, 'learning', 'newer', key)
  const again = await copyOf(dir, into)
  await again.finish()
  expect(served(into)).toMatchObject({ learning: newer, promo: expect.anything() })
  expect(storedOf(into, 'learning')).toEqual([...versions, newer].sort())
})

test('a release that was damaged comes back whole with a copy', async () => {
  const { dir, versions } = await twoReleases()
  const into = temporaryDirectory()
  await (await copyOf(dir, into)).finish()
  writeFileSync(join(into, 'releases/learning', versions[0], 'assets/1.js'), 'changed')
  await (await copyOf(dir, into)).finish()
  expect(damageOf(into, 'learning', versions[0])).toEqual([])
})

test('a copy that ends before its end leaves nothing', async () => {
  const { dir } = await twoReleases()
  const into = join(temporaryDirectory(), 'none')
  const copy = await copyOf(dir, into)
  await copy.close()
  expect(existsSync(join(into, 'releases'))).toBe(false)
  expect(existsSync(join(into, 'copy.part'))).toBe(false)
})

test('a release that is not whole is not copied', async () => {
  const { dir, versions } = await twoReleases()
  rmSync(join(dir, 'releases/learning', versions[0], 'release.json'))
  mkdirSync(join(dir, 'releases/learning/9.9.9.part'))
  writeFileSync(join(dir, 'releases/learning/9.9.9.part/a.js'), '')
  const paths: string[] = []
  for await (const { path } of siteFiles(dir)) paths.push(path)
  expect(new Set(paths.map((path) => path.split('/').slice(0, 3).join('/')))).toEqual(
    new Set([`releases/learning/${versions[1]}`, 'keys/learning.pub', 'registry/learning.json']),
  )
})

test('what does not belong to the folder stays out of a copy, which would not be received with it', async () => {
  const { dir, versions } = await twoReleases()
  write(dir, {
    'keys/a-b.pub': '',
    'registry/learning.old.json': '{}',
    'releases/.DS_Store': '',
    [`releases/a-b/${versions[0]}/release.json`]: '{}',
    [`releases/learning/${versions[0]}/.x`]: '',
    [`releases/learning/${versions[0]}/assets/.nfs1`]: '',
  })
  const into = temporaryDirectory()
  const copy = await copyOf(dir, into)
  await copy.finish()
  expect(served(into)).toEqual({ learning: versions[1] })
  expect(readdirSync(join(into, 'releases', 'learning', versions[0])).sort()).toEqual(
    ['assets', 'release.json', 'remoteEntry.js', 'remoteEntry.js.br'].sort(),
  )
})

test.each([
  '../outside',
  'releases/learning/1.0.0/../../../outside',
  'releases/learning/latest/a.js',
  'keys/../../outside.pub',
  'registry/.lock',
  'federation/shell.json',
])('%s is no file of a copy', async (path) => {
  const copy = await receiveCopy(temporaryDirectory())
  await expect(copy.write({ path, content: Buffer.from('') })).rejects.toMatchObject({ code: 'bad-file' })
  await copy.close()
})
