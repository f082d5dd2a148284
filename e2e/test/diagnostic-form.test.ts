import { isDeepStrictEqual } from 'node:util'
import { eventually } from '@semaforo/testing/eventually'
import type { Locator, Page } from 'playwright-core'
import { anAccount, signedIn, signedInAs } from '../support/accounts.ts'
import { bringAxe, violations } from '../support/axe.ts'
import {
  amountInputs,
  failingShop,
  fillIn,
  healthyShop,
  paste,
  seeWholeForm,
} from '../support/diagnostics.ts'
import { isFocused } from '../support/focus.ts'
import { laidOut } from '../support/laid-out.ts'
import { productOfRun } from '../support/product-of-run.ts'
import type { Visit } from '../support/visits.ts'

const { visit, site } = productOfRun()

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
const open = async (options: Visit = {}) =>
  visit('/minegocio', { ...(await signedIn(site(), 'user')), ...options })
const amount = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'))

/** Waits until a field is the question, and has the focus. */
const isAsked = (page: Page, field: string) => eventually(async () => (await focused(page)) === field)

test('help is large enough for a thumb, moves nothing and is in sight with its field', async () => {
  const page = await open()
  await page.setViewportSize({ width: 360, height: 740 })
  await button(page, 'Ver todo').click()
  await laidOut(page)
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

test('on a phone the questions fit, go on, back, and from a line of the review, and have no axe violations in either theme', async () => {
  const page = await visit('/probar', { ...phone, reducedMotion: 'reduce', prepare: bringAxe })
  const found: string[] = []
  const look = async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      found.push(...(await violations(page)))
    }
  }
  await amount(page, 'Activos corrientes').fill('15%')
  await button(page, 'Siguiente').click()
  await page.getByText(/no un porcentaje/).waitFor()
  await button(page, 'Siguiente').click()
  await isAsked(page, 'pasivo_corriente')
  await look()
  // Also 640 px at 200 %.
  await page.setViewportSize({ width: 320, height: 400 })
  await laidOut(page)
  await eventually(async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320),
  )
  await page.setViewportSize(phone.viewport)
  await button(page, 'Atrás').click()
  await isAsked(page, 'activo_corriente')
  await amount(page, 'Activos corrientes').fill('150000')
  for (let question = 1; question <= 11; question++) {
    await page.getByText(`${question} de 11`, { exact: true }).waitFor()
    await button(page, 'Siguiente').click()
  }
  await page.getByRole('heading', { name: 'Revisa tus cifras' }).waitFor()
  await look()
  await page.getByRole('button', { name: 'Ir a Cuentas por cobrar: Clientes' }).click()
  await isAsked(page, 'cuentas_por_cobrar')
  expect(found).toEqual([])

  await button(page, 'Ver todo').click()
  await paste(page, 'Activos corrientes', healthyShop.map((figure) => figure * 10_000).join('\n'))
  const amounts = page.getByRole('region', { name: 'Así quedarían tus cifras' }).locator('strong')
  await amounts.nth(9).waitFor()
  // No amount breaks inside.
  expect(await amounts.evaluateAll((all) => all.map((one) => one.getClientRects().length))).toEqual(
    healthyShop.map(() => 1),
  )
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

/** Opens the form for somebody new. */
const openAlone = async (options: Visit = {}) =>
  visit('/minegocio', { ...(await signedInAs(site(), await anAccount(site()))), ...options })
const shown = (page: Page) =>
  amountInputs(page).evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))
const shows = (page: Page, amounts: string[]) =>
  eventually(async () => isDeepStrictEqual(await shown(page), amounts))
const empty = healthyShop.map(() => '')
const offer = (page: Page) => page.getByText(/^Tienes otro diagnóstico empezado en este navegador/)
const tabOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('semaforo.tab'))

/** Waits until the draft of a tab is stored: it outlasts a reload then. */
const isStored = (page: Page, [first]: readonly number[]) =>
  eventually(() =>
    page.evaluate((first) => {
      const ofTab = Object.keys(localStorage).find((key) =>
        key.endsWith(`.${sessionStorage.getItem('semaforo.tab')}`),
      )
      return (
        localStorage
          .getItem(ofTab ?? '')
          ?.replaceAll(',', '')
          .includes(`${first}`) ?? false
      )
    }, first),
  )

/** Fills in a draft. @returns the amounts on the screen */
async function typed(page: Page, figures: readonly number[]): Promise<string[]> {
  await fillIn(page, figures)
  await isStored(page, figures)
  return shown(page)
}

/** Another tab of the same browser. */
async function tabBeside(page: Page): Promise<Page> {
  const tab = await page.context().newPage()
  await tab.goto(new URL('/minegocio', page.url()).href)
  return tab
}

test('each tab keeps the figures typed in it, also over a reload, and another tab continues with them', async () => {
  const page = await openAlone()
  const here = await typed(page, healthyShop)
  const other = await tabBeside(page)
  await offer(other).waitFor()
  expect(await shown(other)).toEqual(empty)
  await button(other, 'Ahora no').click()
  await offer(other).waitFor({ state: 'detached' })
  await other.reload()
  const there = await typed(other, failingShop)
  for (const tab of [page, other]) await tab.reload()
  await shows(page, here)
  await shows(other, there)
  expect(await offer(other).count()).toBe(0)

  // The newest draft is offered.
  const third = await tabBeside(page)
  await offer(third).waitFor()
  const last = await typed(third, monthly)
  await button(third, 'Continuarlo aquí').click()
  await shows(third, there)
  await other.getByText('Continuaste este diagnóstico en otra pestaña.').waitFor()
  await shows(other, empty)
  await shows(page, here)
  await button(third, 'Continuarlo aquí').click()
  await shows(third, last)
})

test('the draft of a tab that was closed is there in the next one', async () => {
  const page = await openAlone()
  const here = await typed(page, healthyShop)
  const next = await page.context().newPage()
  await next.goto(new URL('/home', page.url()).href)
  await page.close()
  await eventually(() => next.evaluate(async () => (await navigator.locks.query()).held?.length === 0))
  await next.goto(new URL('/minegocio', next.url()).href)
  await shows(next, here)
})

const withoutLocks = (page: Page) =>
  page
    .context()
    .addInitScript(() => Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined }))

test.each<[string, Visit]>([
  ['with Web Locks', {}],
  ['without Web Locks', { prepare: withoutLocks }],
])('a duplicated tab goes on with a copy, %s', async (_, options) => {
  const page = await openAlone(options)
  const here = await typed(page, healthyShop)
  const opening = page.context().waitForEvent('page')
  // A window with an opener starts with a copy of its sessionStorage, as a duplicated tab does.
  await page.evaluate(() => void window.open(location.href))
  const copy = await opening
  await shows(copy, here)
  await fillIn(copy, failingShop)
  const there = await shown(copy)
  expect(await shown(page)).toEqual(here)
  await eventually(async () => (await tabOf(copy)) !== (await tabOf(page)))
  await isStored(page, healthyShop)
  await isStored(copy, failingShop)
  for (const tab of [page, copy]) await tab.reload()
  await shows(page, here)
  await shows(copy, there)
})
