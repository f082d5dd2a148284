import type { Page } from 'playwright-core'
import { pathOf, press } from '../support/account-steps.ts'
import { type Account, anAccount, signedInAs } from '../support/accounts.ts'
import { calculate, failingShop, fillIn, healthyShop, unfoldForm } from '../support/diagnostics.ts'
import { isFocused } from '../support/focus.ts'
import { productOfRun } from '../support/product-of-run.ts'
import { deleteElsewhere } from '../support/records.ts'

const { visit, site } = productOfRun()

const rows = (page: Page) => page.getByRole('button', { name: /^Abrir el diagnóstico del / })
const result = (page: Page) => page.getByRole('region', { name: 'Diagnóstico financiero' })
const same = 'Ya tenías este diagnóstico con las mismas cifras: no lo guardamos otra vez.'
const folded = (page: Page) =>
  page.getByRole('button', { name: '10 cifras · Editar', expanded: false }).waitFor()

async function diagnosed(faults?: RegExp): Promise<{ page: Page; saves: string[]; account: Account }> {
  const account = await anAccount(site())
  const page = await visit('/minegocio', {
    ...(await signedInAs(site(), account)),
    ...(faults && { faults }),
  })
  const saves: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && /modelData$/.test(request.url())) saves.push(request.url())
  })
  await fillIn(page, healthyShop)
  await calculate(page)
  await rows(page).first().waitFor()
  return { page, saves, account }
}

test('the same figures again show the result that is there, say so, and save nothing', async () => {
  const { page, saves } = await diagnosed()
  await unfoldForm(page)
  await calculate(page)
  await result(page).getByText(same).waitFor()
  await folded(page)
  await isFocused(page, { textContent: 'Diagnóstico financiero' })
  await unfoldForm(page)
  await page.getByLabel('Ventas totales', { exact: true }).fill('510000')
  await result(page).getByText(same).waitFor({ state: 'detached' })
  expect(saves).toHaveLength(1)
})

test('Enter and a click at once compute and save one diagnostic', async () => {
  const page = await visit('/minegocio', await signedInAs(site(), await anAccount(site())))
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(new URL(request.url()).pathname)
  })
  await fillIn(page, healthyShop)
  await page.getByRole('button', { name: 'Calcular Diagnóstico' }).evaluate((button: HTMLButtonElement) => {
    button.form?.requestSubmit()
    button.click()
    button.click()
  })
  await rows(page).first().waitFor()
  expect(calls.filter((path) => path === '/api/model/diagnostic')).toHaveLength(1)
  expect(calls.filter((path) => path === '/api/modelData')).toHaveLength(1)
})

test('figures that come back after others show their result of before', async () => {
  const { page, saves } = await diagnosed()
  const first = page.url()
  await fillIn(page, failingShop)
  await calculate(page)
  await result(page).getByText('Rojo: actúa ya').waitFor()
  await fillIn(page, healthyShop)
  await calculate(page)
  await result(page).getByText(same).waitFor()
  await page.waitForURL(first)
  expect(saves).toHaveLength(2)
})

test('«Actualizar mis cifras» without a change is the diagnostic of today', async () => {
  const { page, saves } = await diagnosed()
  await page.goto(new URL('/minegocio', page.url()).href)
  await press(page, 'Actualizar mis cifras')
  await calculate(page)
  await result(page).getByText(same).waitFor()
  expect(saves).toHaveLength(1)
})

test('on another day the same figures are a diagnostic of that day', async () => {
  const { page, saves } = await diagnosed()
  await page.clock.setFixedTime(Date.now() - 25 * 3_600_000)
  await unfoldForm(page)
  await calculate(page)
  await rows(page).nth(1).waitFor()
  expect(await page.getByText(same).count()).toBe(0)
  expect(saves).toHaveLength(2)
})

test('the same figures of a diagnostic that was deleted on another device are a new one', async () => {
  const { page, saves, account } = await diagnosed(/status of 404/)
  const first = pathOf(page)
  await deleteElsewhere(site(), account, first.split('/').at(-1) ?? '')
  await unfoldForm(page)
  await calculate(page)
  await page.waitForURL((url) => /minegocio\/./.test(url.pathname) && url.pathname !== first)
  await page.reload()
  await rows(page).first().waitFor()
  expect(await rows(page).count()).toBe(1)
  expect(saves).toHaveLength(2)
})

test('where nobody can say whether the diagnostic is still there it is taken to be', async () => {
  const { page, saves } = await diagnosed(/status of 503/)
  await page.route('**/api/modelData/*', (route) => route.fulfill({ status: 503, body: '' }))
  await unfoldForm(page)
  await calculate(page)
  await result(page).getByText(same).waitFor()
  expect(saves).toHaveLength(1)
})
