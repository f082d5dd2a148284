import type { Page } from 'playwright-core'
import { frontendDown } from '../support/faults.ts'
import { productOfRun } from '../support/product-of-run.ts'
import { panelsShown, type Releases, releasesOfLearning, watchPanels } from '../support/releases.ts'
import { entryOf } from '../support/replaced-frontend.ts'

const { visit, site } = productOfRun()

const faults = new RegExp(
  `${frontendDown.source}|status of 404|Refused to|integrity|already registered|ChunkLoadError|The above error`,
  'i',
)
const home = 'Tus números, claros en dos minutos'
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const topic = (page: Page) => page.getByRole('button', { name: 'Liquidez sin sustos', exact: true }).waitFor()
const down = (page: Page, section: string) =>
  page.getByRole('alert').getByText(`«${section}» no está disponible`).waitFor()
const retry = (page: Page) => page.getByRole('button', { name: 'Intentar de nuevo' })
const toRoadmaps = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Navegación principal' })
    .getByRole('link', { name: 'Roadmaps' })
    .click()

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

test('after three attempts there is a panel, and its retry takes the release that the registry names then', async () => {
  const { page, releases } = await visitWith('/roadmaps', async ({ name, release }) =>
    name(await release('gone')),
  )
  await down(page, 'Roadmaps')
  expect(releases.reads()).toBe(3)
  releases.name()
  await retry(page).click()
  await topic(page)
  expect(releases.reads()).toBe(4)
})

test('other frontends are there while one waits for the registry', async () => {
  const held = Promise.withResolvers<void>()
  const { page } = await visitWith('/home', async (releases, page) => {
    releases.name(await releases.release('gone'))
    await page.route('**/federation/registry.json', async (route) => {
      if (releases.reads() > 0) await held.promise
      await route.fallback()
    })
    thenTheNewOne(releases, page)
  })
  await page.getByRole('link', { name: 'Log-In' }).click()
  await heading(page, 'Inicia sesión')
  await page.getByRole('banner').getByRole('link', { name: 'Semáforo PyME' }).click()
  await page.getByRole('status').getByText('Cargando…').waitFor()
  held.resolve()
  await heading(page, home)
})

test('without a connection nothing is attempted until there is one', async () => {
  const page = await visit('/login', { faults: /ERR_INTERNET_DISCONNECTED|fetch|Failed to load/ })
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
})

test('a panel in the place of a frontend goes once the network is back', async () => {
  const page = await visit('/login', { faults: /ERR_|fetch|Failed to load|no answer|Loading|registry/ })
  await heading(page, 'Inicia sesión')
  await page.route('**/remotes/learning/**', (route) => route.abort())
  await toRoadmaps(page)
  await page.getByRole('alert').getByText('«Roadmaps» no está disponible').waitFor()
  await page.context().setOffline(true)
  await page.route('**/remotes/learning/**', (route) => route.continue())
  await page.context().setOffline(false)
  await topic(page)
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
