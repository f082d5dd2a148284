import { buffer } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { signedIn } from '../support/accounts.ts'
import { calculate, failingShop, fillIn, healthyShop } from '../support/diagnostics.ts'
import { pdfContent, pdfLines } from '../support/pdf-text.ts'
import { runningProduct } from '../support/product.ts'

const { visit, site } = runningProduct()

async function diagnosed(figures: readonly number[], prepare: (page: Page) => unknown = () => undefined) {
  const page = await visit('/minegocio', {
    ...(await signedIn(site(), 'user')),
    faults: /status of 503/,
    prepare: async (page) => prepare(page),
  })
  await fillIn(page, figures)
  await calculate(page)
  return page
}

async function pdfOf(page: Page): Promise<Buffer> {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar PDF' }).click()
  const download = await coming
  expect(download.suggestedFilename()).toBe('diagnostico.pdf')
  return buffer(await download.createReadStream())
}

test('the PDF has the title, the three boxes and the figures on an A4 page, and the ratios after it', async () => {
  const file = await pdfOf(await diagnosed(healthyShop))
  const lines = pdfLines(file)
  const firstSheet = lines.slice(0, lines.indexOf('Tus razones y qué hacer'))
  expect(firstSheet).toEqual(
    expect.arrayContaining([
      'Diagnóstico financiero',
      'Sistema experto',
      'Empresa saludable',
      'Puntaje: 86.3 de 100',
      'Modelo de Machine Learning',
      'Fuera de riesgo',
      expect.stringMatching(/^Puntaje estimado: \d+\.\d %$/),
      'Semáforo',
      'Verde: vas bien',
      '$ 150,000',
    ]),
  )
  expect(lines).toContain('Días de inventario')
  expect(pdfContent(file)).toMatch(/MediaBox \[ 0 0 595\.28 841\.89 \]/)
  expect(pdfContent(file)).toContain('0.1568627450980392 0.6549019607843137 0.27058823529411763 rg')
})

test('the light of the PDF is the light of the page', async () => {
  const lines = pdfLines(await pdfOf(await diagnosed(failingShop)))
  expect(lines).toEqual(expect.arrayContaining(['Rojo: actúa ya', 'En riesgo', 'Riesgo de quiebra']))
})

test('a missing part leaves its box without data and the light off', async () => {
  const page = await diagnosed(healthyShop, (page) =>
    page.route('**/api/model/predict', (route) => route.fulfill({ status: 503, body: '' })),
  )
  const lines = pdfLines(await pdfOf(page))
  expect(lines).toEqual(expect.arrayContaining(['Empresa saludable', 'Sin datos', 'Sin diagnóstico']))
})

test('its library is loaded on the first click and not before', async () => {
  const scripts: string[] = []
  const page = await diagnosed(healthyShop, (page) => {
    page.on('request', (request) => scripts.push(request.url()))
  })
  expect(scripts.filter((url) => url.includes('later-pdf'))).toEqual([])
  await pdfOf(page)
  await pdfOf(page)
  expect(scripts.filter((url) => url.includes('later-pdf'))).toHaveLength(1)
})
