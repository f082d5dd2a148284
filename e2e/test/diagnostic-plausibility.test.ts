import type { Page } from 'playwright-core'
import { anAccount, signedInAs } from '../support/accounts.ts'
import { calculate, fillIn, healthyShop, unfoldForm } from '../support/diagnostics.ts'
import { productOfRun } from '../support/product-of-run.ts'

const { visit, site } = productOfRun()

/** The healthy shop with sales, costs and credit sales of a month. */
const monthly = [150_000, 80_000, 400_000, 180_000, 25_000, 41_000, 80_000, 104_000, 16_000, 30_000]

const form = async (figures: readonly number[]) => {
  const page = await visit('/minegocio', await signedInAs(site(), await anAccount(site())))
  await fillIn(page, figures)
  return page
}
const question = (page: Page) =>
  page.getByText(/serían 1,343\s+días de mercancía guardada: ¿son ventas y costos/)
const sales = (page: Page) => page.getByLabel('Ventas totales', { exact: true })

test('a month in the place of a year is asked about; one press corrects it, another one brings it back', async () => {
  const page = await form(monthly)
  await page.keyboard.press('Tab')
  await question(page).waitFor()
  await page.getByRole('button', { name: 'Sí, multiplicar por 12' }).click()
  expect(await sales(page).inputValue()).toBe('$\u00a0492,000.00')
  await page.getByText(/Multiplicamos por 12: Ventas totales, Ventas a credito y Costo de ventas/).waitFor()
  expect(await question(page).count()).toBe(0)
  await page.getByRole('button', { name: 'Deshacer' }).click()
  expect(await sales(page).inputValue()).toBe('$\u00a041,000.00')
  await question(page).waitFor()
})

test('what is right as it is is not asked again for those figures, also after a reload, and is asked for others', async () => {
  const page = await form(monthly)
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Así está bien' }).click()
  await question(page).waitFor({ state: 'detached' })
  await page.reload()
  await sales(page).waitFor()
  await calculate(page)
  expect(await question(page).count()).toBe(0)
  await unfoldForm(page)
  await page.getByLabel('Costo de ventas', { exact: true }).fill('26000')
  await page.keyboard.press('Tab')
  await page.getByText(/serían 1,291\s+días de mercancía guardada/).waitFor()
})

test('what a guest answers goes with the tab, and is not asked again in it', async () => {
  const page = await visit('/probar')
  await fillIn(page, monthly)
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Así está bien' }).click()
  await question(page).waitFor({ state: 'detached' })
  await page.reload()
  await calculate(page)
  expect(await question(page).count()).toBe(0)
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('41000')
})

test('nothing is asked of usual figures', async () => {
  const page = await form(healthyShop)
  await page.keyboard.press('Tab')
  await calculate(page)
  expect(await page.getByRole('button', { name: 'Así está bien' }).count()).toBe(0)
})
