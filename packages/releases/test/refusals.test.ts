import { cpSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Release, releaseLimits } from '@semaforo/contracts'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import { change, type KeyPair, makeKeyPair, publish, Refusal, sealFolder } from '../src/index.ts'
import { sealed } from '../src/signing/sign.ts'
import { about, asked, build, openSite, publishNew, served, storedOf, write } from './site.ts'

const dir = temporaryDirectory()
const builds = join(dir, 'builds')
let keys: Record<string, KeyPair>
const keyOf = (name: string) => keys[name] as KeyPair
let before: Record<string, string>

beforeAll(async () => {
  keys = await openSite(dir, 'learning', 'account')
  await publishNew(dir, 'learning', 'first', keyOf('learning'))
  await publishNew(dir, 'account', 'first', keyOf('account'), {
    routes: [
      { path: '/profile', title: 'Perfil' },
      { path: '/login/help', title: 'Ayuda' },
    ],
  })
  before = served(dir)
})

// Whatever is refused leaves the site as it was.
afterEach(() => {
  expect(served(dir)).toEqual(before)
  expect(storedOf(dir, 'learning').filter((name) => name.endsWith('.part'))).toEqual([])
})

/** Expects that a built folder is refused, with one Spanish line. */
async function refused(built: string, code: string, line: RegExp): Promise<void> {
  const refusal = await publish(dir, built, asked()).then(
    () => undefined,
    (error: unknown) => error,
  )
  expect(refusal).toBeInstanceOf(Refusal)
  expect(refusal).toMatchObject({ code, message: expect.stringMatching(line) })
  expect((refusal as Refusal).message).toMatch(/^[^\n]+\.(json\.)?$/)
}

/** A build whose manifest says what a build would never say, with a signature that holds. */
async function lying(name: string, lie: (release: Release) => Omit<Release, 'signature'>): Promise<string> {
  const { built, release } = await build(builds, 'learning', name, keyOf('learning'))
  const { signature: _, ...unsigned } = lie(release) as Release
  writeFileSync(join(built, 'release.json'), JSON.stringify(sealed(unsigned, keyOf('learning').privateKey)))
  return built
}

describe('who signs', () => {
  test('a key that the site does not know', async () => {
    const { built } = await build(builds, 'learning', 'stranger', makeKeyPair())
    await refused(built, 'unknown-key', /no conoce la llave.+keys learning/)
  })

  test("the key of another team, under that team's name or one's own", async () => {
    const { built } = await build(builds, 'learning', 'foreign', keyOf('account'))
    await refused(built, 'foreign-key', /es de «account», no de «learning»/)
  })

  test('a signature that is not of this manifest', async () => {
    const { built, release } = await build(builds, 'learning', 'forged', keyOf('learning'))
    const changed = { ...release, routes: [{ path: '/learning', title: 'Otra' }] }
    writeFileSync(join(built, 'release.json'), JSON.stringify(changed))
    await refused(built, 'bad-signature', /firma no es de este/)
  })

  test("the id of a team's key on what another key signed", async () => {
    const { built, release } = await build(builds, 'learning', 'claimed', keyOf('learning'))
    const { signature: _, ...unsigned } = release
    const claimed = sealed(unsigned, keyOf('account').privateKey)
    writeFileSync(join(built, 'release.json'), JSON.stringify(claimed))
    await refused(built, 'bad-signature', /firma no es de este/)
  })
})

describe('what it asks of the site', () => {
  const asking = async (name: string, overrides: Partial<Release>) =>
    (await build(builds, 'learning', name, keyOf('learning'), overrides)).built
  const routes = (...paths: string[]) => ({ routes: paths.map((path) => ({ path, title: 'Una' })) })

  test.each([
    ['the same', '/profile', '/profile'],
    ['below it', '/profile/pictures', '/profile'],
    ['above it', '/login', '/login/help'],
  ])('a route of another frontend: %s', async (name, path, owned) => {
    const built = await asking(`route ${name}`.replaceAll(' ', '-'), routes('/learning', path))
    await refused(built, 'route-taken', new RegExp(`«${path}» choca con «${owned}», que es de «account»`))
  })

  test('a newer kit than the shell has', async () => {
    const uses = { ...about('learning').uses, ui: { version: '0.10.0', exports: [] } }
    await refused(await asking('newer', { uses }), 'newer-than-shell', /ui 0\.10\.0 y el sitio tiene 0\.2\.0/)
  })

  test('an export that the shell does not have', async () => {
    const uses = {
      ...about('learning').uses,
      'frontend-kit': { version: '0.1.0', exports: ['request', 'teleport'] },
    }
    await refused(await asking('missing', { uses }), 'missing-export', /no tiene teleport en frontend-kit/)
  })

  test('an icon that the shell does not have', async () => {
    const nav = { label: 'Temas', icon: 'Rocket', order: 1 }
    await refused(await asking('icon', { nav }), 'missing-export', /no tiene Rocket en ui/)
  })

  test('a site without a shell', async () => {
    const bare = temporaryDirectory()
    const { learning } = await openSite(bare, 'learning')
    rmSync(join(bare, 'shell.json'))
    const { built } = await build(builds, 'learning', 'bare', learning as KeyPair)
    await expect(publish(bare, built, asked())).rejects.toMatchObject({ code: 'no-shell' })
  })
})

describe('what it holds', () => {
  test('a file that is not the one that was signed', async () => {
    const { built } = await build(builds, 'learning', 'tampered', keyOf('learning'))
    write(built, { 'assets/1.js': 'something else' })
    await refused(built, 'bad-file', /«assets\/1\.js» no es el archivo que se firmó/)
  })

  test('a file that nobody signed, and one that is missing', async () => {
    const { built } = await build(builds, 'learning', 'extra', keyOf('learning'))
    write(built, { 'assets/2.js': 'more' })
    await refused(built, 'bad-file', /«assets\/2\.js» no está en release\.json/)
    rmSync(join(built, 'assets'), { recursive: true })
    await refused(built, 'bad-file', /«assets\/1\.js» está en release\.json y falta/)
  })

  test.each([
    ['file', 'assets/1.js'],
    ['folder', 'assets'],
  ])('a link in the place of a %s', async (kind, path) => {
    const { built } = await build(builds, 'learning', `link-${kind}`, keyOf('learning'))
    const aside = join(dir, 'aside', kind)
    cpSync(join(built, path), aside, { recursive: true })
    rmSync(join(built, path), { recursive: true })
    symlinkSync(aside, join(built, path))
    await refused(built, 'bad-file', /es un enlace/)
    await expect(sealFolder(built, about('learning'), keyOf('learning'))).rejects.toThrow(/es un enlace/)
  })

  test('a version that exists with other content', async () => {
    const built = await lying('again', (release) => ({ ...release, version: before['learning'] as string }))
    await refused(built, 'version-taken', /Ya hay una versión/)
  })

  test('no manifest, none that is JSON, none of this form', async () => {
    await refused(write(join(builds, 'empty'), { 'a.js': '' }), 'not-built', /no hay release\.json/)
    await refused(write(join(builds, 'text'), { 'release.json': '{' }), 'bad-manifest', /no es JSON/)
    await refused(write(join(builds, 'shape'), { 'release.json': '{}' }), 'bad-manifest', /«frontend»/)
  })
})

describe('what its files are called', () => {
  const file = { integrity: `sha384-${'A'.repeat(64)}`, bytes: 1 }

  test.each([
    '../escape.js',
    'assets/../../escape.js',
    '..js',
    '.hidden.js',
    '/absolute.js',
    'C:/drive.js',
    'assets\\back.js',
    'assets//twice.js',
    'assets/',
    './here.js',
    'dot.',
    'sp ace.js',
    'niño.js',
    'nul\u0000.js',
    `${'a'.repeat(201)}`,
  ])('%j', async (path) => {
    const name = `path-${Buffer.from(path).toString('hex').slice(0, 20)}`
    const built = await lying(name, (release) => {
      const files = JSON.parse(`{${JSON.stringify(path)}: ${JSON.stringify(file)}}`)
      return {
        ...release,
        files: Object.defineProperties(files, Object.getOwnPropertyDescriptors(release.files)),
      }
    })
    await refused(built, 'bad-manifest', /no es una ruta que se acepte/)
  })

  test('__proto__, which no reader keeps', async () => {
    const built = await lying('proto', (release) => {
      const files = JSON.parse(`{"__proto__": ${JSON.stringify(file)}}`)
      return {
        ...release,
        files: Object.defineProperties(files, Object.getOwnPropertyDescriptors(release.files)),
      }
    })
    await refused(built, 'bad-signature', /firma no es de este/)
  })

  test.each([
    ['two that differ by case alone', ['assets/a.js', 'assets/A.js']],
    ['two folders that do', ['assets/a.js', 'Assets/b.js']],
    ['a file that is a folder too', ['a', 'a/b.js']],
    ['the manifest', ['Release.json']],
  ])('%s', async (name, paths) => {
    const built = await lying(name.replaceAll(' ', '-'), (release) => ({
      ...release,
      files: { ...release.files, ...Object.fromEntries(paths.map((path) => [path, file])) },
    }))
    await refused(built, 'bad-manifest', /chocan/)
  })

  test.each(['learning/x', '../learning', 'Learning', ''])('the frontend %j', async (frontend) => {
    const built = await lying(`name-${frontend.length}`, (release) => ({ ...release, frontend }))
    await refused(built, 'bad-manifest', /«frontend»/)
  })

  test.each(['../1.0.0', '1.0.0/..', '1.0.0.part', 'latest'])('the version %j', async (version) => {
    const built = await lying(`version-${version.length}`, (release) => ({ ...release, version }))
    await refused(built, 'bad-manifest', /«version»/)
  })
})

describe('how much it holds', () => {
  const many = (count: number, bytes: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, n) => [`f${n}.js`, { integrity: `sha384-${'A'.repeat(64)}`, bytes }]),
    )
  const { files, fileBytes, bytes } = releaseLimits

  test.each([
    ['too many files', many(files, 1), /son más de/],
    ['a file that is too large', many(1, fileBytes + 1), /pasa de/],
    ['too much in all', many(Math.ceil(bytes / fileBytes) + 1, fileBytes), /en total/],
  ])('%s', async (name, more, line) => {
    const built = await lying(name.replaceAll(' ', '-'), (release) => ({
      ...release,
      files: { ...release.files, ...more },
    }))
    await refused(built, 'bad-manifest', line)
  })

  test('a file that is larger than its manifest says', async () => {
    const { built } = await build(builds, 'learning', 'grown', keyOf('learning'))
    writeFileSync(join(built, 'assets/1.js'), Buffer.alloc(fileBytes + 1))
    await refused(built, 'bad-file', /pasa de/)
  })

  test('a manifest that is a bomb', async () => {
    const folder = write(join(builds, 'bomb'), {
      'release.json': ' '.repeat(releaseLimits.manifestBytes + 1),
    })
    await refused(folder, 'bad-file', /«release\.json» pasa de/)
  })
})

test('a rollback that would bring back a route which another frontend owns by now', async () => {
  const site = temporaryDirectory()
  const { learning, account } = (await openSite(site, 'learning', 'account')) as Record<string, KeyPair>
  const shared = { routes: [{ path: '/shared', title: 'De ambos' }] }
  await publishNew(site, 'learning', 'one', learning as KeyPair, shared)
  await publishNew(site, 'learning', 'two', learning as KeyPair)
  await publishNew(site, 'account', 'one', account as KeyPair, shared)
  await expect(change(site, 'learning', { what: 'rollback' }, asked())).rejects.toMatchObject({
    code: 'route-taken',
  })
})
