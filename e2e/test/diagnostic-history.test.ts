import type { Page } from 'playwright-core'
import { anAccount, signedInAs } from '../support/accounts.ts'
import {
  amountInputs,
  calculate,
  failingShop,
  fillIn,
  healthyShop,
  unfoldForm,
} from '../support/diagnostics.ts'
import { runningProduct, type Visit } from '../support/product.ts'

const { visit, site } = runningProduct()

const openAsNewUser = async (options: Visit = {}) =>
  visit('/minegocio', { ...(await signedInAs(site(), await anAccount(site()))), ...options })

const history = (page: Page) => page.getByRole('region', { name: 'Tu historial' })
const rows = (page: Page) => history(page).getByRole('row')
const healthyRow = (page: Page) => history(page).getByRole('row', { name: /86\.3 Empresa saludable Verde/ })
const redRow = (page: Page) => history(page).getByRole('row', { name: /Riesgo de quiebra Rojo/ })
const shown = (page: Page) =>
  amountInputs(page).evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

async function diagnosed(page: Page, figures: readonly number[]) {
  await fillIn(page, figures)
  await calculate(page)
}

test('every diagnostic is added to the history, and from the second on there is a trend', async () => {
  const page = await openAsNewUser()
  await history(page).getByText('Todavía no tienes diagnósticos guardados.').waitFor()
  await diagnosed(page, failingShop)
  await redRow(page).waitFor()
  await diagnosed(page, healthyShop)
  await healthyRow(page).waitFor()
  await history(page)
    .getByText(/^Tu puntaje en 2 diagnósticos: empezó en \d+\.\d y va en 86\.3\.$/)
    .waitFor()
})

test.each(['Intentar de nuevo', 'Calcular Diagnóstico'])(
  'a save whose answer was lost is repeated by «%s», and stored once',
  async (name) => {
    let lost = 0
    const page = await openAsNewUser({
      faults: /ERR_FAILED/,
      prepare: (page) =>
        page.route('**/api/modelData', async (route) => {
          if (route.request().method() !== 'POST' || lost > 0) return route.continue()
          lost++
          await route.fetch()
          await route.abort()
        }),
    })
    await diagnosed(page, healthyShop)
    await page.getByText('Faltó guardarlo en tu historial.').waitFor()
    await unfoldForm(page)
    await page.getByRole('button', { name }).click()
    await healthyRow(page).waitFor()
    await page.reload()
    await healthyRow(page).waitFor()
    expect(await rows(page).count()).toBe(2)
  },
)

test('at the daily limit of records a message is shown, and the result without saving it', async () => {
  const page = await openAsNewUser({
    faults: /status of 409/,
    prepare: (page) =>
      page.route('**/api/modelData', async (route) => {
        if (route.request().method() !== 'POST') return route.continue()
        const { id: _, ...another } = route.request().postDataJSON()
        let status = 201
        while (status === 201) {
          const answer = await route.fetch({ postData: JSON.stringify(another) })
          status = answer.status()
        }
        await route.continue()
      }),
  })
  await diagnosed(page, healthyShop)
  await page.getByText('Este diagnóstico no se guardó: hoy ya guardaste 50, el máximo por día.').waitFor()
  await page.getByRole('button', { name: 'Descargar PDF' }).waitFor()
  expect(await page.getByText('Faltó guardarlo en tu historial').count()).toBe(0)
})

test('a diagnostic that was saved without its prediction is completed in the same record', async () => {
  const page = await openAsNewUser({
    faults: /status of 503/,
    prepare: (page) =>
      page.route('**/api/model/predict', (route) => route.fulfill({ status: 503, body: '' })),
  })
  await diagnosed(page, healthyShop)
  await history(page)
    .getByRole('row', { name: /86\.3 Empresa saludable Sin semáforo/ })
    .waitFor()
  await page.unroute('**/api/model/predict')
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await healthyRow(page).waitFor()
  expect(await rows(page).count()).toBe(2)
})

test('opening an old diagnostic restores its figures and result, and saves nothing', async () => {
  const page = await openAsNewUser()
  await diagnosed(page, failingShop)
  const failing = await shown(page)
  await diagnosed(page, healthyShop)
  await healthyRow(page).waitFor()
  await redRow(page)
    .getByRole('button', { name: /^Abrir el diagnóstico del / })
    .click()
  await page.getByText('Rojo: actúa ya').first().waitFor()
  await page.getByText(/^Es tu diagnóstico del \d+ \w+ \d{4}\.$/).waitFor()
  expect((await shown(page)).map((amount) => amount.replace('.00', ''))).toEqual(failing)
  expect(await focused(page)).toBe('Diagnóstico financiero')
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await page.getByText('Verde: vas bien').first().waitFor()
  expect(await focused(page)).toBe('10 cifras · Editar')
  await page.reload()
  await healthyRow(page).waitFor()
  expect(await rows(page).count()).toBe(3)
})

test('with the keyboard alone: opening asks before it discards input, and can be cancelled', async () => {
  const page = await openAsNewUser()
  await diagnosed(page, healthyShop)
  await healthyRow(page).waitFor()
  await unfoldForm(page)
  await page.getByLabel('Ventas totales', { exact: true }).fill('510000')
  await page.keyboard.press('Tab')
  const typed = await shown(page)
  const opener = healthyRow(page).getByRole('button')
  await opener.press('Enter')
  expect(await focused(page)).toBe('Cancelar')
  await history(page)
    .getByText(/todavía no está en tu historial/)
    .waitFor()
  await page.keyboard.press('Enter')
  expect(await shown(page)).toEqual(typed)
  expect(await focused(page)).toBe(await opener.textContent())
  await opener.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByText('El formulario tiene ahora las cifras de ese diagnóstico.').waitFor()
  expect(await page.getByLabel('Ventas totales', { exact: true }).inputValue()).toMatch(/500,000\.00$/)
  await page.getByRole('button', { name: 'Deshacer' }).press('Enter')
  expect(await shown(page)).toEqual(typed)
})

test('a diagnostic whose result differs today shows its earlier result', async () => {
  const page = await openAsNewUser({
    prepare: (page) =>
      page.route('**/api/modelData', async (route) => {
        if (route.request().method() !== 'GET') return route.continue()
        const answer = await route.fetch()
        const { records } = await answer.json()
        const older = records.map((record: object) => ({ ...record, score: 64.2 }))
        await route.fulfill({ response: answer, json: { records: older } })
      }),
  })
  await diagnosed(page, healthyShop)
  await history(page).getByRole('row', { name: /64\.2/ }).getByRole('button').click()
  await page.getByText('Ese día tu puntaje fue 64.2 y tu semáforo, amarillo.').waitFor()
})
