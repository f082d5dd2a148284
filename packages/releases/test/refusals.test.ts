import { cpSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Release } from '@semaforo/contracts'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import { change, type KeyPair, makeKeyPair, publish, sealFolder } from '../src/index.ts'
import { sealed } from '../src/signing/sign.ts'
import { aSiteThatRefuses } from './refusing.ts'
import { about, asked, build, openSite, publishNew, write } from './site.ts'

const { dir, builds, keyOf, refused, lying, live } = aSiteThatRefuses()

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

  test('a frontend that is called like a part of every object', async () => {
    const { built } = await build(builds, 'constructor', 'object', keyOf('learning'))
    await refused(built, 'foreign-key', /es de «learning», no de «constructor»/)
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
    ['the same in other capitals', '/Profile', '/profile'],
  ])('a route of another frontend: %s', async (name, path, owned) => {
    const built = await asking(`route ${name}`.replaceAll(' ', '-'), routes('/learning', path))
    await refused(built, 'route-taken', new RegExp(`«${path}» choca con «${owned}», que es de «account»`))
  })

  test.each([
    ['/', /«\/» es la entrada del sitio/],
    ['/api/promo', /«\/api\/promo» choca con «\/api», que es del sitio mismo/],
    ['/socket.io', /choca con «\/socket.io», que es del sitio mismo/],
    ['/correo', /choca con «\/correo», que es del sitio mismo/],
    ['/remotes/x', /choca con «\/remotes», que es del sitio mismo/],
    ['/API', /choca con «\/api», que es del sitio mismo/],
    ['/Socket.IO/x', /choca con «\/socket.io», que es del sitio mismo/],
    ['/widget', /choca con «\/widget», que es del sitio mismo/],
    ['/Index.html', /choca con «\/index.html», que es del sitio mismo/],
    ['/robots.txt', /choca con «\/robots.txt», que es del sitio mismo/],
    ['/sitemap.xml', /choca con «\/sitemap.xml», que es del sitio mismo/],
    ['/sw.js', /choca con «\/sw.js», que es del sitio mismo/],
  ])('a path that no page can be shown at: %s', async (path, line) => {
    const built = await asking(`own-${path.replaceAll(/\W/g, '-')}`, routes('/learning', path))
    await refused(built, 'route-taken', line)
  })

  test('a path twice', async () => {
    await refused(await asking('twice', routes('/learning', '/learning')), 'bad-manifest', /está dos veces/)
    await refused(await asking('cased', routes('/learning', '/Learning')), 'bad-manifest', /está dos veces/)
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
    rmSync(join(bare, 'federation/shell.json'))
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

  test('a link in the place of the manifest', async () => {
    const { built } = await build(builds, 'learning', 'link-manifest', keyOf('learning'))
    const aside = join(dir, 'aside.json')
    renameSync(join(built, 'release.json'), aside)
    symlinkSync(aside, join(built, 'release.json'))
    await refused(built, 'bad-file', /es un enlace/)
  })

  test('a version that exists with other content', async () => {
    const built = await lying('again', (release) => ({ ...release, version: live()['learning'] as string }))
    await refused(built, 'version-taken', /Ya hay una versión/)
  })

  test('no manifest, none that is JSON, none of this form', async () => {
    await refused(write(join(builds, 'empty'), { 'a.js': '' }), 'not-built', /no hay release\.json/)
    await refused(write(join(builds, 'text'), { 'release.json': '{' }), 'bad-manifest', /no es JSON/)
    await refused(write(join(builds, 'shape'), { 'release.json': '{}' }), 'bad-manifest', /«format»/)
  })

  test('a release of an older format', async () => {
    const built = await lying('old', ({ format: _, ...release }) => release as Release)
    await refused(built, 'bad-manifest', /es de un sitio anterior: constrúyelo de nuevo/)
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
