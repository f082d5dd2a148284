import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import fc from 'fast-check'
import { keysOf } from '../src/folder/read-site.ts'
import { keyAt, keyId, makeKeyPair, registerKey } from '../src/index.ts'
import { canonical, isSignedBy, signRelease } from '../src/signing/sign.ts'
import { about } from './site.ts'

const files = { 'remoteEntry.js': { integrity: `sha384-${'A'.repeat(64)}`, bytes: 1 } }
const [team, other] = [makeKeyPair(), makeKeyPair()]
const release = signRelease({ ...about('learning'), files }, team)

/** The same value with the keys of its objects in another order. */
function reordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reordered)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, each]) => [key, reordered(each)]),
  )
}

describe('canonical JSON', () => {
  test('says the same of a value in whatever order it was written', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => canonical(reordered(value)).equals(canonical(value))))
  })

  test('says all of it', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(canonical(value).toString())).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
  })
})

test('keys in a file edited by hand stay when another is registered', async () => {
  const dir = temporaryDirectory()
  const [old, next, newest] = [makeKeyPair().publicKey, makeKeyPair().publicKey, makeKeyPair().publicKey]
  await registerKey(dir, 'learning', old)
  const edited = `# Ideas\r\n${old}${next}`.replaceAll('\n', '\r\n').trimEnd()
  writeFileSync(join(dir, 'keys', 'learning.pub'), edited)
  expect(await keysOf(dir, 'learning')).toEqual([old, next])
  await registerKey(dir, 'learning', newest)
  expect(await keysOf(dir, 'learning')).toEqual([old, next, newest])
})

describe('a signature', () => {
  test('is of one team', () => {
    expect(isSignedBy(release, team.publicKey)).toBe(true)
    expect(isSignedBy(release, other.publicKey)).toBe(false)
  })

  test('holds for the manifest as it is read again', () => {
    expect(isSignedBy(reordered(JSON.parse(JSON.stringify(release))) as never, team.publicKey)).toBe(true)
    const without = signRelease({ ...about('learning'), files, nav: undefined } as never, team)
    expect(isSignedBy(JSON.parse(JSON.stringify(without)), team.publicKey)).toBe(true)
  })

  test.each(Object.keys(release).filter((field) => field !== 'signature'))('covers %s', (field) => {
    expect(isSignedBy({ ...release, [field]: 'another' }, team.publicKey)).toBe(false)
  })

  test('another content has another version', () => {
    const changed = { ...files, 'a.js': { integrity: `sha384-${'B'.repeat(64)}`, bytes: 1 } }
    expect(release.version).toMatch(/^1\.0\.0-[0-9a-f]{10}$/)
    expect(signRelease({ ...about('learning'), files: changed }, team).version).not.toBe(release.version)
    expect(signRelease({ ...about('learning'), files }, other).version).not.toBe(release.version)
  })
})

describe("a team's key", () => {
  const folder = temporaryDirectory()

  test('is made once, for this user alone', async () => {
    const path = join(folder, 'keys', 'learning.pem')
    const made = await Promise.all(Array.from({ length: 5 }, () => keyAt(path)))
    expect(made.filter((key) => key.made)).toHaveLength(1)
    expect(new Set(made.map(({ publicKey }) => keyId(publicKey))).size).toBe(1)
    if (process.platform !== 'win32') expect(statSync(path).mode & 0o777).toBe(0o600)
  })
})
