import type { Page } from 'playwright-core'
import { at } from '../support/account-steps.ts'
import { eventually } from '../support/eventually.ts'
import { isFocused } from '../support/focus.ts'
import { runningProduct } from '../support/product.ts'
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
  await link(page, 'Roadmaps')
  await topic(page)
  expect(await offer(page).count()).toBe(0)
  expect(await panelsShown(page)).toEqual([])
})

test('nor is a reload offered where the answer comes while that release is being replaced', async () => {
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
})
