import type { Locator, Page } from 'playwright-core'
import { signedIn } from '../support/accounts.ts'
import { calculate, failingShop, fillIn, healthyShop, unfoldForm } from '../support/diagnostics.ts'
import { productOfRun } from '../support/product-of-run.ts'

const { visit, site } = productOfRun()

async function analysisOf(figures: readonly number[]) {
  const page = await visit('/minegocio', await signedIn(site(), 'user'))
  await fillIn(page, figures)
  await calculate(page)
  return { page, analysis: page.getByRole('region', { name: 'Análisis' }) }
}

const pointsOf = async (page: Page) =>
  (await page.getByText(/^(0|\+\d+\.\d)\sde\s\d+(\.\d)?\spuntos$/).allTextContents()).map((text) =>
    Number.parseFloat(text),
  )

const indicator = (analysis: Locator, name: string) =>
  analysis.locator('details').filter({ has: analysis.page().locator('summary', { hasText: name }) })

test('every ratio shows its meaning, contribution and advice, and the points add up to the score', async () => {
  const { page, analysis } = await analysisOf(healthyShop)
  await analysis.getByText('112 días · atención').waitFor()
  const points = await pointsOf(page)
  expect(points).toHaveLength(11)
  expect(points.reduce((sum, each) => sum + each, 0)).toBeCloseTo(86.3, 6)
  await analysis.getByText('Tus indicadores suman 86.3 puntos y tu puntaje es 86.3.').waitFor()
})

test('an indicator in alert is open, the others are one line with their limit and what is missing', async () => {
  const { analysis } = await analysisOf(healthyShop)
  await analysis.getByText('Tus 11 indicadores, del más al menos importante').waitFor()
  expect(await analysis.locator('details[open] summary b').allTextContents()).toEqual(['Prueba ácida'])
  const days = indicator(analysis, 'Días de inventario')
  await days.getByText(/^bien hasta 101\sdías · te sobran 11\sdías$/).waitFor()
  await indicator(analysis, 'Liquidez').getByText('bien desde 1.25', { exact: true }).waitFor()
  await days.locator('summary').press('Enter')
  await days.getByText(/Tu meta es venderlo en 101.días/).waitFor()
  await days.getByText(/^\+5\.2\sde\s8\spuntos$/).waitFor()
})

test('what adds nothing says «0 de», and what is negative has its own sign', async () => {
  const { analysis } = await analysisOf([
    90_000, 110_000, 500_000, 320_000, 420_000, 500_000, 60_000, 70_000, 200_000, 15_000,
  ])
  await indicator(analysis, 'Capital de trabajo')
    .getByText(/^−4\.0\s% · alerta$/)
    .waitFor()
  await indicator(analysis, 'Prueba ácida')
    .getByText(/^0\sde\s10\spuntos$/)
    .waitFor()
})

test('the topics of a ratio link to their videos', async () => {
  const { page, analysis } = await analysisOf(healthyShop)
  await indicator(analysis, 'Días de inventario').locator('summary').click()
  await analysis.getByRole('link', { name: 'Rotación de inventarios' }).click()
  await page.getByRole('heading', { level: 3, name: 'Rotación de inventarios' }).waitFor()
  expect(new URL(page.url()).search).toBe('?tema=rotacion-de-inventarios')
})

test('a cap shows what limits the whole score', async () => {
  const { analysis } = await analysisOf([
    300_000, 100_000, 400_000, 390_000, 250_000, 500_000, 50_000, 50_000, 100_000, 8_000,
  ])
  await analysis.getByText(/está tan débil que limita todo el puntaje/).waitFor()
  await analysis.getByText(/un tope quita \d+\.\d y tu puntaje es/).waitFor()
})

test('a cap that takes nothing is not named', async () => {
  const { analysis } = await analysisOf([
    105_000, 100_000, 500_000, 120_000, 495_000, 500_000, 10_000, 10_000, 100_000, 5_000,
  ])
  await analysis.getByText(/limita todo el puntaje/).waitFor()
  expect(await analysis.getByText(/limita todo el puntaje|no deja que el puntaje/).count()).toBe(1)
})

test('a warning is shown once: in the analysis, or beside its figures while the form is open', async () => {
  const { page, analysis } = await analysisOf(failingShop)
  const warning = page.getByText('Debes más de lo que tienes.').filter({ visible: true })
  await analysis.getByText('Debes más de lo que tienes.').waitFor()
  expect(await warning.count()).toBe(1)
  await unfoldForm(page)
  await analysis.getByText('Debes más de lo que tienes.').waitFor({ state: 'detached' })
  expect(await warning.count()).toBe(1)
})

test('a ratio that does not apply says so and contributes nothing', async () => {
  const { analysis } = await analysisOf([150_000, 80_000, 400_000, 180_000, 300_000, 500_000, 0, 0, 0, 0])
  await analysis.getByText('no aplica', { exact: true }).first().waitFor()
  expect(await analysis.getByText('no aplica', { exact: true }).count()).toBe(2)
})
