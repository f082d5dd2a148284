import { amountFields } from '@semaforo/contracts'
import type { Page } from 'playwright-core'
import { signedIn } from '../support/accounts.ts'
import { calculate, fillIn, healthyShop } from '../support/diagnostics.ts'
import { eventually } from '../support/eventually.ts'
import { isFocused } from '../support/focus.ts'
import { productOfRun } from '../support/product-of-run.ts'

const { visit, site } = productOfRun()

const outcome = (page: Page) => page.getByRole('region', { name: 'Así quedarías' })
const slider = (page: Page, name: string) => page.getByRole('slider', { name })

async function simulator(asked: string[] = []) {
  const page = await visit('/minegocio', {
    ...(await signedIn(site(), 'user')),
    prepare: async (page) => {
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    },
  })
  await fillIn(page, healthyShop)
  await calculate(page)
  return page
}

/** The server's result for some figures. */
const answers = (page: Page, figures: object) =>
  page.evaluate(async (figures) => {
    const token = JSON.parse(localStorage.getItem('semaforo.token') ?? '""')
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'x-requested-with': 'semaforo',
    }
    const ask = async (path: string) =>
      (await fetch(path, { method: 'POST', headers, body: JSON.stringify(figures) })).json()
    return { diagnosis: await ask('/api/model/diagnostic'), prediction: await ask('/api/model/predict') }
  }, figures)

test('the model is loaded only on demand', async () => {
  const asked: string[] = []
  const page = await simulator(asked)
  expect(asked.filter((path) => path === '/api/model/file')).toEqual([])
  await page.getByRole('button', { name: 'Probar cambios' }).click()
  await outcome(page).getByText('86.3').first().waitFor()
  expect(asked.filter((path) => path === '/api/model/file')).toHaveLength(1)
})

test('the focus goes from the button that opens the sliders to their heading', async () => {
  const page = await simulator()
  await page.getByRole('button', { name: 'Probar cambios' }).press('Enter')
  await outcome(page).waitFor()
  await isFocused(page, { id: 'y-si' })
})

/** The percentages of the moved levers, and the figures that result. */
const turns: [turned: Record<string, number>, figures: object][] = [
  [
    { 'Costo de lo que vendes': 20, 'Deuda de corto plazo': 50 },
    { costo_ventas: 360_000, pasivo_corriente: 120_000 },
  ],
  [
    { 'Vender más o menos': -30 },
    { ventas_totales: 350_000, ventas_credito: 140_000, costo_ventas: 210_000 },
  ],
  [{ 'Inventario final': -50 }, { inventario_final: 52_000 }],
  [
    { 'Deuda total': 40, 'Cuentas por cobrar': 50 },
    { total_pasivos: 252_000, cuentas_por_cobrar: 45_000 },
  ],
]

test('the page computes the same as the server for any lever', async () => {
  const page = await simulator()
  await page.getByRole('button', { name: 'Probar cambios' }).click()
  const own = Object.fromEntries(amountFields.map((field, i) => [field, healthyShop[i]]))
  for (const [turned, changes] of turns) {
    for (const [name, percent] of Object.entries(turned)) await slider(page, name).fill(String(percent))
    const server = await answers(page, { ...own, ...changes, periodo_meses: 12 })
    await outcome(page).getByText(server.diagnosis.overall.score.toFixed(1), { exact: true }).waitFor()
    await outcome(page).getByText(server.diagnosis.overall.band).first().waitFor()
    const risk = (server.prediction.riesgo * 100).toFixed(1)
    await outcome(page)
      .getByText(new RegExp(`^Riesgo en un año: ${risk}\\s%$`))
      .waitFor()
    await page.getByRole('button', { name: 'Volver a tus cifras' }).click()
  }
})

test('a slider is moved with the keyboard, and all of them are reset at once', async () => {
  const page = await simulator()
  await page.getByRole('button', { name: 'Probar cambios' }).click()
  await slider(page, 'Costo de lo que vendes').focus()
  await page.keyboard.press('ArrowRight')
  expect(await slider(page, 'Costo de lo que vendes').getAttribute('aria-valuetext')).toMatch(/^\+1\s%$/)
  await page.getByRole('button', { name: 'Volver a tus cifras' }).click()
  expect(await slider(page, 'Costo de lo que vendes').getAttribute('aria-valuetext')).toBe('sin cambio')
  await outcome(page).getByText('Hoy: 86.3').waitFor()
})

test('on a phone the result stays in view at the last slider', async () => {
  const page = await simulator()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'Probar cambios' }).click()
  await slider(page, 'Deuda total').scrollIntoViewIfNeeded()
  await slider(page, 'Deuda total').focus()
  await eventually(async () => {
    const result = await outcome(page).getByText('86.3', { exact: true }).boundingBox()
    const last = await slider(page, 'Deuda total').boundingBox()
    return result !== null && last !== null && result.y > 0 && result.y < last.y && last.y < 740
  })
})

test('impossible figures are reported', async () => {
  const page = await simulator()
  await page.getByRole('button', { name: 'Probar cambios' }).click()
  await slider(page, 'Inventario final').fill('50')
  await outcome(page).getByText('El inventario final y las cuentas por cobrar suman más').waitFor()
})
