import type { Page, Route } from 'playwright-core'
import { emptyShell } from '../support/empty-shell.ts'
import { eventually } from '../support/eventually.ts'
import { frontendDown } from '../support/faults.ts'
import { isFocused } from '../support/focus.ts'
import { pauseClock } from '../support/page-clock.ts'
import { productOfRun } from '../support/product-of-run.ts'
import { panelsShown, type Releases, releasesOfLearning, watchPanels } from '../support/releases.ts'
import { changeRecord, entryOf, replaceLearning } from '../support/replaced-frontend.ts'

const { visit, site } = productOfRun()

const home = 'Tus números, claros en dos minutos'
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const nav = (page: Page) => page.getByRole('navigation', { name: 'Navegación principal' })
const toLogin = async (page: Page) => {
  await page.getByRole('link', { name: 'Log-In' }).click()
  await heading(page, 'Inicia sesión')
}
const topic = (page: Page) => page.getByRole('button', { name: 'Liquidez sin sustos', exact: true }).waitFor()
const toRoadmaps = (page: Page) => nav(page).getByRole('link', { name: 'Roadmaps' }).click()
const loading = (page: Page) => page.getByRole('status').getByText('Cargando…').waitFor()
const down = (page: Page, section: string) =>
  page.getByRole('alert').getByText(`«${section}» no está disponible`).waitFor()
const retry = (page: Page) => page.getByRole('button', { name: 'Intentar de nuevo' })

/** Serves a file with a line added to what was built. */
async function tamper(route: Route): Promise<void> {
  const answer = await route.fetch()
  await route.fulfill({ response: answer, body: `${await answer.text()}\nglobalThis.tampered = true` })
}

test('an unavailable frontend leaves the others working, and a retry loads it once it is available', async () => {
  const page = await visit('/home', {
    faults: frontendDown,
    prepare: (page) => page.route('**/remotes/learning/**', (route) => route.abort()),
  })
  await down(page, 'Inicio')
  await page.getByText('No pudimos cargar esta sección. El resto del sitio sigue funcionando.').waitFor()
  await toLogin(page)
  await toRoadmaps(page)
  await down(page, 'Roadmaps')
  // Its entry is there again, its chunks are not.
  const chunk = page.waitForEvent('requestfailed', (request) => !/entry/i.test(request.url()))
  await page.route(/\/remotes\/learning\/.*entry/i, (route) => route.continue())
  await retry(page).click()
  await chunk
  await down(page, 'Roadmaps')
  await page.unrouteAll()
  await retry(page).click()
  await topic(page)
  // Not lost with the button.
  await isFocused(page, { id: 'contenido' })
})

test.each([
  ['entry', /\/remotes\/learning\/.*entry.*\.js$/i],
  ['chunk', /\/remotes\/learning\/(?!.*entry).*\.js$/i],
])('a modified %s of a frontend is not executed', async (_part, url) => {
  const page = await visit('/home', {
    faults: /integrity|Failed to load|Loading chunk/i,
    prepare: (page) => page.route(url, tamper),
  })
  await down(page, 'Inicio')
  expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false)
  await toLogin(page)
})

test.each([
  ['entry', /\/assets\/main\..*\.js$/],
  ['chunk', /\/assets\/(?!main\.|boot\.).*\.js$/],
])('a modified %s of the shell is not executed', async (_part, url) => {
  const blocked = Promise.withResolvers<void>()
  const page = await visit('/home', {
    until: 'domcontentloaded',
    faults: /integrity|Failed to load|Loading chunk|preload/i,
    prepare: async (page) => {
      await page.route(url, tamper)
      page.on('console', (message) => {
        if (/integrity/.test(message.text())) blocked.resolve()
      })
    },
  })
  await blocked.promise
  expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false)
})

test('a registry that does not answer, or answers an error or something else, leaves the header and a retry', async () => {
  const registry = '**/federation/registry.json'
  const page = await visit('/home', {
    faults: /ERR_FAILED|status of 503|registry|fetch|preload|ZodError/i,
    prepare: async (page) => {
      await emptyShell(page)
      await page.route(registry, (route) => route.abort())
    },
  })
  const siteDown = page.getByRole('alert').getByText('No pudimos cargar el sitio')
  await siteDown.waitFor()
  await page.getByRole('banner').getByRole('link', { name: 'Semáforo PyME' }).waitFor()
  await page.getByRole('banner').getByRole('link', { name: 'Log-In' }).waitFor()
  for (const answer of [{ status: 503, body: '' }, { json: { frontends: [{ name: 'x' }] } }]) {
    await page.route(registry, (route) => route.fulfill(answer))
    const answered = page.waitForResponse(registry)
    await retry(page).click()
    await answered
    await siteDown.waitFor()
  }
  await page.unrouteAll()
  await retry(page).click()
  await heading(page, home)
  await isFocused(page, { id: 'contenido' })
})

test('a frontend without React reacts to presses from its beginning', async () => {
  const entry = entryOf(`{
    async bootstrap() {},
    async mount({ domElement }) {
      const button = domElement.appendChild(document.createElement('button'))
      button.textContent = 'De otro equipo'
      button.onclick = () => { button.textContent += ', pulsado' }
    },
    async unmount() {},
  }`)
  const page = await visit('/roadmaps', {
    prepare: (page) => replaceLearning(page, entry),
    until: 'domcontentloaded',
  })
  await page.getByRole('button', { name: 'De otro equipo' }).click()
  await page.getByText('pulsado').waitFor()
})

test('a frontend that never loads is waited for, and then replaced by a panel with a retry', async () => {
  let asked: Promise<unknown> | undefined
  const page = await visit('/roadmaps', {
    faults: /no answer/,
    until: 'domcontentloaded',
    prepare: async (page) => {
      asked = page.waitForRequest(/\/remotes\/learning\/.*entry/i)
      await page.clock.install()
      await replaceLearning(page, '', new Promise(() => {}))
    },
  })
  await asked
  await loading(page)
  await pauseClock(page)
  await page.clock.fastForward(9_000)
  await loading(page)
  expect(await retry(page).count()).toBe(0)
  await page.clock.fastForward(12_000)
  await down(page, 'Roadmaps')
  expect(await retry(page).count()).toBe(1)
  await toLogin(page)
})

/** A frontend made with the page's own kit, of which one page throws while rendering. */
const crashesOnRoadmaps = `await (async () => {
  const shared = async (name) => {
    const [version] = Object.values(scope[name])
    return (await version.get())()
  }
  const [{ createElement }, { lifecycles, usePath }] = [await shared('react'), await shared('@semaforo/frontend-kit')]
  return lifecycles(() => {
    if (usePath() === '/roadmaps') throw new Error('no render')
    return createElement('h1', null, 'Dibujada')
  })
})()`

test('a page that throws while rendering shows an error, and the next page of its frontend renders', async () => {
  const page = await visit('/roadmaps', {
    faults: /no render/,
    prepare: (page) => replaceLearning(page, entryOf(crashesOnRoadmaps)),
  })
  await page.getByRole('alert').getByText('Algo falló en esta sección').waitFor()
  await page.getByRole('banner').getByRole('link', { name: 'Semáforo PyME' }).click()
  await heading(page, 'Dibujada')
  await toRoadmaps(page)
  await page.getByRole('alert').getByText('Algo falló en esta sección').waitFor()
  await toLogin(page)
})

test('an invalid registry record disables only its own pages, and a retry reads it again', async () => {
  const page = await visit('/roadmaps', {
    faults: /registry/,
    prepare: (page) => changeRecord(page, 'learning', (record) => ({ ...record, entry: 'https://' })),
  })
  await down(page, 'Roadmaps')
  await eventually(async () => (await page.title()) === 'Roadmaps · Semáforo PyME')
  await toLogin(page)
  await toRoadmaps(page)
  await down(page, 'Roadmaps')
  await page.unrouteAll()
  await retry(page).click()
  await heading(page, 'Roadmaps')
  await topic(page)
})

test('a frontend that fails to load after its page was left shows nothing on the current page', async () => {
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>()
  const page = await visit('/roadmaps', {
    faults: frontendDown,
    until: 'domcontentloaded',
    prepare: async (page) => {
      await emptyShell(page)
      await page.route(/\/remotes\/learning\/.*entry.*\.js$/i, async (route) => {
        await arrival
        await route.abort()
      })
    },
  })
  await loading(page)
  await toLogin(page)
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/remotes/learning/'))
  arrive()
  await failed
  await toRoadmaps(page)
  await down(page, 'Roadmaps')
  expect(await page.getByRole('alert').count()).toBe(1)
})

const faults = new RegExp(
  `${frontendDown.source}|status of 404|Refused to|integrity|already registered|ChunkLoadError|The above error`,
  'i',
)

/** Visits a page with the releases that the test names; `before` runs before the page opens. */
async function visitWith(path: string, before: (releases: Releases, page: Page) => Promise<unknown>) {
  const { promise, resolve } = Promise.withResolvers<Releases>()
  const page = await visit(path, {
    faults,
    prepare: async (page) => {
      await watchPanels(page)
      const releases = await releasesOfLearning(page)
      await before(releases, page)
      resolve(releases)
    },
  })
  return { page, releases: await promise }
}

/** From the page's second reading on, the registry names the site's own release again. */
const thenTheNewOne = (releases: Releases, page: Page) =>
  page.on('response', (response) => {
    if (response.url().endsWith('/federation/registry.json')) releases.name()
  })

/** The entry script of the site's own release. */
async function ownEntry(): Promise<string> {
  const registry = await fetch(`${site().url}/federation/registry.json`)
  const { frontends } = (await registry.json()) as { frontends: { name: string; entry: string }[] }
  const entry = frontends.find(({ name }) => name === 'learning')?.entry ?? ''
  return (await fetch(new URL(entry, site().url))).text()
}

test.each<[string, (releases: Releases) => Promise<unknown>]>([
  [
    'whose entry is not what the registry named',
    async ({ name, release }) =>
      name({ ...(await release('changed', await ownEntry())), integrity: `sha384-${'a'.repeat(64)}` }),
  ],
  ['whose chunks are gone', async ({ name, release }) => name(await release('old', await ownEntry()))],
])(
  'a release %s is replaced by the one that the registry names now, without a panel',
  async (_how, before) => {
    const { page, releases } = await visitWith('/home', async (releases, page) => {
      await before(releases)
      thenTheNewOne(releases, page)
    })
    await heading(page, home)
    await page.getByRole('list', { name: 'Temas' }).waitFor()
    expect(await panelsShown(page)).toEqual([])
    expect(releases.reads()).toBe(2)
  },
)

test('a file that failed once is asked for again, without a panel', async () => {
  let asked = 0
  const { page } = await visitWith('/home', (_releases, page) =>
    page.route(/\/remotes\/learning\/.*\/assets\/(?!page-|later-).*\.js$/, (route) =>
      ++asked === 1 ? route.abort() : route.continue(),
    ),
  )
  await heading(page, home)
  expect(asked).toBe(2)
  expect(await panelsShown(page)).toEqual([])
})

test('without a connection nothing is attempted until there is one, and a panel goes once it is back', async () => {
  const page = await visit('/login', { faults: /ERR_|fetch|Failed to load|no answer|Loading|registry/ })
  await heading(page, 'Inicia sesión')
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/registry\.json|remotes\/learning/.test(pathname)) asked.push(pathname.split('/').at(-1) ?? '')
  })
  await page.context().setOffline(true)
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/remotes/learning/'))
  await toRoadmaps(page)
  await failed
  await page.context().setOffline(false)
  await topic(page)
  expect(asked.slice(0, 3)).toEqual(['remoteEntry.js', 'registry.json', 'remoteEntry.js'])

  await page.route('**/remotes/about/**', (route) => route.abort())
  await page.getByRole('contentinfo').getByRole('link', { name: 'Nosotros' }).click()
  await down(page, 'Nosotros')
  await page.context().setOffline(true)
  await page.route('**/remotes/about/**', (route) => route.continue())
  await page.context().setOffline(false)
  await heading(page, 'Nosotros')
})

/** A release made with the page's own kit, whose page at /roadmaps misses a chunk. */
const missesAChunk = `await (async () => {
  const shared = async (name) => {
    const [version] = Object.values(scope[name])
    return (await version.get())()
  }
  const [{ createElement, lazy, Suspense }, { lifecycles, usePath }] =
    [await shared('react'), await shared('@semaforo/frontend-kit')]
  const Missing = lazy(async () => {
    throw Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' })
  })
  const Page = () => createElement(Suspense, { fallback: 'Un momento' }, createElement(Missing))
  return lifecycles(() => usePath() === '/roadmaps' ? createElement(Page)
    : createElement('h1', null, 'De una versión anterior'))
})()`

test('a frontend that misses a chunk later shows its error, whose retry loads the newest release', async () => {
  const { page, releases } = await visitWith('/home', async ({ name, release }) =>
    name(await release('old', entryOf(missesAChunk))),
  )
  await heading(page, 'De una versión anterior')
  await toRoadmaps(page)
  await page.getByRole('alert').getByText('Algo falló en esta sección').waitFor()
  releases.name()
  await retry(page).click()
  await topic(page)
  expect(await page.getByText('De una versión anterior').count()).toBe(0)
})
