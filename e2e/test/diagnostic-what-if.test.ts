import type { Page } from 'playwright-core'
import { signedIn } from '../support/accounts.ts'
import { calculate, fillIn, healthyShop } from '../support/diagnostics.ts'
import { runningProduct } from '../support/product.ts'

const { visit, site } = runningProduct()

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

/** What the server says of figures. */
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

test('the model comes only when it is asked for, and the page computes what the server would', async () => {
  const asked: string[] = []
  const page = await simulator(asked)
  expect(asked.filter((path) => path === '/api/model/file')).toEqual([])
  await page.getByRole('button', { name: 'Probar cambios' }).click()
  await outcome(page).getByText('86.3').first().waitFor()
  expect(asked.filter((path) => path === '/api/model/file')).toHaveLength(1)

  await slider(page, 'Costo de lo que vendes').fill('20')
  await slider(page, 'Deuda de corto plazo').fill('50')
  const [activo_corriente, , total_activos, total_pasivos, , ventas_totales, ...others] = healthyShop
  const [inventario_inicial, inventario_final, ventas_credito, cuentas_por_cobrar] = others
  const server = await answers(page, {
    activo_corriente,
    pasivo_corriente: 120_000,
    total_activos,
    total_pasivos,
    costo_ventas: 360_000,
    ventas_totales,
    inventario_inicial,
    inventario_final,
    ventas_credito,
    cuentas_por_cobrar,
    periodo_meses: 12,
  })
  await outcome(page).getByText(server.diagnosis.overall.score.toFixed(1), { exact: true }).waitFor()
  await outcome(page).getByText(server.diagnosis.overall.band).first().waitFor()
  const risk = (server.prediction.riesgo * 100).toFixed(1)
  await outcome(page)
    .getByText(new RegExp(`^Riesgo en un año: ${risk}\\s%$`))
    .waitFor()
})

test('a slider is moved with the keyboard, and all of them come back at once', async () => {
  const page = await simulator()
  await page.getByRole('button', { name: 'Probar cambios' }).click()
  await slider(page, 'Costo de lo que vendes').focus()
  await page.keyboard.press('ArrowRight')
  expect(await slider(page, 'Costo de lo que vendes').getAttribute('aria-valuetext')).toMatch(/^\+1\s%$/)
  await page.getByRole('button', { name: 'Volver a tus cifras' }).click()
  expect(await slider(page, 'Costo de lo que vendes').getAttribute('aria-valuetext')).toBe('sin cambio')
  await outcome(page).getByText('Hoy: 86.3').waitFor()
})

test('figures that no company can have are said to be so', async () => {
  const page = await simulator()
  await page.getByRole('button', { name: 'Probar cambios' }).click()
  await slider(page, 'Inventario final').fill('50')
  await outcome(page).getByText('El inventario final y las cuentas por cobrar suman más').waitFor()
})
