import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import {
  change,
  type KeyPair,
  list,
  publish,
  readFrontends,
  registriesOf,
  registryHash,
  resolveFor,
  resolveStable,
  withLock,
} from '../src/index.ts'
import { asked, build, openSite, publishNew, served, storedOf } from './site.ts'

const day = 24 * 3_600_000

/** Everything below a folder as text, to see that nothing changed. */
function contents(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((path) => `${path} ${readFileSync(path, 'base64')}`)
}

test('a published release is served beside the older one and never rewritten', async () => {
  const dir = temporaryDirectory()
  const { learning } = (await openSite(dir, 'learning')) as Record<string, KeyPair>
  const first = await publishNew(dir, 'learning', 'first', learning as KeyPair)
  const before = contents(join(dir, 'releases', 'learning', first))
  const second = await publishNew(dir, 'learning', 'second', learning as KeyPair)
  await publishNew(dir, 'learning', 'first', learning as KeyPair)
  expect(served(dir)).toEqual({ learning: first })
  expect(storedOf(dir, 'learning')).toEqual([first, second].sort())
  expect(contents(join(dir, 'releases', 'learning', first))).toEqual(before)
  expect(readFileSync(join(dir, 'remotes', 'learning', second, 'remoteEntry.js'), 'utf8')).toBe('second')
})

test('the registries that visitors can get are known, whatever canaries there are', async () => {
  const dir = temporaryDirectory()
  const keys = await openSite(dir, 'about', 'learning', 'promo')
  for (const [name, percent] of [
    ['about', 10],
    ['learning', 40],
    ['promo', 10],
  ] as const) {
    await publishNew(dir, name, 'stable', keys[name] as KeyPair)
    const { built } = await build(join(dir, 'builds'), name, 'new', keys[name] as KeyPair)
    await publish(dir, built, { ...asked(), percent })
  }
  const frontends = await readFrontends(dir)
  const possible = registriesOf(frontends).map(registryHash)
  const given = Array.from({ length: 100 }, (_, bucket) => registryHash(resolveFor(frontends, bucket)))
  expect(possible).toEqual([...new Set(given)])
  expect(possible).toHaveLength(3)
  expect(possible.at(-1)).toBe(registryHash(resolveStable(frontends)))
})

test('a canary reaches only its share, is promoted or rolled back, and the list names who did it', async () => {
  const dir = temporaryDirectory()
  const { learning } = (await openSite(dir, 'learning')) as Record<string, KeyPair>
  const stable = await publishNew(dir, 'learning', 'stable', learning as KeyPair)
  const { built, release } = await build(join(dir, 'builds'), 'learning', 'new', learning as KeyPair)
  const canary = release.version
  const reached = async (bucket: number) =>
    resolveFor(await readFrontends(dir), bucket).frontends.map(({ version }) => version)

  await publish(dir, built, { ...asked('beto'), percent: 10 })
  expect([await reached(9), await reached(10)]).toEqual([[canary], [stable]])
  expect(served(dir)).toEqual({ learning: stable })
  await change(dir, 'learning', { what: 'canary', percent: 25 }, asked('carla'))
  expect(await list(dir)).toMatchObject([
    { frontend: 'learning', version: stable, percent: 75, whole: true, since: { by: 'ana' } },
    { frontend: 'learning', version: canary, percent: 25, whole: true, since: { by: 'carla' } },
  ])

  await change(dir, 'learning', { what: 'rollback' }, asked())
  expect(await reached(0)).toEqual([stable])
  await change(dir, 'learning', { what: 'canary', version: canary, percent: 5 }, asked())
  await change(dir, 'learning', { what: 'promote' }, asked('dora'))
  expect(await list(dir)).toMatchObject([
    { version: canary, percent: 100, since: { what: 'promote', by: 'dora' } },
  ])
  await change(dir, 'learning', { what: 'rollback' }, asked())
  expect(served(dir)).toEqual({ learning: stable })
})

test('old releases go after their time, and what a crash left goes at once', async () => {
  const dir = temporaryDirectory()
  const { learning } = (await openSite(dir, 'learning')) as Record<string, KeyPair>
  const versions: string[] = []
  for (let n = 0; n < 7; n += 1)
    versions.push(await publishNew(dir, 'learning', `n${n}`, learning as KeyPair))
  for (const left of ['1.0.0-abc.part', '1.0.0-orphan']) {
    mkdirSync(join(dir, 'releases', 'learning', left))
    utimesSync(join(dir, 'releases', 'learning', left), 0, 0)
  }
  const { built, release } = await build(join(dir, 'builds'), 'learning', 'last', learning as KeyPair)
  await publish(dir, built, { by: 'ana', at: new Date(Date.parse(asked().at) + 31 * day).toISOString() })
  // What was live until now is younger than 30 days; before it went three others, two of which stay.
  const kept = [...versions.slice(-1), release.version]
  expect(storedOf(dir, 'learning')).toEqual(expect.arrayContaining(kept))
  expect(storedOf(dir, 'learning')).toHaveLength(4)
  expect(storedOf(dir, 'learning')).not.toContain('1.0.0-orphan')
})

test('a folder of builds from before there were releases goes on being served', async () => {
  const dir = temporaryDirectory()
  mkdirSync(join(dir, 'remotes', 'learning', '0.1.0-old'), { recursive: true })
  writeFileSync(join(dir, 'remotes', 'learning', '0.1.0-old', 'a.js'), 'old')
  const { learning } = (await openSite(dir, 'learning')) as Record<string, KeyPair>
  await publishNew(dir, 'learning', 'first', learning as KeyPair)
  expect(readFileSync(join(dir, 'remotes', 'learning', '0.1.0-old', 'a.js'), 'utf8')).toBe('old')
})

describe('the lock', () => {
  test('is one at a time, and does not stop the others from running', async () => {
    const path = join(temporaryDirectory(), 'lock')
    let [inside, most, ticks] = [0, 0, 0]
    const ticking = setInterval(() => {
      ticks += 1
    }, 1)
    const work = async () => {
      inside += 1
      most = Math.max(most, inside)
      await sleep(5)
      inside -= 1
    }
    await Promise.all(Array.from({ length: 20 }, () => withLock(path, work)))
    clearInterval(ticking)
    expect(most).toBe(1)
    expect(ticks).toBeGreaterThan(10)
  })

  test('is released when the work fails; a waiter times out with an error', async () => {
    const path = join(temporaryDirectory(), 'lock')
    await expect(withLock(path, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    const holding = withLock(path, () => withLock(path, async () => 1, 50))
    await expect(holding).rejects.toMatchObject({ code: 'busy' })
    await expect(withLock(path, async () => 2)).resolves.toBe(2)
  })
})
