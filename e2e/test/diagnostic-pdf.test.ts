import { pdfContent, pdfLines } from '@semaforo/testing/pdf'
import type { Page } from 'playwright-core'
import { signedIn } from '../support/accounts.ts'
import { calculate, failingShop, fillIn, healthyShop } from '../support/diagnostics.ts'
import { downloadedPdf } from '../support/pdf-text.ts'
import { productOfRun } from '../support/product-of-run.ts'

const { visit, site } = productOfRun()

async function diagnosed(figures: readonly number[], prepare: (page: Page) => unknown = () => undefined) {
  const page = await visit('/minegocio', {
    ...(await signedIn(site(), 'user')),
    faults: /status of 503|ERR_FAILED/,
    prepare: async (page) => prepare(page),
  })
  await fillIn(page, figures)
  await calculate(page)
  return page
}

test('the PDF has the title, the three boxes and the figures on A4 pages, and the indicators after them', async () => {
  const file = await downloadedPdf(await diagnosed(healthyShop))
  const lines = pdfLines(file)
  const indicators = lines.indexOf('Tus indicadores y qué hacer')
  expect(lines.slice(0, indicators)).toEqual(
    expect.arrayContaining([
      'Diagnóstico financiero',
      'Sistema experto',
      'Empresa saludable',
      'Puntaje: 86.3 de 100',
      'Modelo de Machine Learning',
      'Fuera de riesgo',
      expect.stringMatching(/^Puntaje estimado: \d+\.\d\u00a0%$/),
      'Semáforo',
      'Verde: vas bien',
      '$\u00a0150,000',
    ]),
  )
  expect(lines.indexOf('Días de inventario')).toBeGreaterThan(indicators)
  expect(file.toString('latin1')).toMatch(/MediaBox \[ 0 0 595\.28 841\.89 \]/)
  expect(pdfContent(file)).toContain('0.1568627450980392 0.6549019607843137 0.27058823529411763 rg')
})

/** A shop that is short of cash. */
const tightShop = healthyShop.with(1, 140_000).with(3, 260_000)

test('the plan of the PDF is the plan of the page', async () => {
  const page = await diagnosed(tightShop)
  const lines = pdfLines(await downloadedPdf(page))
  const region = page.getByRole('region', { name: 'Tu plan de 2 pasos' })
  const names = await region
    .getByRole('checkbox')
    .evaluateAll((all) => all.map((box) => box.closest('label')?.textContent ?? ''))
  expect(names).toHaveLength(2)
  const from = lines.indexOf('Tu plan de 2 pasos')
  expect(
    lines.slice(from, lines.indexOf('Dónde está lo demás')).filter((line) => names.includes(line)),
  ).toEqual(names)
})

test('the light of the PDF is the light of the page', async () => {
  const lines = pdfLines(await downloadedPdf(await diagnosed(failingShop)))
  expect(lines).toEqual(expect.arrayContaining(['Rojo: actúa ya', 'En riesgo', 'Riesgo de quiebra']))
})

test('a missing part leaves its box without data and the light off', async () => {
  const page = await diagnosed(healthyShop, (page) =>
    page.route('**/api/model/predict', (route) => route.fulfill({ status: 503, body: '' })),
  )
  const lines = pdfLines(await downloadedPdf(page))
  expect(lines).toEqual(expect.arrayContaining(['Empresa saludable', 'Sin datos', 'Sin diagnóstico']))
})

test('its library is loaded once there is a result, before it is asked for, and not again', async () => {
  const scripts: string[] = []
  const page = await visit('/minegocio', {
    ...(await signedIn(site(), 'user')),
    prepare: async (page) => {
      page.on('request', (request) => scripts.push(request.url()))
    },
  })
  const loaded = () => scripts.filter((url) => url.includes('later-pdf'))
  await fillIn(page, healthyShop)
  expect(loaded()).toEqual([])
  const library = page.waitForRequest(/later-pdf/)
  await calculate(page)
  await library
  await downloadedPdf(page)
  await downloadedPdf(page)
  expect(loaded()).toEqual([...new Set(loaded())])
})
