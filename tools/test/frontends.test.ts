import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { Registry } from '@semaforo/contracts'
import { announceShell, keyAt, sealFolder } from '@semaforo/releases'
import { listenLocally } from '@semaforo/service-kit'
import { endsWithTest } from '@semaforo/testing/ends-with-test'
import { startProgram } from '@semaforo/testing/start-program'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import { describeFrontend, remotes, root } from '../frontends/checkout.ts'

const kit = { version: '0.1.0', exports: ['lifecycles'] }
const shared = { ui: kit, 'frontend-kit': kit }
const contracts = 'a'.repeat(64)

/** What a command says, and whether it did what it was told. */
async function run(dir: string, ...words: string[]) {
  const env = { ...process.env, DATA_DIR: join(dir, 'data'), FRONTENDS_DIR: join(dir, 'site'), USER: 'ana' }
  const { ended, output } = startProgram([join(root, 'tools/frontends.ts'), ...words], { cwd: root, env })
  const { code } = await ended
  return { code, said: output.stdout, refused: output.stderr }
}

async function openSite(): Promise<string> {
  const dir = temporaryDirectory()
  await announceShell(join(dir, 'site'), { kits: shared, contracts })
  return dir
}

/** What `frontends build` leaves, of a frontend that this checkout does not have. */
async function builtOf(
  dir: string,
  name: string,
  content: string,
): Promise<{ built: string; version: string }> {
  const built = join(dir, 'built', content)
  mkdirSync(built, { recursive: true })
  writeFileSync(join(built, 'remoteEntry.js'), content)
  const about = { frontend: name, version: '1.0.0', entry: 'remoteEntry.js', uses: shared, contracts }
  const routes = [{ path: `/${name}`, title: name }]
  const key = await keyAt(join(dir, 'data', 'frontends', `${name}.pem`))
  const { version } = await sealFolder(built, { ...about, routes }, key)
  return { built, version }
}

function served(dir: string): string[] {
  const text = readFileSync(join(dir, 'site', 'federation', 'registry.json'), 'utf8')
  return Registry.parse(JSON.parse(text)).frontends.map(({ name, version }) => `${name} ${version}`)
}

test('a team ships, tries, spreads and takes back its frontend', async () => {
  const dir = await openSite()
  const keys = await run(dir, 'keys', 'promo')
  expect(keys).toMatchObject({ code: 0, said: expect.stringMatching(/^Llave nueva de «promo»/) })
  if (process.platform !== 'win32')
    expect(statSync(join(dir, 'data/frontends/promo.pem')).mode & 0o777).toBe(0o600)
  const shared = readFileSync(join(dir, 'data/frontends/promo.pub'), 'utf8')
  expect(shared).toMatch(/^-----BEGIN PUBLIC KEY-----/)
  expect(readFileSync(join(dir, 'site/keys/promo.pub'), 'utf8')).toBe(shared)

  const [first, second] = [await builtOf(dir, 'promo', 'first'), await builtOf(dir, 'promo', 'second')]
  expect(await run(dir, 'publish', 'promo', '--from', first.built)).toMatchObject({ code: 0, refused: '' })
  expect((await run(dir, 'publish', 'promo', '--from', first.built)).said).toMatch(
    /^Ya estaba así, nada cambió\. «promo»/,
  )
  const tried = await run(dir, 'canary', 'promo', '10', '--from', second.built, '--why', 'botón nuevo')
  expect(tried.said).toContain(
    `${second.version} para el 10 % y ${first.version} para los demás (revisión 2)`,
  )
  expect(served(dir)).toEqual([`promo ${first.version}`])

  const { said } = await run(dir, 'list')
  expect(said).toMatch(new RegExp(`promo +${first.version} +90 % +20\\S+Z +ana +2\\n`))
  expect(said).toMatch(new RegExp(`promo +${second.version} +10 % +20\\S+Z +ana +2 +botón nuevo\\n`))

  expect((await run(dir, 'canary', 'promo', '25%')).said).toContain('para el 25 %')
  expect((await run(dir, 'promote', 'promo')).said).toContain(`${second.version} para todos`)
  expect(served(dir)).toEqual([`promo ${second.version}`])
  expect((await run(dir, 'rollback', 'promo')).said).toContain(`${first.version} para todos`)
  expect(served(dir)).toEqual([`promo ${first.version}`])
})

test('contracts that differ from the contracts of the site are reported, and not refused', async () => {
  const dir = await openSite()
  await run(dir, 'keys', 'promo')
  const { built } = await builtOf(dir, 'promo', 'first')
  expect((await run(dir, 'publish', 'promo', '--from', built)).said).not.toContain('contratos')
  await announceShell(join(dir, 'site'), { kits: shared, contracts: 'b'.repeat(64) })
  const again = await run(dir, 'publish', 'promo', '--from', built)
  expect(again).toMatchObject({ code: 0, refused: '' })
  expect(again.said).toMatch(/\n«promo» se construyó con otros contratos que el sitio: [^\n]+\.\n$/)
})

test('the list says why a release has no prerendered pages while its site runs on this machine', async () => {
  const dir = await openSite()
  await run(dir, 'keys', 'promo')
  const { built, version } = await builtOf(dir, 'promo', 'first')
  await run(dir, 'publish', 'promo', '--from', built)
  expect((await run(dir, 'list')).said).not.toContain('páginas')
  const failures = [{ frontend: 'promo', version, why: '/promo no terminó en 10 s' }]
  const server = createServer((_req, res) => void res.end(JSON.stringify(failures)))
  await listenLocally(server, join(dir, 'data'), 'pages')
  endsWithTest(() => server.close())
  const { said } = await run(dir, 'list')
  expect(said).toMatch(/1 +no se pudieron preparar sus páginas: \/promo no terminó en 10 s\n$/)
})

test('what is refused is one line and exit code 1', async () => {
  const dir = await openSite()
  const { built } = await builtOf(dir, 'promo', 'first')
  const line = { code: 1, said: '', refused: expect.stringMatching(/^[^\n]+\n$/) }
  expect(await run(dir, 'publish', 'promo', '--from', built)).toEqual({
    ...line,
    refused: expect.stringMatching(/no conoce la llave.+keys promo, o pídelo a quien opera el sitio\.\n$/),
  })
  await run(dir, 'keys', 'promo')
  expect(await run(dir, 'publish', 'other', '--from', built)).toEqual(line)
  expect(await run(dir, 'canary', 'promo', 'diez', '--from', built)).toEqual(line)
  expect(await run(dir, 'publish', '../promo')).toEqual(line)
  expect(await run(dir, 'publish', 'promo', '--from', built, '--version', '1.0.0')).toEqual(line)
  expect(await run(dir, 'publish', 'promo', '--from', built, '--dir', join(dir, 'nowhere'))).toEqual(line)
  expect(existsSync(join(dir, 'nowhere'))).toBe(false)
  expect(await run(dir, 'build', 'promo')).toEqual(line)
  expect(await run(dir, 'rollback', 'promo')).toEqual(line)
  expect(await run(dir, 'publish', 'promo', '--from', built, '--revision', '7')).toEqual(line)
  expect(await run(dir, 'list')).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^No hay nada publicado/),
  })
  expect(await run(dir, 'judge')).toMatchObject({ code: 1, refused: expect.stringMatching(/^Uso: /) })
  expect(await run(dir, 'list', '--force')).toMatchObject({
    code: 1,
    refused: expect.stringMatching(/^Uso: /),
  })
})

test('two builds at once into an empty folder publish every frontend, each whole, and a third has nothing to do', async () => {
  const dir = temporaryDirectory()
  const env = { ...process.env, DATA_DIR: join(dir, 'data') }
  const program = join(import.meta.dirname, 'programs', 'build-into.ts')
  const start = () => startProgram([program, join(dir, 'site')], { cwd: root, env })
  const [one, other] = [start(), start()]
  expect(await one.ended).toMatchObject({ code: 0 })
  expect(await other.ended).toMatchObject({ code: 0 })
  expect(
    one.output.stdout.split('construyendo').length + other.output.stdout.split('construyendo').length,
  ).toBe(remotes.length + 3)
  expect(served(dir).map((each) => `mfe-${each.split(' ')[0]}`)).toEqual(remotes)
  for (const each of served(dir)) {
    const folder = join(dir, 'site', 'remotes', each.replace(' ', '/'))
    expect(existsSync(join(folder, 'remoteEntry.js.br'))).toBe(true)
  }
  const third = start()
  expect(await third.ended).toMatchObject({ code: 0 })
  expect(third.output.stdout).toBe('')

  const shipped = await run(dir, 'keys', 'diagnostic')
  expect(shipped.code).toBe(0)
  const built = join(dir, 'shipped')
  expect(await run(dir, 'build', 'diagnostic', '--from', built)).toMatchObject({ code: 0, refused: '' })
  expect(await run(dir, 'publish', 'diagnostic', '--from', built)).toMatchObject({ code: 0, refused: '' })
})

const ahead = (prerender: unknown) => [{ path: '/promo', title: 'Promo', prerender }]
const notAList = /^mfe-promo\/frontend\.json: «routes\.0\.prerender» es una lista [^\n]+\.$/

test.each([
  [
    'the name of another',
    { name: 'learning', routes: [{ path: '/a', title: 'A' }] },
    /dice «learning»: escribe «promo»/,
  ],
  ['no name', { name: 'Promo!', routes: [{ path: '/a', title: 'A' }] }, /revisa «name»/],
  [
    'an invalid path',
    { name: 'promo', routes: [{ path: 'a b', title: 'A' }] },
    /«routes\.0\.path» no es una ruta que se acepte/,
  ],
  ['no paths', { name: 'promo', routes: [] }, /revisa «routes»/],
  [
    'a page that nobody renders ahead',
    { name: 'promo', routes: ahead(['pagina']) },
    /prerender\.0» tiene que ser «page», /,
  ],
  ['one page in the place of a list', { name: 'promo', routes: ahead('page') }, notAList],
  [
    'a page of users that is rendered for guests',
    { name: 'promo', routes: ahead(['page']).map((route) => ({ ...route, access: 'user' })) },
    /«routes\.0\.prerender» no va con «access»/,
  ],
  ['no pages to prerender', { name: 'promo', routes: ahead([]) }, notAList],
])('a frontend.json with %s is refused before it is built', (_, content, line) => {
  const folder = join(temporaryDirectory(), 'mfe-promo')
  mkdirSync(folder)
  writeFileSync(join(folder, 'frontend.json'), JSON.stringify(content))
  expect(() => describeFrontend(folder)).toThrow(line)
})
