import type { Page } from 'playwright-core'
import { signedIn } from '../support/accounts.ts'
import { calculate, fillIn, healthyShop } from '../support/diagnostics.ts'
import { productOfRun } from '../support/product-of-run.ts'

const { visit, site } = productOfRun()

async function result(
  figures: readonly number[],
  prepare?: (page: Page) => Promise<unknown>,
  faults?: RegExp,
) {
  const page = await visit('/minegocio', {
    ...(await signedIn(site(), 'user')),
    ...(prepare && { prepare }),
    ...(faults && { faults }),
  })
  await fillIn(page, figures)
  await calculate(page)
  return page
}

test('a firm light is said to be firm, with the scores that an error leads to', async () => {
  const page = await result(healthyShop)
  await page.getByText(/^Ningún dato solo, equivocado en 10\s%, cambia tu semáforo\./).waitFor()
  await page.getByText(/tu puntaje estaría entre \d+\.\d y \d+\.\d\.$/).waitFor()
})

test('a light near its border names the figure and the error that would change it', async () => {
  const near = [150_000, 100_000, 400_000, 200_000, 410_000, 500_000, 80_000, 104_000, 200_000, 30_000]
  const page = await result(near)
  await page.getByText(/^Si tus ventas fueran 10\s% menores, tu semáforo pasaría a amarillo\./).waitFor()
})

test('where the model cannot be had nothing is said about it, and the result stands', async () => {
  const page = await result(
    healthyShop,
    (page) => page.route('**/api/widget/model', (route) => route.fulfill({ status: 503, body: '' })),
    /status of 503/,
  )
  await page.getByRole('img', { name: 'Semáforo en verde' }).waitFor()
  await page.getByRole('region', { name: '¿Y si…?' }).waitFor()
  expect(await page.getByText(/cambia tu semáforo|tu semáforo pasaría/).count()).toBe(0)
})
