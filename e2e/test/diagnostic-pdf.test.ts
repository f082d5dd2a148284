import { pdfContent, pdfLines } from '@semaforo/testing/pdf'
import type { Page } from 'playwright-core'
import { signedIn } from '../support/accounts.ts'
import { calculate, failingShop, fillIn, healthyShop } from '../support/diagnostics.ts'
import { pdfQr } from '../support/pdf-qr.ts'
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
  expect(pdfContent(file)).toMatch(/MediaBox \[ 0 0 595\.28 841\.89 \]/)
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
  const loaded = () => scripts.filter((url) => url.includes('later-pdf')).length
  await fillIn(page, healthyShop)
  expect(loaded()).toBe(0)
  const library = page.waitForRequest(/later-pdf/)
  await calculate(page)
  await library
  await downloadedPdf(page)
  await downloadedPdf(page)
  expect(loaded()).toBe(1)
})

/** The first page, before each result. */
const firstPage = (lines: string[]) => lines.slice(0, lines.indexOf('Cada resultado'))
const codeIn = (lines: string[]) => /^Código: (.*)$/m.exec(firstPage(lines).join('\n'))?.[1] ?? ''

test('the first page has a QR that leads to its check, the code, the address and the fingerprint', async () => {
  const page = await diagnosed(healthyShop)
  const file = await downloadedPdf(page)
  const lines = firstPage(pdfLines(file))
  const qr = pdfQr(file)
  expect(qr?.side).toBeGreaterThan(30)
  expect(qr?.text).toMatch(new RegExp(`^${site().url}/constancia#[\\w-]+\\.[\\w-]+\\.[\\w-]+$`))
  expect(codeIn(lines)).toMatch(/^([0-9A-HJKMNP-TV-Z]{4} ){2}[0-9A-HJKMNP-TV-Z]{4}$/)
  const text = lines.join(' ')
  expect(text).toContain(`${new URL(site().url).host}/constancia`)
  expect(text).toMatch(/Huella: ([0-9a-f]{8} ?){8}/)
  expect(text).toContain('Prueba que Semáforo PyME calculó un semáforo verde el ')
  await page.goto(qr?.text ?? '')
  await page.getByRole('heading', { name: 'La constancia es auténtica' }).waitFor()
  await page.getByText('Semáforo verde', { exact: true }).waitFor()
  await page.getByText(codeIn(lines), { exact: true }).waitFor()
})

test('each download of a diagnostic has the same certificate', async () => {
  const page = await diagnosed(healthyShop)
  const [one, other] = [pdfQr(await downloadedPdf(page)), pdfQr(await downloadedPdf(page))]
  expect(one?.text).toBeDefined()
  expect(other).toEqual(one)
})

test.each<[string, (page: Page) => unknown]>([
  [
    'answers an error',
    (page) => page.route('**/certificate', (route) => route.fulfill({ status: 503, body: '' })),
  ],
  ['is not reached', (page) => page.route('**/certificate', (route) => route.abort())],
])('where the certificate %s the PDF comes without it, and the page says so', async (_, prepare) => {
  const page = await diagnosed(healthyShop, prepare)
  const file = await downloadedPdf(page)
  expect(pdfQr(file)).toBeUndefined()
  expect(pdfLines(file)).toContain('Verde: vas bien')
  await page.getByText('Tu PDF va sin constancia: no pudimos prepararla.').waitFor()
  await page.unroute('**/certificate')
  expect(pdfQr(await downloadedPdf(page))).toBeDefined()
  expect(await page.getByText('Tu PDF va sin constancia').count()).toBe(0)
})

test('what is said of a PDF is not said beside another diagnostic', async () => {
  const page = await diagnosed(healthyShop, (page) => page.route('**/certificate', (route) => route.abort()))
  await downloadedPdf(page)
  const lack = page.getByText('Tu PDF va sin constancia')
  await lack.waitFor()
  await fillIn(page, failingShop)
  await calculate(page)
  await page.getByText('Rojo: actúa ya').first().waitFor()
  expect(await lack.count()).toBe(0)
})

test('a certificate of another light, of rules of before, is left out, and the page says why', async () => {
  const page = await diagnosed(healthyShop, (page) =>
    page.route('**/certificate', async (route) => {
      const response = await route.fetch()
      const { certificate, ...rest } = await response.json()
      await route.fulfill({ response, json: { ...rest, certificate: { ...certificate, light: 'rojo' } } })
    }),
  )
  const file = await downloadedPdf(page)
  expect(pdfQr(file)).toBeUndefined()
  expect(pdfLines(file)).not.toContain('Constancia')
  await page.getByText('dice otro semáforo', { exact: false }).waitFor()
})

test('a diagnostic that was not saved has no certificate, and none is asked for', async () => {
  const asked: string[] = []
  const page = await diagnosed(healthyShop, async (page) => {
    page.on('request', (request) => asked.push(request.url()))
    await page.route('**/api/modelData', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 503, body: '' }) : route.continue(),
    )
  })
  expect(pdfQr(await downloadedPdf(page))).toBeUndefined()
  expect(asked.filter((url) => url.endsWith('/certificate'))).toEqual([])
  expect(await page.getByText('Tu PDF va sin constancia').count()).toBe(0)
})
