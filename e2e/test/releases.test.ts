import { globSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Registry } from '@semaforo/contracts'
import { change, list } from '@semaforo/releases'
import { endsWithTest } from '@semaforo/testing/ends-with-test'
import { longestWaitMs } from '@semaforo/testing/eventually'
import type { Page } from 'playwright-core'
import { at } from '../support/account-steps.ts'
import { startBrowser } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'
import { isFocused } from '../support/focus.ts'
import { gatewayAlone } from '../support/gateway-alone.ts'
import { runningProduct } from '../support/product.ts'
import { aSiteWithATeam } from '../support/published-frontend.ts'
import { panelsShown, type Releases, releasesOfLearning, watchPanels } from '../support/releases.ts'
import { entryOf } from '../support/replaced-frontend.ts'

const { visit } = runningProduct()

const oldRelease = entryOf(`{
  async bootstrap() {},
  async mount({ domElement }) { domElement.innerHTML = '<h1>Old</h1><input aria-label="Note">' },
  async unmount({ domElement }) { domElement.innerHTML = '' },
}`)
const topic = (page: Page) => page.getByRole('button', { name: 'Liquidez sin sustos', exact: true }).waitFor()
const old = (page: Page) => page.getByRole('heading', { name: 'Old' }).waitFor()
const offer = (page: Page) => page.getByRole('status').filter({ hasText: 'Retiramos la versión' })
const press = (page: Page, name: string) => offer(page).getByRole('button', { name }).click()
const link = (page: Page, name: string) => page.getByRole('link', { name }).first().click()

/** Shows the roadmaps in an old release, while the registry names whatever the test says. */
async function visitOld(): Promise<{ page: Page; releases: Releases }> {
  const { promise, resolve } = Promise.withResolvers<Releases>()
  const page = await visit('/roadmaps', {
    faults: /already registered/,
    prepare: async (page) => {
      await watchPanels(page)
      const releases = await releasesOfLearning(page)
      releases.name(await releases.release('old', oldRelease))
      resolve(releases)
    },
  })
  await old(page)
  return { page, releases: await promise }
}

/**
 * Somebody returns to the page, which then reads the registry and takes the answer in. It shares a reading that is under
 * way, so that only the beginning of a next one says that the first was taken in.
 */
async function returns(page: Page, releases: Releases): Promise<void> {
  for (const _reading of ['first', 'next']) await reads(page, releases)
}

/** Somebody returns to the page, which begins to read the registry anew. */
async function reads(page: Page, releases: Releases): Promise<void> {
  const before = releases.reads()
  await eventually(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    return releases.reads() > before
  })
}

test('a page offers a reload only when its own release was taken back, and loses nothing until then', async () => {
  const { page, releases } = await visitOld()
  await page.getByLabel('Note').fill('half a sentence')
  releases.name({ withdrawn: ['another'] })
  await returns(page, releases)
  expect(await offer(page).count()).toBe(0)
  releases.name({ withdrawn: ['old'] })
  await returns(page, releases)
  await offer(page).waitFor()
  expect(await page.getByLabel('Note').inputValue()).toBe('half a sentence')
  await press(page, 'Recargar')
  await topic(page)
  expect(await offer(page).count()).toBe(0)
})

test('an offer that was declined does not come back', async () => {
  const { page, releases } = await visitOld()
  await page.getByLabel('Note').focus()
  releases.name({ withdrawn: ['old'] })
  await returns(page, releases)
  await press(page, 'Más tarde')
  await offer(page).waitFor({ state: 'detached' })
  await isFocused(page, { ariaLabel: 'Note' })
  await returns(page, releases)
  await old(page)
  expect(await offer(page).count()).toBe(0)
})

test('a release that is taken back while it is not on the screen is replaced without asking', async () => {
  const { page, releases } = await visitOld()
  await link(page, 'Log-In')
  await page.getByRole('heading', { name: 'Inicia sesión' }).waitFor()
  releases.name({ withdrawn: ['old'] })
  await returns(page, releases)
  const answer = releases.hold()
  await reads(page, releases)
  await link(page, 'Roadmaps')
  await at(page, '/roadmaps')
  answer()
  await topic(page)
  expect(await offer(page).count()).toBe(0)
  expect(await panelsShown(page)).toEqual([])
})

/** A site to whose folder a team publishes releases of its frontend at /promo, and a browser that visits it. */
async function teamSite() {
  const { dir, publishes } = await aSiteWithATeam()
  const browser = await startBrowser()
  endsWithTest(() => browser.close())
  /** Opens the page as a visitor of their own: what one browser has loaded it keeps. */
  const open = async (url: string) => {
    const page = await (await browser.newContext({ locale: 'es-MX', serviceWorkers: 'block' })).newPage()
    page.setDefaultTimeout(longestWaitMs)
    await page.goto(`${url}/promo`)
    return page
  }
  return { dir, publishes, open }
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const toDetail = (page: Page) => page.getByRole('link', { name: 'Ver detalle' }).click()

test('a page that stays open over two publishes goes on, and after the retention it takes what is live then', async () => {
  const { dir, publishes, open } = await teamSite()
  const version = await publishes('uno', '2026-01-01T00:00:00.000Z')
  const site = gatewayAlone(dir)
  const url = await site.url()
  const [one, other] = [await open(url), await open(url)]
  for (const page of [one, other]) await heading(page, 'Promo uno')

  await publishes('dos', '2026-02-01T00:00:00.000Z')
  await publishes('tres', '2026-02-02T00:00:00.000Z')
  await toDetail(one)
  await heading(one, 'Detalle uno')

  await publishes('cuatro', '2026-02-03T00:00:00.000Z')
  const newest = await publishes('cinco', '2026-03-15T00:00:00.000Z')
  expect((await fetch(`${url}/remotes/promo/${version}/remoteEntry.js`)).status).toBe(404)
  await eventually(async () => {
    const answer = await fetch(`${url}/federation/registry.json`)
    return Registry.parse(await answer.json()).frontends[0]?.version === newest
  })
  await toDetail(other)
  await other.getByRole('alert').getByText('Algo falló en esta sección').waitFor()
  await other.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await heading(other, 'Detalle cinco')
  await site.stop()
})

test('a release whose entry was changed on disk is not run, is reported, and a rollback heals its page', async () => {
  const { dir, publishes, open } = await teamSite()
  await publishes('uno', '2026-01-01T00:00:00.000Z')
  const version = await publishes('dos', '2026-01-02T00:00:00.000Z')
  for (const file of globSync('remoteEntry.js*', { cwd: join(dir, 'releases/promo', version) }))
    writeFileSync(join(dir, 'releases/promo', version, file), 'globalThis.tampered = true')
  const site = gatewayAlone(dir)
  const url = await site.url()
  const page = await open(url)

  await page.getByRole('alert').getByText('no está disponible').waitFor()
  expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false)
  const failures = `semaforo_frontend_failures_total{frontend="promo",version="${version}",kind="load"} 1`
  await eventually(async () => (await (await fetch(`${url}/metrics`)).text()).includes(failures))

  await change(dir, 'promo', { what: 'rollback' }, { by: 'ana', at: new Date().toISOString() })
  expect(await list(dir)).toMatchObject([{ frontend: 'promo', withdrawal: { withdrew: version } }])
  await eventually(async () => {
    const registry = await (await fetch(`${url}/federation/registry.json`)).text()
    return !registry.includes(`/${version}/`)
  })
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await heading(page, 'Promo uno')
  await site.stop()
})
