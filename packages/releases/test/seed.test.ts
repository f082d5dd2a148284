import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import { keysOf } from '../src/folder/read-site.ts'
import { change, type KeyPair, list, publish, publishShell, registerKey, seed } from '../src/index.ts'
import { keyId, makeKeyPair } from '../src/signing/keys.ts'
import { asked, build, damageOf, openSite, publishNew, served, shell, write } from './site.ts'

const at = '2026-02-01T00:00:00.000Z'

/** The folder that an image was built with: a shell, and a release of each frontend. */
async function anImage(name: string, frontends: Record<string, { path?: string }>, offer = shell) {
  const from = temporaryDirectory()
  const keys = await openSite(from, ...Object.keys(frontends))
  const built = { 'index.html': name, 'index.html.br': `${name} br`, [`assets/${name}.js`]: name }
  await publishShell(from, write(join(from, 'built'), built), offer)
  write(from, { 'api-docs/index.html': name })
  const versions: Record<string, string> = {}
  for (const [frontend, { path = `/${frontend}` }] of Object.entries(frontends)) {
    const routes = [{ path, title: frontend }]
    versions[frontend] = await publishNew(from, frontend, name, keys[frontend] as KeyPair, { routes })
  }
  return { from, versions }
}

const text = (...path: string[]) => readFileSync(join(...path), 'utf8')

test('an empty folder begins with what the image was built with, whole', async () => {
  const dir = join(temporaryDirectory(), 'volume')
  const { from, versions } = await anImage('first', { learning: {}, account: {} })
  expect(await seed(dir, from, at)).toEqual([])
  expect(served(dir)).toEqual(versions)
  for (const [name, version] of Object.entries(versions)) expect(damageOf(dir, name, version)).toEqual([])
  expect(text(dir, 'shell/index.html')).toBe('first')
  expect(text(dir, 'shell/index.html.br')).toBe('first br')
  expect(text(dir, 'api-docs/index.html')).toBe('first')
  expect(await list(dir)).toMatchObject([{ since: { by: 'imagen' } }, { since: { by: 'imagen' } }])
  const before = text(dir, 'registry/learning.json')
  expect(await seed(dir, from, at)).toEqual([])
  expect(text(dir, 'registry/learning.json')).toBe(before)
})

test('a newer image publishes its shell and its releases; the files of the older shell stay for open pages', async () => {
  const dir = temporaryDirectory()
  await seed(dir, (await anImage('first', { learning: {} })).from, at)
  const { from, versions } = await anImage('second', { learning: {} })
  await seed(dir, from, at)
  expect(served(dir)).toEqual(versions)
  expect(text(dir, 'shell/index.html')).toBe('second')
  expect(existsSync(join(dir, 'shell/assets/first.js'))).toBe(true)
})

/** The ids of the keys that a folder trusts for a frontend. */
const trusted = (dir: string) => keysOf(dir, 'learning').then((keys) => keys.map(keyId))

test('an image that was built again from the same sources changes nothing, although another key signed it', async () => {
  const dir = temporaryDirectory()
  const first = await anImage('first', { learning: {} })
  await seed(dir, first.from, at)
  const before = await trusted(dir)
  const { from, versions } = await anImage('first', { learning: {} })
  expect(versions).not.toEqual(first.versions)
  expect(await seed(dir, from, at)).toEqual([])
  expect(served(dir)).toEqual(first.versions)
  expect(await trusted(dir)).toEqual(before)
})

test('an image restores damaged files of live releases', async () => {
  const dir = temporaryDirectory()
  const first = await anImage('first', { learning: {} })
  await seed(dir, first.from, at)
  write(join(dir, 'releases/learning', first.versions['learning'] ?? ''), { 'remoteEntry.js': 'other' })
  const { from, versions } = await anImage('first', { learning: {} })
  await seed(dir, from, at)
  expect(served(dir)).toEqual(versions)
})

test('trusts the keys of images whose releases are live or previous', async () => {
  const dir = temporaryDirectory()
  const team = makeKeyPair().publicKey
  await registerKey(dir, 'learning', team)
  const images = [await anImage('first', { learning: {} }), await anImage('second', { learning: {} })]
  images.push(await anImage('third', { learning: {} }))
  const keys: string[] = []
  for (const { from } of images) {
    await seed(dir, from, at)
    keys.push(...(await trusted(from)))
  }
  expect(await trusted(dir)).toEqual([keyId(team), ...keys.slice(1)])
  // A start with the image of before.
  await seed(dir, images[1]?.from ?? '', at)
  expect(await trusted(dir)).toEqual([keyId(team), ...keys.slice(1)])
  await change(dir, 'learning', { what: 'rollback' }, asked('learning'))
  expect(served(dir)).toEqual(images[2]?.versions)
})

describe('what a team does is not undone by an image', () => {
  async function taken() {
    const dir = temporaryDirectory()
    const first = await anImage('first', { learning: {}, account: {} })
    await seed(dir, first.from, at)
    const { learning: key } = (await openSite(temporaryDirectory(), 'learning')) as { learning: KeyPair }
    await registerKey(dir, 'learning', key.publicKey)
    const { built, release } = await build(join(dir, 'builds'), 'learning', 'team', key)
    return { dir, built, first: first.versions, version: release.version }
  }

  test('a release', async () => {
    const { dir, built, version } = await taken()
    await publish(dir, built, asked('learning'))
    const { from, versions } = await anImage('second', { learning: {}, account: {} })
    expect(await seed(dir, from, at)).toEqual([])
    expect(served(dir)).toEqual({ ...versions, learning: version })
  })

  test('a canary, and a return to what the image had brought', async () => {
    const { dir, built, first, version } = await taken()
    await publish(dir, built, { ...asked('learning'), percent: 10 })
    const { from } = await anImage('second', { learning: {} })
    await seed(dir, from, at)
    expect(await list(dir)).toMatchObject([{}, { version: first['learning'] }, { version, percent: 10 }])
    await change(dir, 'learning', { what: 'promote' }, asked('learning'))
    await change(dir, 'learning', { what: 'rollback' }, asked('learning'))
    await seed(dir, from, at)
    expect(served(dir)['learning']).toBe(first['learning'])
  })
})

test('a route moves between frontends of an image; a route that a team holds is reported', async () => {
  const dir = temporaryDirectory()
  await seed(dir, (await anImage('first', { learning: { path: '/shared' }, account: {} })).from, at)
  const { from, versions } = await anImage('second', { learning: {}, account: { path: '/shared' } })
  expect(await seed(dir, from, at)).toEqual([])
  expect(served(dir)).toEqual(versions)
  const { promo: key } = (await openSite(temporaryDirectory(), 'promo')) as { promo: KeyPair }
  await registerKey(dir, 'promo', key.publicKey)
  await publishNew(dir, 'promo', 'one', key)
  const third = await anImage('third', { learning: { path: '/promo' }, account: {} })
  expect(await seed(dir, third.from, at)).toMatchObject([{ code: 'route-taken' }])
  expect(served(dir)).toMatchObject({ learning: versions['learning'], account: third.versions['account'] })
})

test("a shell that a team's release cannot run in is said and does not go live; the image's own releases may need it", async () => {
  const uses = { ...shell.kits, ui: { version: '0.2.0', exports: ['Button', 'Card'] } }
  const withoutRoute = { ...shell, kits: uses }
  const dir = temporaryDirectory()
  await seed(dir, (await anImage('first', { learning: {} })).from, at)
  const second = await anImage('second', { learning: {} }, withoutRoute)
  expect(await seed(dir, second.from, at)).toEqual([])
  expect(text(dir, 'shell/index.html')).toBe('second')

  const { promo: key } = (await openSite(temporaryDirectory(), 'promo')) as { promo: KeyPair }
  await registerKey(dir, 'promo', key.publicKey)
  await publishNew(dir, 'promo', 'one', key, { uses: { ...uses, ui: { ...uses.ui, exports: ['Card'] } } })
  const third = await anImage(
    'third',
    { learning: {} },
    { ...shell, kits: { ...uses, ui: { version: '0.2.0', exports: ['Button'] } } },
  )
  expect(await seed(dir, third.from, at)).toMatchObject([{ code: 'shell-breaks-release' }])
  expect(text(dir, 'shell/index.html')).toBe('second')
})
