import { buffer } from 'node:stream/consumers'
import { isDeepStrictEqual } from 'node:util'
import type { Locator, Page } from 'playwright-core'
import { anAccount, signedInAs } from '../support/accounts.ts'
import {
  amountInputs,
  calculate,
  failingShop,
  fillIn,
  healthyShop,
  unfoldForm,
} from '../support/diagnostics.ts'
import { eventually } from '../support/eventually.ts'
import { isFocused } from '../support/focus.ts'
import { laidOut } from '../support/laid-out.ts'
import { productOfRun } from '../support/product-of-run.ts'
import { aRecordOf, deleteElsewhere } from '../support/records.ts'
import type { Visit } from '../support/visits.ts'

const { visit, site } = productOfRun()

const openAsNewUser = async (options: Visit = {}) =>
  visit('/minegocio', { ...(await signedInAs(site(), await anAccount(site()))), ...options })

const history = (page: Page) => page.getByRole('region', { name: 'Tu historial' })
const rows = (page: Page) => history(page).getByRole('row')
const healthyRow = (page: Page) => history(page).getByRole('row', { name: /86\.3 Empresa saludable Verde/ })
const redRow = (page: Page) => history(page).getByRole('row', { name: /Riesgo de quiebra Rojo/ })
const remove = (row: Locator) => row.getByRole('button', { name: /^Borrar el diagnóstico del / })
const shown = (page: Page) =>
  amountInputs(page).evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))

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

test('the trend of a history that is not all there speaks of the newest diagnostics alone', async () => {
  const account = await anAccount(site())
  await aRecordOf(site(), account, { score: 40 })
  for (let i = 0; i < 20; i++) await aRecordOf(site(), account, { score: 60 + i })
  const page = await visit('/minegocio', await signedInAs(site(), account))
  await history(page).getByText('En tus últimos 20 diagnósticos, tu puntaje fue de 60.0 a 79.0.').waitFor()
  await history(page).getByRole('button', { name: 'Ver más' }).click()
  await history(page).getByText('Tu puntaje en 21 diagnósticos: empezó en 40.0 y va en 79.0.').waitFor()
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
  expect(await shown(page)).toEqual(failing)
  await isFocused(page, { textContent: 'Diagnóstico financiero' })
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await page.getByText('Verde: vas bien').first().waitFor()
  await isFocused(page, { textContent: '10 cifras · Editar' })
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
  const opener = healthyRow(page).getByRole('button', { name: /^Abrir/ })
  await opener.press('Enter')
  await isFocused(page, { textContent: 'Cancelar' })
  await history(page)
    .getByText(/todavía no está en tu historial/)
    .waitFor()
  await page.keyboard.press('Enter')
  expect(await shown(page)).toEqual(typed)
  await isFocused(page, { textContent: await opener.textContent() })
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
  await history(page)
    .getByRole('row', { name: /64\.2/ })
    .getByRole('button', { name: /^Abrir/ })
    .click()
  await page.getByText('Ese día tu puntaje fue 64.2 y tu semáforo, amarillo.').waitFor()
})

test('a returning owner sees the latest light, brings the figures up to date, and what moved', async () => {
  const account = await anAccount(site())
  const first = await visit('/minegocio', await signedInAs(site(), account))
  const late = healthyShop.with(9, 46_000)
  await diagnosed(first, late)
  await healthyRow(first).or(rows(first).nth(1)).first().waitFor()

  const page = await visit('/minegocio', await signedInAs(site(), account))
  const latest = page.getByRole('region', { name: /^Tu último semáforo: / })
  await latest.getByText(/^\d+\.\d puntos, el \d+ \w+ \d{4}\./).waitFor()
  await latest.getByRole('button', { name: 'Actualizar mis cifras' }).click()
  expect((await shown(page))[5]).toMatch(/500,000\.00$/)
  await isFocused(page, { tagName: 'INPUT' })
  await page.getByLabel('Cuentas por cobrar', { exact: true }).fill('20000')
  await calculate(page)
  await page.getByText(/^Desde tu diagnóstico del .*: \d+(\.\d)? → \d+(\.\d)?: cobraste antes/).waitFor()
  await history(page)
    .getByRole('row', { name: /→ .*cobraste antes/ })
    .waitFor()
  expect(await latest.count()).toBe(0)
})

test('the chart has the limits 40 and 70, and its points open their diagnostics', async () => {
  const page = await openAsNewUser()
  await diagnosed(page, failingShop)
  await redRow(page).waitFor()
  await diagnosed(page, healthyShop)
  await healthyRow(page).waitFor()
  const chart = history(page).locator('svg')
  await chart.locator('text', { hasText: /^40$/ }).waitFor({ state: 'attached' })
  await chart.locator('text', { hasText: /^70$/ }).waitFor({ state: 'attached' })
  const points = chart.locator('a')
  expect(await points.count()).toBe(2)
  await points.first().click()
  await page.getByText('Rojo: actúa ya').first().waitFor()
  await isFocused(page, { textContent: 'Diagnóstico financiero' })
})

test('a deleted diagnostic is gone at once, from its address too, and can be brought back', async () => {
  const page = await openAsNewUser()
  await diagnosed(page, failingShop)
  await redRow(page).waitFor()
  await diagnosed(page, healthyShop)
  await healthyRow(page).waitFor()
  await page.waitForURL(/\/minegocio\/[\w-]+$/)
  await healthyRow(page)
    .getByRole('button', { name: /^Borrar el diagnóstico del / })
    .press('Enter')
  await history(page)
    .getByText(/^Borramos tu diagnóstico del /)
    .waitFor()
  await healthyRow(page).waitFor({ state: 'detached' })
  expect(await rows(page).count()).toBe(2)
  expect(new URL(page.url()).pathname).toBe('/minegocio')
  expect((await shown(page))[5]).toMatch(/500,000/)
  await isFocused(page, { textContent: 'Deshacer' })
  await page.keyboard.press('Enter')
  await healthyRow(page).waitFor()
  expect(await rows(page).count()).toBe(3)
  await page.reload()
  await healthyRow(page).waitFor()
})

test.each(['reset', 'opened'])(
  '«Deshacer» of a form that was %s brings back the figures of a diagnostic deleted since, and not its result',
  async (how) => {
    const page = await openAsNewUser()
    await diagnosed(page, healthyShop)
    await healthyRow(page).waitFor()
    await diagnosed(page, failingShop)
    await redRow(page).waitFor()
    const failing = await shown(page)
    if (how === 'reset') await page.getByRole('button', { name: 'Reiniciar' }).click()
    else {
      await healthyRow(page)
        .getByRole('button', { name: /^Abrir/ })
        .click()
      await page.getByText('Verde: vas bien').first().waitFor()
    }
    await remove(redRow(page)).click()
    await redRow(page).waitFor({ state: 'detached' })
    // The second one brings the diagnostic back.
    await page.getByRole('button', { name: 'Deshacer' }).first().click()
    await page.getByText('Aquí verás tu semáforo').waitFor()
    await eventually(async () => isDeepStrictEqual(await shown(page), failing))
    expect(new URL(page.url()).pathname).toBe('/minegocio')
  },
)

test('what was deleted on another device leaves the list, and its button no error', async () => {
  const account = await anAccount(site())
  const id = await aRecordOf(site(), account)
  const page = await visit('/minegocio', { ...(await signedInAs(site(), account)), faults: /status of 404/ })
  await healthyRow(page).waitFor()
  await deleteElsewhere(site(), account, id)
  await remove(healthyRow(page)).press('Enter')
  await history(page).getByText('Todavía no tienes diagnósticos guardados.').waitFor()
  expect(await history(page).getByRole('alert').count()).toBe(0)
  await isFocused(page, { textContent: 'Tu historial' })
})

test('two dates are compared side by side', async () => {
  const page = await openAsNewUser()
  await diagnosed(page, failingShop)
  await redRow(page).waitFor()
  await diagnosed(page, healthyShop)
  await healthyRow(page).waitFor()
  await history(page).getByRole('button', { name: 'Comparar dos fechas' }).click()
  const table = history(page).getByRole('table', { name: 'Comparación de dos diagnósticos' })
  await table.getByRole('row', { name: /^Puntaje 21\.7 86\.3 \+64\.6$/ }).waitFor()
  await table.getByRole('row', { name: /^Cuentas por cobrar \$\s45,000 \$\s30,000 −\$\s15,000$/ }).waitFor()
  await table.getByRole('row', { name: /^Ventas totales \$\s500,000 \$\s500,000 igual$/ }).waitFor()
  await table.getByRole('row', { name: /^Indicadores$/ }).waitFor()
  await table
    .getByRole('row', { name: /alerta .+ bien \+[\d.]+ puntos$/ })
    .first()
    .waitFor()
})

test('a comparison goes on without a diagnostic that is deleted, as long as there are two', async () => {
  const page = await openAsNewUser()
  await diagnosed(page, failingShop)
  await redRow(page).waitFor()
  await diagnosed(page, healthyShop)
  await healthyRow(page).waitFor()
  await diagnosed(page, healthyShop.with(4, 26_000))
  await eventually(async () => (await rows(page).count()) === 4)
  const compare = history(page).getByRole('button', { name: 'Comparar dos fechas' })
  await compare.click()
  const table = history(page).getByRole('table', { name: 'Comparación de dos diagnósticos' })
  await table.getByRole('row', { name: /^Puntaje 86\.3 / }).waitFor()
  const deleteLatest = () =>
    history(page)
      .getByRole('button', { name: /^Borrar el diagnóstico del / })
      .first()
      .click()
  await deleteLatest()
  await table.getByRole('row', { name: /^Puntaje 21\.7 86\.3 / }).waitFor()
  await deleteLatest()
  await compare.waitFor({ state: 'detached' })
  expect(await table.count()).toBe(0)
})

test.each([
  ['Descargar CSV', 'mis-diagnosticos.csv', [0xef, 0xbb, 0xbf]],
  ['Descargar Excel', 'mis-diagnosticos.xlsx', [0x50, 0x4b]],
])('%s: the whole history as a file', async (name, file, start) => {
  const page = await openAsNewUser()
  await diagnosed(page, healthyShop)
  await healthyRow(page).waitFor()
  const waiting = page.waitForEvent('download')
  await history(page).getByRole('button', { name }).click()
  const download = await waiting
  expect(download.suggestedFilename()).toBe(file)
  const bytes = await buffer(await download.createReadStream())
  expect([...bytes.subarray(0, start.length)]).toEqual(start)
})

test('/home says the latest light and its date, and nothing below moves', async () => {
  const account = await anAccount(site())
  const page = await visit('/minegocio', await signedInAs(site(), account))
  await diagnosed(page, healthyShop)
  await healthyRow(page).waitFor()
  for (const width of [1280, 360]) {
    const asked = Promise.withResolvers<void>()
    const home = await visit('/home', {
      ...(await signedInAs(site(), account)),
      viewport: { width, height: 800 },
      prepare: (page) =>
        page.route('**/api/modelData', async (route) => {
          await asked.promise
          await route.continue()
        }),
    })
    const topics = home.getByRole('heading', { name: '¿Qué quieres entender hoy?' })
    await home.getByRole('region', { name: 'Para seguir aprendiendo' }).getByRole('link').waitFor()
    await laidOut(home)
    const before = await topics.boundingBox()
    asked.resolve()
    await home.getByText(/^Tu último semáforo: Verde con 86\.3 puntos, el \d+ \w+ \d{4}\./).waitFor()
    expect(await topics.boundingBox()).toEqual(before)
    await home.getByRole('link', { name: 'Actualizar mis cifras' }).click()
    await home.getByRole('button', { name: 'Actualizar mis cifras' }).waitFor()
  }
})

test('a record of an older format, or that today is not read, is told and can be brought up to date', async () => {
  const page = await openAsNewUser({
    faults: /status of 400/,
    prepare: (page) =>
      page.route(/\/api\/modelData(\/[\w-]+)?(\?.*)?$/, async (route) => {
        if (route.request().method() !== 'GET') return route.continue()
        const answer = await route.fetch()
        const body = await answer.json()
        // Before there were months, and with more short-term debt than debt.
        const older = ({ periodo_meses: _, ...record }: { periodo_meses?: number }) => ({
          ...record,
          pasivo_corriente: 999_999,
          giro: 'abarrotes',
        })
        await route.fulfill({
          response: answer,
          json: body.records ? { records: body.records.map(older) } : older(body),
        })
      }),
  })
  await diagnosed(page, healthyShop)
  await healthyRow(page).waitFor()
  await page.getByRole('button', { name: 'Reiniciar' }).click()
  await healthyRow(page)
    .getByRole('button', { name: /^Abrir/ })
    .click()
  await page
    .getByText(/^Es tu diagnóstico del .* Ese día tu puntaje fue 86\.3 y tu semáforo, verde\./)
    .waitFor()
  expect((await shown(page))[1]).toMatch(/999,999/)
  expect(await page.getByText(/^Faltó /).count()).toBe(0)
  await healthyRow(page).waitFor()
})
