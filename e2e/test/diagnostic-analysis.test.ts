import type { Page } from 'playwright-core'
import { signedIn } from '../support/accounts.ts'
import { calculate, failingShop, fillIn, healthyShop } from '../support/diagnostics.ts'
import { runningProduct } from '../support/product.ts'

const { visit, site } = runningProduct()

async function analysisOf(figures: readonly number[]) {
  const page = await visit('/minegocio', await signedIn(site(), 'user'))
  await fillIn(page, figures)
  await calculate(page)
  return { page, analysis: page.getByRole('region', { name: 'Análisis' }) }
}

const pointsOf = async (page: Page) =>
  (await page.getByText(/^[+−]\d+\.\d de \d+\.\d puntos$/).allTextContents()).map((text) =>
    Number.parseFloat(text.replace('−', '-')),
  )

test('every ratio shows its meaning, contribution and advice, and the points add up to the score', async () => {
  const { page, analysis } = await analysisOf(healthyShop)
  await analysis.getByText('112 días · atención').waitFor()
  const points = await pointsOf(page)
  expect(points).toHaveLength(11)
  expect(points.reduce((sum, each) => sum + each, 0)).toBeCloseTo(86.3, 6)
  await analysis.getByText('Tus razones suman 86.3 puntos y tu puntaje es 86.3.').waitFor()
})

test('the topics of a ratio link to their videos', async () => {
  const { page, analysis } = await analysisOf(healthyShop)
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

test('a warning is shown in the analysis as well', async () => {
  const { analysis } = await analysisOf(failingShop)
  await analysis.getByText('Debes más de lo que tienes.').waitFor()
})

test('a ratio that does not apply says so and contributes nothing', async () => {
  const { analysis } = await analysisOf([150_000, 80_000, 400_000, 180_000, 300_000, 500_000, 0, 0, 0, 0])
  await analysis.getByText('no aplica', { exact: true }).first().waitFor()
  expect(await analysis.getByText('no aplica', { exact: true }).count()).toBe(2)
})
