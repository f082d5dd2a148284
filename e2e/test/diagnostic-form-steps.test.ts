import { eventually } from '@semaforo/testing/eventually'
import type { Page } from 'playwright-core'
import { signedIn } from '../support/accounts.ts'
import { bringAxe, violations } from '../support/axe.ts'
import { healthyShop, paste, seeWholeForm, takePasted } from '../support/diagnostics.ts'
import { isFocused } from '../support/focus.ts'
import { productOfRun } from '../support/product-of-run.ts'

const { visit, site } = productOfRun()

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
const open = async () => visit('/minegocio', { ...phone, ...(await signedIn(site(), 'user')) })
const amount = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const line = (page: Page, name: string) => page.getByRole('button', { name })
const onScreen = (page: Page) =>
  page.getByRole('region', { name: 'Formulario' }).locator('input, select').filter({ visible: true })
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'))
const review = (page: Page) => page.getByRole('heading', { name: 'Revisa tus cifras' })

/** Waits until a field is the question, and has the focus. */
const isAsked = (page: Page, field: string) => eventually(async () => (await focused(page)) === field)

test('on a phone one question is on the screen, explained, with its place on the sheet', async () => {
  const page = await open()
  await page.getByText('1 de 11').waitFor()
  expect(await onScreen(page).evaluateAll((all) => all.map((one) => one.getAttribute('name')))).toEqual([
    'activo_corriente',
  ])
  await page.getByText('También: activo circulante').waitFor()
  await amount(page, 'Activos corrientes').fill('150000')
  await page
    .locator('[aria-current="true"]', { hasText: 'Activo circulante$ 150,000' })
    .filter({ visible: true })
    .waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('the keyboard alone goes through all questions to the diagnostic', async () => {
  const page = await open()
  await amount(page, 'Activos corrientes').focus()
  for (const figure of healthyShop) {
    const before = await focused(page)
    await page.keyboard.type(String(figure))
    await page.keyboard.press('Enter')
    await eventually(async () => (await focused(page)) !== before)
  }
  await page.getByText('11 de 11').waitFor()
  await isFocused(page, { name: 'periodo_meses' })
  await button(page, 'Siguiente').press('Enter')
  await review(page).waitFor()
  await line(page, 'Ir a Ventas totales: Ventas netas').getByText('$ 500,000.00').waitFor()
  await button(page, 'Calcular Diagnóstico').press('Enter')
  await page.getByRole('heading', { name: 'Diagnóstico financiero' }).waitFor()
})

// The only test with taps: where the page is busy between its two events, the browser takes a tap for a long press.
test('touch goes on and back, and to the question of a line of the review', async () => {
  const page = await open()
  await amount(page, 'Activos corrientes').fill('150000')
  await button(page, 'Siguiente').tap()
  await isAsked(page, 'pasivo_corriente')
  expect(await button(page, 'Atrás').count()).toBe(1)
  await button(page, 'Atrás').tap()
  await isAsked(page, 'activo_corriente')
  expect(await button(page, 'Atrás').count()).toBe(0)
  await paste(page, 'Activos corrientes', healthyShop.join('\n'))
  await takePasted(page)
  await page.getByText('Pegamos 10 cifras.').waitFor()
  for (let question = 1; question <= 11; question++) {
    await page.getByText(`${question} de 11`, { exact: true }).waitFor()
    await button(page, 'Siguiente').tap()
  }
  await review(page).waitFor()
  await line(page, 'Ir a Cuentas por cobrar: Clientes').tap()
  await isAsked(page, 'cuentas_por_cobrar')
})

test.each(['Enter', 'Siguiente'])(
  'a wrong amount stops who goes on with %s once, and not twice',
  async (how) => {
    const page = await open()
    const goOn = () => (how === 'Enter' ? page.keyboard.press('Enter') : button(page, how).click())
    await amount(page, 'Activos corrientes').fill('15%')
    await goOn()
    await page.getByText('no un porcentaje').waitFor()
    await isAsked(page, 'activo_corriente')
    await page.getByText('1 de 11').waitFor()
    await goOn()
    await isAsked(page, 'pasivo_corriente')
    await page.getByRole('link', { name: 'Activos corrientes' }).click()
    await isAsked(page, 'activo_corriente')
  },
)

test('what is to be corrected leads to its question, and in the whole form to its field', async () => {
  const page = await open()
  await paste(page, 'Activos corrientes', healthyShop.with(3, -1).join('\n'))
  await takePasted(page)
  await page.reload()
  await seeWholeForm(page)
  await button(page, 'Calcular Diagnóstico').click()
  await page.getByRole('link', { name: 'Total de pasivos' }).click()
  await isAsked(page, 'total_pasivos')
  await button(page, 'Paso a paso').click()
  await review(page).waitFor()
  await page.getByText('Hay 2 datos por corregir:').waitFor()
  await page.getByRole('link', { name: 'Total de pasivos' }).click()
  await page.getByText('4 de 11').waitFor()
  await isAsked(page, 'total_pasivos')
  await page.getByText('No puede ser un número negativo.').waitFor()
})

test('a reload goes on at the first question without an answer, with the draft', async () => {
  const page = await open()
  await amount(page, 'Activos corrientes').fill('150000')
  await page.keyboard.press('Enter')
  await isAsked(page, 'pasivo_corriente')
  await page.reload()
  await page.getByText('2 de 11').waitFor()
  await button(page, 'Atrás').click()
  expect(await amount(page, 'Activos corrientes').inputValue()).toMatch(/150,000\.00$/)
})

test('the whole form is one press away, stays chosen, and has a way back', async () => {
  const page = await open()
  await button(page, 'Ver todo').click()
  await eventually(async () => (await onScreen(page).count()) === 11)
  await page.reload()
  await button(page, 'Paso a paso').waitFor()
  expect(await onScreen(page).count()).toBe(11)
  await button(page, 'Paso a paso').click()
  await page.getByText('1 de 11').waitFor()
})

test('a form that comes filled opens as a whole, and an empty one question by question', async () => {
  const page = await open()
  await paste(page, 'Activos corrientes', healthyShop.join('\n'))
  await takePasted(page)
  await page.getByText('1 de 11').waitFor()
  await page.reload()
  await button(page, 'Paso a paso').waitFor()
  expect(await onScreen(page).count()).toBe(11)
  await button(page, 'Reiniciar').click()
  await page.getByText('1 de 11').waitFor()
})

test('at 320 px, which is also 640 px at 200 %, a question has no sideways scroll and its button in reach', async () => {
  const page = await visit('/probar', { viewport: { width: 320, height: 400 }, hasTouch: true })
  await amount(page, 'Activos corrientes').click()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await button(page, 'Siguiente').click()
  await isAsked(page, 'pasivo_corriente')
})

test('a question and the review have no axe violations in either theme', async () => {
  const page = await visit('/probar', { ...phone, reducedMotion: 'reduce', prepare: bringAxe })
  await amount(page, 'Activos corrientes').fill('15%')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await isAsked(page, 'pasivo_corriente')
  const found: string[] = []
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme })
    found.push(...(await violations(page)))
  }
  for (let question = 2; question <= 11; question++) {
    await page.getByText(`${question} de 11`, { exact: true }).waitFor()
    await button(page, 'Siguiente').click()
  }
  await review(page).waitFor()
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme })
    found.push(...(await violations(page)))
  }
  expect(found).toEqual([])
})
