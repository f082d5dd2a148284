import { spawnSync } from 'node:child_process'
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startBrowser } from '@semaforo/e2e/browser'
import { copyOfCheckout } from '@semaforo/testing/copy-of-checkout'
import { endsWithTest } from '@semaforo/testing/ends-with-test'
import { longestWaitMs } from '@semaforo/testing/eventually'
import { runAlone } from '@semaforo/testing/run-alone'
import { describeFrontend, remotes, root } from '../frontends/checkout.ts'
import { readArguments } from '../new-frontend/read-arguments.ts'
import { whyNot } from '../new-frontend/why-not.ts'
import { writeFrontend } from '../new-frontend/write-frontend.ts'

const modules = join(root, 'node_modules')
const promo = { name: 'promo', path: '/promo', title: 'Promociones «2x1» y "más"' }

/** Runs a program in a copy of the checkout; returns `ok`, or its exit code and output. */
function run(copy: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', ...args],
    { cwd: copy, encoding: 'utf8', env: { ...process.env, DATA_DIR: join(copy, 'data') } },
  )
  return status === 0 ? 'ok' : `${status}\n${stdout}\n${stderr}`
}

function withNewFrontend(...ignored: string[]) {
  const copy = copyOfCheckout(...ignored)
  const addNew = () => {
    const written = writeFrontend(copy, promo)
    // As `npm install` does it.
    symlinkSync('../../mfe-promo', join(copy, 'node_modules/@semaforo/mfe-promo'))
    return written
  }
  return { copy, addNew }
}

test('a new frontend passes the checks at once', () => {
  const { copy, addNew } = withNewFrontend()
  const written = addNew()
  expect(written.filter((path) => !path.startsWith('mfe-promo/'))).toEqual(['e2e/test/promo.test.ts'])
  const biome = [join(modules, '@biomejs/biome/bin/biome'), 'check', '--write', '--vcs-enabled=false']
  expect(run(copy, ...biome, ...written.filter((path) => /\.(tsx?|css|json)$/.test(path)))).toBe('ok')

  const types = {
    extends: './tsconfig.web-tests.json',
    include: ['mfe-promo/src', 'e2e/test/promo.test.ts', 'packages/ui/src/css.d.ts'],
  }
  writeFileSync(join(copy, 'tsconfig.promo.json'), JSON.stringify(types))
  expect(run(copy, join(modules, 'typescript/bin/tsc'), '-p', 'tsconfig.promo.json')).toBe('ok')
  expect(run(copy, join(modules, 'dependency-cruiser/bin/dependency-cruiser.mjs'), 'mfe-promo')).toBe('ok')
  expect(run(copy, join(modules, 'knip/bin/knip.js'))).toBe('ok')
})

/** Prerenders its page with the exports of the site's shell, in the styles that a browser loads. */
const rendersAhead = `
  import { globSync, readFileSync } from 'node:fs'
  const { kits } = await import('./dist/shell/server/pages.js')
  globalThis.semaforoKits = kits
  const { default: app } = await import('./mfe-promo/dist/server/pages.js')
  const { html } = await app.render('/promo')
  if (!html.includes('<h1>Promociones «2x1»')) throw new Error(html)
  const styles = globSync('{dist/shell,mfe-promo/dist}/assets/*.css').map((file) => readFileSync(file, 'utf8')).join()
  const names = [...html.matchAll(/class="([^"]+)"/g)].flatMap(([, names]) => names.split(' '))
  const unknown = names.filter((name) => !styles.includes('.' + name))
  if (names.length === 0 || unknown.length > 0) throw new Error('no styles: ' + unknown)`

test('a new frontend is live in a running site without a restart, and its own test passes', async () => {
  const { copy, addNew } = withNewFrontend('dist')
  const site = runAlone(join(copy, 'tools/start.ts'), { DATA_DIR: join(copy, 'data'), LOG_LEVEL: 'error' })
  const url = await site.url()
  addNew()
  for (const order of ['keys', 'build', 'publish']) {
    expect(run(copy, 'tools/frontends.ts', order, 'promo')).toBe('ok')
  }
  expect(run(copy, '--input-type=module', '-e', rendersAhead)).toBe('ok')
  const browser = await startBrowser()
  endsWithTest(() => browser.close())
  const page = await browser.newPage({ locale: 'es-MX' })
  await page.goto(`${url}/promo`)
  await page.getByRole('heading', { level: 1, name: promo.title }).waitFor({ timeout: longestWaitMs })
  await browser.close()
  expect(await site.stop()).toBe(0)

  const jest = join(modules, 'jest/bin/jest.js')
  expect(run(copy, '--experimental-vm-modules', jest, '--rootDir', copy, 'e2e/test/promo')).toBe('ok')
})

const others = remotes.map((folder) => describeFrontend(join(root, folder)))
const refused = (changed: Partial<typeof promo>) => whyNot(root, { ...promo, ...changed }, others)

test('an unused name and path are available', () => {
  expect(refused({})).toBeUndefined()
  expect(refused({ path: '/promo/de-verano' })).toBeUndefined()
  expect(refused({ path: '/home2' })).toBeUndefined()
})

test.each([
  [{ name: 'Promo' }, /^«Promo» no sirve de nombre: /],
  [{ name: '../promo' }, /no sirve de nombre/],
  [{ name: 'learning' }, /^«learning» ya tiene otro uso/],
  // The name of a test that is there already.
  [{ name: 'shell' }, /ya tiene otro uso/],
  // The page could not load it: the name of a variable of the browser, and a word of JavaScript.
  [{ name: 'location' }, /es una palabra del navegador/],
  [{ name: 'new' }, /es una palabra del navegador/],
  [{ path: 'promo' }, /^«promo» no sirve de ruta: /],
  [{ path: '/' }, /no sirve de ruta/],
  [{ path: '/promo/' }, /no sirve de ruta/],
  [{ path: '/promoción' }, /no sirve de ruta/],
  [{ path: '/home' }, /^La ruta «\/home» choca con «\/home», que es de «learning»/],
  [{ path: '/roadmaps/nuevos' }, /choca con «\/roadmaps»/],
  [{ path: '/profile' }, /choca con «\/profile\S*», que es de «account»/],
  [{ path: '/api/promo' }, /choca con «\/api», que es del sitio mismo/],
  [{ path: '/lecciones' }, /que es del sitio mismo/],
  [{ title: 'a'.repeat(101) }, /^El título es demasiado largo/],
])('%j is refused', (changed, sentence) => {
  expect(refused(changed)).toMatch(sentence)
})

test.each([
  [[], /^Escribe: npm run new-frontend /],
  [['promo', 'otro'], /^Escribe: /],
  [['promo', '--icon', 'x'], /^Escribe: /],
  [['promo', '--title', 'Promociones'], /^Falta la ruta/],
  [['promo', '--path', '/promo'], /^Falta el título/],
  [['promo', '--path', '/promo', '--title', ' '], /^Falta el título/],
])('the arguments %j get a sentence', (args, sentence) => {
  expect(readArguments(args)).toMatch(sentence)
})

test('a refusal is one line, exit code 1, and nothing is written', () => {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8')
  expect(run(root, 'tools/new-frontend.ts', 'learning', '--path', '/promo', '--title', 'Promo')).toMatch(
    /^1\n\n«learning» ya tiene otro uso[^\n]*\n$/,
  )
  expect(readFileSync(join(root, 'package-lock.json'), 'utf8')).toBe(lock)
})
