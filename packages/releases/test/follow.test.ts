import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Release, ReleaseMoved } from '@semaforo/contracts'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import {
  announceShell,
  change,
  follow,
  type KeyPair,
  keyAt,
  list,
  makeKeyPair,
  movesSince,
  type Origin,
  publishedRevision,
  readFrontends,
  registerKey,
} from '../src/index.ts'
import { sealed } from '../src/signing/sign.ts'
import { asked, damageOf, openSite, publishNew, served, shell } from './site.ts'

/** A folder where a release is live, another one that knows its team, and the way between them. */
async function twoFolders() {
  const [there, dir] = [temporaryDirectory(), temporaryDirectory()]
  const { learning: key } = (await openSite(there, 'learning')) as { learning: KeyPair }
  await openSite(dir)
  await registerKey(dir, 'learning', key.publicKey)
  const checkpoints = join(dir, 'told')
  const version = await publishNew(there, 'learning', 'first', key)
  const place = (path: string, of = version) => join(there, 'releases', 'learning', of, path)
  const origin: Origin = {
    manifest: async (_frontend, of) => JSON.parse(readFileSync(place('release.json', of), 'utf8')),
    async *file(_frontend, of, path) {
      yield readFileSync(place(path, of))
    },
    revision: async () => 1,
  }
  const moves = async (): Promise<ReleaseMoved[]> => {
    const [known] = await readFrontends(there)
    return known ? movesSince(0, 'learning', known.registry, 'https://otro.example') : []
  }
  const followAll = async (by: Origin = origin) => {
    for (const move of await moves()) await follow({ dir, checkpoints }, move, by)
  }
  const forge = (
    change: (release: Omit<Release, 'signature'>) => Omit<Release, 'signature'>,
    by: KeyPair,
  ) => {
    const { signature: _, ...release } = JSON.parse(readFileSync(place('release.json'), 'utf8')) as Release
    writeFileSync(place('release.json'), JSON.stringify(sealed(change(release), by.privateKey)))
  }
  return { there, dir, checkpoints, version, place, origin, followAll, forge, key }
}

test('what another folder did is done here once, with files that are whole', async () => {
  const { dir, checkpoints, version, followAll } = await twoFolders()
  await followAll()
  expect(served(dir)).toEqual({ learning: version })
  expect(damageOf(dir, 'learning', version)).toEqual([])
  expect(await publishedRevision(checkpoints, 'learning')).toBe(1)
  const before = await list(dir)
  await followAll()
  expect(await list(dir)).toEqual(before)
})

test('a move back to a release that was damaged here fetches it again, and one that is done already does not', async () => {
  const { there, dir, version, key, origin, followAll } = await twoFolders()
  await followAll()
  await publishNew(there, 'learning', 'second', key)
  await followAll()
  writeFileSync(join(dir, 'releases/learning', version, 'assets/1.js'), 'x')
  await change(there, 'learning', { what: 'rollback' }, asked())
  await followAll()
  expect(served(dir)).toEqual({ learning: version })
  expect(damageOf(dir, 'learning', version)).toEqual([])
  rmSync(join(dir, 'told'), { recursive: true })
  writeFileSync(join(dir, 'releases/learning', version, 'assets/1.js'), 'x')
  await followAll({ ...origin, manifest: () => Promise.reject(new Error('asked')) })
})

describe('a release before the live one that cannot be had here holds nobody up', () => {
  test('since its key is not known any more', async () => {
    const { there, dir, followAll } = await twoFolders()
    const key = await keyAt(join(there, 'private', 'next.pem'))
    await registerKey(there, 'learning', key.publicKey)
    rmSync(join(dir, 'keys/learning.pub'))
    await registerKey(dir, 'learning', key.publicKey)
    const second = await publishNew(there, 'learning', 'second', key)
    await followAll()
    expect(served(dir)).toEqual({ learning: second })
    expect((await readFrontends(dir))[0]?.registry.previous).toBeUndefined()
  })

  test('since what came of it is not what was signed', async () => {
    const { there, dir, place, key, followAll } = await twoFolders()
    writeFileSync(place('assets/1.js'), 'x')
    const second = await publishNew(there, 'learning', 'second', key)
    await followAll()
    expect(served(dir)).toEqual({ learning: second })
  })
})

test('a frontend whose team this folder does not know is refused before anything is fetched', async () => {
  const { dir, checkpoints, origin, followAll } = await twoFolders()
  rmSync(join(dir, 'keys/learning.pub'))
  const manifest = () => Promise.reject(new Error('asked'))
  await expect(followAll({ ...origin, manifest })).rejects.toMatchObject({ code: 'unknown-key' })
  expect(await publishedRevision(checkpoints, 'learning')).toBe(0)
})

describe('what is fetched and refused leaves the folder as it was, and is taken once it is right', () => {
  test.each([
    ['a file that was changed', 'x'],
    ['a file that is longer', 'x'.repeat(100_000)],
    ['a file that was cut off', ''],
  ])('%s', async (_, content) => {
    const { dir, checkpoints, version, place, followAll } = await twoFolders()
    const right = readFileSync(place('assets/1.js'))
    writeFileSync(place('assets/1.js'), content)
    await expect(followAll()).rejects.toMatchObject({ code: 'bad-file' })
    expect(await list(dir)).toEqual([])
    expect(await publishedRevision(checkpoints, 'learning')).toBe(0)
    writeFileSync(place('assets/1.js'), right)
    await followAll()
    expect(served(dir)).toEqual({ learning: version })
  })

  test('a manifest that another key signed', async () => {
    const { dir, followAll, forge } = await twoFolders()
    forge((release) => release, makeKeyPair())
    await expect(followAll()).rejects.toMatchObject({ code: 'bad-signature' })
    expect(await list(dir)).toEqual([])
  })

  test('a manifest of another release than the one in question', async () => {
    const { dir, followAll, forge, key } = await twoFolders()
    forge((release) => ({ ...release, version: '9.9.9' }), key)
    await expect(followAll()).rejects.toMatchObject({ code: 'bad-manifest' })
    expect(await list(dir)).toEqual([])
  })

  test('a release that needs what the page here does not bring', async () => {
    const { dir, checkpoints, version, followAll } = await twoFolders()
    const { ui, 'frontend-kit': kit } = shell.kits
    await announceShell(dir, { ...shell, kits: { ui: { ...ui, exports: ['Card'] }, 'frontend-kit': kit } })
    await expect(followAll()).rejects.toMatchObject({ code: 'missing-export' })
    await announceShell(dir, { ...shell, kits: { ui: { ...ui, version: '0.1.9' }, 'frontend-kit': kit } })
    await expect(followAll()).rejects.toMatchObject({ code: 'newer-than-shell' })
    expect(await list(dir)).toEqual([])
    expect(await publishedRevision(checkpoints, 'learning')).toBe(0)
    await announceShell(dir, shell)
    await followAll()
    expect(served(dir)).toEqual({ learning: version })
  })

  test('a gateway that breaks off', async () => {
    const { dir, version, origin, followAll } = await twoFolders()
    const breaking: Origin = {
      ...origin,
      async *file(frontend, of, path) {
        if (path === 'assets/1.js') throw new Error('gone')
        yield* origin.file(frontend, of, path)
      },
    }
    await expect(followAll(breaking)).rejects.toThrow('gone')
    expect(await list(dir)).toEqual([])
    await followAll()
    expect(served(dir)).toEqual({ learning: version })
  })

  test('a release that nobody has', async () => {
    const { checkpoints, origin, followAll } = await twoFolders()
    await expect(followAll({ ...origin, manifest: async () => undefined })).rejects.toMatchObject({
      code: 'not-stored',
    })
    expect(await publishedRevision(checkpoints, 'learning')).toBe(0)
  })
})
