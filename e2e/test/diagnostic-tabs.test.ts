import type { Page } from 'playwright-core'
import { press } from '../support/account-steps.ts'
import { anAccount, signedInAs } from '../support/accounts.ts'
import { amountInputs, failingShop, fillIn, healthyShop } from '../support/diagnostics.ts'
import { eventually } from '../support/eventually.ts'
import { productOfRun } from '../support/product-of-run.ts'
import type { Visit } from '../support/visits.ts'

const { visit, site } = productOfRun()

const open = async (options: Visit = {}) =>
  visit('/minegocio', { ...(await signedInAs(site(), await anAccount(site()))), ...options })
const shown = (page: Page) =>
  amountInputs(page).evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))
const shows = (page: Page, amounts: string[]) =>
  eventually(async () => JSON.stringify(await shown(page)) === JSON.stringify(amounts))
const empty = Array.from(healthyShop, () => '')
const offer = (page: Page) => page.getByText(/^Tienes otro diagnóstico empezado en este navegador/)
/** Another tab of the same browser. */
async function tabBeside(page: Page): Promise<Page> {
  const tab = await page.context().newPage()
  await tab.goto(new URL('/minegocio', page.url()).href)
  return tab
}

test('each tab keeps the figures typed in it, also over a reload', async () => {
  const page = await open()
  await fillIn(page, healthyShop)
  const typed = await shown(page)
  const other = await tabBeside(page)
  await offer(other).waitFor()
  expect(await shown(other)).toEqual(empty)
  await press(other, 'Ahora no')
  await other.reload()
  await fillIn(other, failingShop)
  const typedThere = await shown(other)
  for (const tab of [page, other]) await tab.reload()
  await shows(page, typed)
  await shows(other, typedThere)
  expect(await offer(other).count()).toBe(0)
})

test('a draft continued in another tab moves there, and its tab says so', async () => {
  const page = await open()
  await fillIn(page, healthyShop)
  const typed = await shown(page)
  const other = await tabBeside(page)
  await offer(other).waitFor()
  await fillIn(other, failingShop)
  const typedThere = await shown(other)
  await press(other, 'Continuarlo aquí')
  await shows(other, typed)
  await page.getByText('Continuaste este diagnóstico en otra pestaña.').waitFor()
  await shows(page, empty)
  await press(other, 'Continuarlo aquí')
  await shows(other, typedThere)
})

test('the draft of a tab that was closed is there in the next one', async () => {
  const page = await open()
  await fillIn(page, healthyShop)
  const typed = await shown(page)
  const blank = await page.context().newPage()
  await blank.goto(new URL('/home', page.url()).href)
  await page.close()
  await eventually(() => blank.evaluate(async () => (await navigator.locks.query()).held?.length === 0))
  await blank.goto(new URL('/minegocio', blank.url()).href)
  await shows(blank, typed)
})

const withoutLocks = (page: Page) =>
  page
    .context()
    .addInitScript(() => Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined }))

test.each<[string, Visit]>([
  ['a duplicated tab goes on with a copy', {}],
  ['a duplicated tab goes on with a copy without Web Locks too', { prepare: withoutLocks }],
])('%s', async (_, options) => {
  const page = await open(options)
  await fillIn(page, healthyShop)
  const typed = await shown(page)
  const opening = page.context().waitForEvent('page')
  // A window with an opener starts with a copy of its sessionStorage, as a duplicated tab does.
  await page.evaluate(() => void window.open(location.href))
  const copy = await opening
  await shows(copy, typed)
  await fillIn(copy, failingShop)
  const typedThere = await shown(copy)
  expect(await shown(page)).toEqual(typed)
  const tabOf = (one: Page) => one.evaluate(() => sessionStorage.getItem('semaforo.tab'))
  await eventually(async () => (await tabOf(copy)) !== (await tabOf(page)))
  for (const tab of [page, copy]) await tab.reload()
  await shows(page, typed)
  await shows(copy, typedThere)
})
