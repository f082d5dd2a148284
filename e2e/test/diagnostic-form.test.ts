import { eventually } from '@semaforo/testing/eventually'
import type { Locator, Page } from 'playwright-core'
import { signedIn } from '../support/accounts.ts'
import { bringAxe, violations } from '../support/axe.ts'
import { fillIn, healthyShop, paste, seeWholeForm, takePasted } from '../support/diagnostics.ts'
import { isFocused } from '../support/focus.ts'
import { productOfRun } from '../support/product-of-run.ts'
import type { Visit } from '../support/visits.ts'

const { visit, site } = productOfRun()

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
const open = async (options: Visit = {}) =>
  visit('/minegocio', { ...(await signedIn(site(), 'user')), ...options })
const amount = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const line = (page: Page, name: string) => page.getByRole('button', { name })
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'))
const review = (page: Page) => page.getByRole('heading', { name: 'Revisa tus cifras' })

/** Waits until a field is the question, and has the focus. */
const isAsked = (page: Page, field: string) => eventually(async () => (await focused(page)) === field)

test('on a phone no amount of a paste breaks inside', async () => {
  const page = await open()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'Ver todo' }).click()
  await paste(page, 'Activos corrientes', healthyShop.map((figure) => figure * 10_000).join('\n'))
  const amounts = page.getByRole('region', { name: 'Así quedarían tus cifras' }).locator('strong')
  await amounts.nth(9).waitFor()
  expect(await amounts.evaluateAll((all) => all.map((one) => one.getClientRects().length))).toEqual(
    healthyShop.map(() => 1),
  )
})

test('help is large enough for a thumb, moves nothing and is in sight with its field', async () => {
  const page = await open()
  await page.setViewportSize({ width: 360, height: 740 })
  await button(page, 'Ver todo').click()
  const help = button(page, '¿Qué es el costo de ventas?')
  const field = amount(page, 'Costo de ventas')
  const tip = page.getByRole('tooltip')
  const box = (of: Locator) => of.evaluate((element) => element.getBoundingClientRect().toJSON())
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    // At the end of the window, where there is room above it, and below the header, where there is none.
    for (const block of ['end', 'start'] as const) {
      await field.evaluate((input, block) => input.scrollIntoView({ block }), block)
      await page.mouse.move(0, 0)
      const { top } = await box(field)
      await help.evaluate((element) => (element as HTMLElement).click())
      await tip.waitFor()
      const shown = await box(tip)
      expect(await box(field)).toMatchObject({ top })
      expect(shown.bottom <= top || shown.top >= (await box(field)).bottom).toBe(true)
      expect(Math.min(shown.left, shown.top, width - shown.right, 740 - shown.bottom)).toBeGreaterThanOrEqual(
        0,
      )
      await page.keyboard.press('Escape')
      await tip.waitFor({ state: 'hidden' })
    }
    const { width: across, height } = await box(help)
    if (width === 360) expect(Math.min(across, height)).toBeGreaterThanOrEqual(44)
  }
})

test('the sheet is whole, shows the line of the focused field without moving the page, and is absent on a narrow screen', async () => {
  const page = await open()
  // Until it is known that there is none, the last light has a place above the form.
  await page.getByText('Todavía no tienes diagnósticos guardados.').waitFor()
  const lines = page.getByRole('region', { name: '¿Dónde está este número?' })
  expect(await lines.evaluate((sheet) => sheet.scrollHeight - sheet.clientHeight)).toBe(0)
  const isLit = '[aria-current="true"]'
  for (const [label, name] of [
    ['Costo de ventas', 'Ir a Costo de ventas'],
    ['Ventas a credito', 'Ir a Ventas a credito: De ellas, a crédito'],
    ['Activos corrientes', 'Ir a Activos corrientes: Activo circulante'],
  ] as const) {
    const field = amount(page, label)
    await field.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => scrollY)
    await field.evaluate((input) => input.focus({ preventScroll: true }))
    const lit = lines.getByRole('button', { name }).and(page.locator(isLit))
    await lit.waitFor()
    expect(await lines.locator(isLit).count()).toBe(1)
    await eventually(() =>
      lit.evaluate((line) => {
        const sheet = line.closest('section')?.getBoundingClientRect()
        const { top, bottom } = line.getBoundingClientRect()
        return sheet !== undefined && top >= sheet.top && bottom <= Math.min(sheet.bottom, innerHeight)
      }),
    )
    expect(await page.evaluate(() => scrollY)).toBe(before)
  }
  await page.setViewportSize({ width: 800, height: 700 })
  await lines.waitFor({ state: 'hidden' })
})

// The only test with taps: where the page is busy between its two events, the browser takes a tap for a long press.
test('touch goes on and back, and to the question of a line of the review', async () => {
  const page = await open(phone)
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

test('at 320 px, which is also 640 px at 200 %, a question does not scroll sideways', async () => {
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

/** The healthy shop with sales, costs and credit sales of a month. */
const monthly = [150_000, 80_000, 400_000, 180_000, 25_000, 41_000, 80_000, 104_000, 16_000, 30_000]

/** Presses 'Calcular Diagnóstico' as a finger does: the field that was typed in is left before the press ends. */
async function pressSlowly(page: Page) {
  const button = page.getByRole('button', { name: 'Calcular Diagnóstico' })
  await button.scrollIntoViewIfNeeded()
  const before = await button.boundingBox()
  if (!before) throw new Error('The button is not shown')
  await page.mouse.move(before.x + before.width / 2, before.y + 5)
  await page.mouse.down()
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await page.mouse.up()
}

async function wholeForm(): Promise<Page> {
  const page = await visit('/probar', { viewport: { width: 360, height: 740 } })
  await page.getByLabel('Activos corrientes', { exact: true }).waitFor()
  await seeWholeForm(page)
  return page
}

test('a press on the button counts although the field before it shows an error or a question on blur', async () => {
  const page = await wholeForm()
  await page.getByLabel('Cuentas por cobrar', { exact: true }).fill('-5')
  await pressSlowly(page)
  await page.getByText('No puede ser un número negativo.').waitFor()
  await isFocused(page, { name: 'activo_corriente' })
  await fillIn(page, monthly)
  await page.getByLabel('Costo de ventas', { exact: true }).fill('25001')
  await pressSlowly(page)
  await page.getByRole('heading', { name: 'Diagnóstico financiero' }).waitFor()
})
