import { eventually } from '@semaforo/testing/eventually'
import type { Page } from 'playwright-core'
import { signedIn } from '../support/accounts.ts'
import { calculate, fillIn, healthyShop, unfoldForm } from '../support/diagnostics.ts'
import { isFocused } from '../support/focus.ts'
import { productOfRun } from '../support/product-of-run.ts'

const { visit, site } = productOfRun()

const open = async () => visit('/minegocio', await signedIn(site(), 'user'))
const sheetOf = (page: Page) => page.getByRole('region', { name: '¿Dónde está este número?' })
const lineOf = (page: Page, name: string) => sheetOf(page).getByRole('button', { name })
const amount = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const isLit = '[aria-current="true"]'

test('the line of the focused field lights up and is seen, and the page does not move for it', async () => {
  const page = await open()
  // Until it is known that there is none, the last light has a place above the form.
  await page.getByText('Todavía no tienes diagnósticos guardados.').waitFor()
  for (const [label, name] of [
    ['Ventas a credito', 'Ir a Ventas a credito: De ellas, a crédito'],
    ['Costo de ventas', 'Ir a Costo de ventas'],
    ['Activos corrientes', 'Ir a Activos corrientes: Activo circulante'],
  ] as const) {
    const field = amount(page, label)
    await field.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => scrollY)
    await field.evaluate((input) => input.focus({ preventScroll: true }))
    const lit = lineOf(page, name).and(page.locator(isLit))
    await lit.waitFor()
    expect(await sheetOf(page).locator(isLit).count()).toBe(1)
    await eventually(() =>
      lit.evaluate((line) => {
        const sheet = line.closest('section')?.getBoundingClientRect()
        const { top, bottom } = line.getBoundingClientRect()
        return sheet !== undefined && top >= sheet.top && bottom <= Math.min(sheet.bottom, innerHeight)
      }),
    )
    expect(await page.evaluate(() => scrollY)).toBe(before)
  }
  await page.getByLabel('Periodo de tus ventas y costos').focus()
  await sheetOf(page).locator(isLit).waitFor({ state: 'detached' })
})

test.each([
  ['Ir a Cuentas por cobrar: Clientes', 'cuentas_por_cobrar'],
  ['Ir a Inventario final: Almacén, al final', 'inventario_final'],
  ['Ir a Costo de ventas', 'costo_ventas'],
])('«%s» goes to its field, with the mouse and with the keyboard', async (name, field) => {
  const page = await open()
  await lineOf(page, name).click()
  await isFocused(page, { name: field })
  await amount(page, 'Activos corrientes').focus()
  await lineOf(page, name).press('Enter')
  await isFocused(page, { name: field })
})

test('the sheet fills in as one types, and says what period its results cover', async () => {
  const page = await open()
  await amount(page, 'Cuentas por cobrar').pressSequentially('30000')
  await lineOf(page, 'Ir a Cuentas por cobrar: Clientes').getByText('$ 30,000').waitFor()
  await fillIn(page, healthyShop)
  await lineOf(page, 'Ir a Ventas totales: Ventas netas').getByText('$ 500,000.00').waitFor()
  await page.getByLabel('Periodo de tus ventas y costos').selectOption('3')
  await sheetOf(page).getByText('3 meses').waitFor()
})

test('the sheet is there while the form is open, next to its result too', async () => {
  const page = await open()
  await fillIn(page, healthyShop)
  await calculate(page)
  await sheetOf(page).waitFor({ state: 'detached' })
  await unfoldForm(page)
  await lineOf(page, 'Ir a Ventas totales: Ventas netas').click()
  await isFocused(page, { name: 'ventas_totales' })
})

test('a guest has the sheet beside the form as well; a narrow screen has no room for it', async () => {
  const page = await visit('/probar')
  await lineOf(page, 'Ir a Ventas a credito: De ellas, a crédito').click()
  await isFocused(page, { name: 'ventas_credito' })
  await page.setViewportSize({ width: 800, height: 700 })
  await sheetOf(page).waitFor({ state: 'hidden' })
})
