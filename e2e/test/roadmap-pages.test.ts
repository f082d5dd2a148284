import type { Page } from 'playwright-core'
import { productOfRun } from '../support/product-of-run.ts'

const { visit } = productOfRun()

const main = (page: Page) => page.locator('main')
const title = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
const around = (page: Page) => page.getByRole('navigation', { name: 'Roadmaps vecinos' }).getByRole('link')

test('a roadmap has its own page with its topics as steps', async () => {
  const page = await visit('/roadmaps/cobra-a-tiempo')
  await title(page, 'Cobra a tiempo')
  await main(page).getByText('Fía solo a quien paga, cobra a tiempo').waitFor()
  await main(page).getByText('3 temas · 6 minutos de lecciones').waitFor()
  const steps = main(page).getByRole('region', { name: 'Los temas' }).getByRole('listitem')
  expect(await steps.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
    'Políticas de crédito',
    'Cuentas por cobrar',
    'Factoraje financiero',
  ])
  await steps.first().getByText('A quién fiarle, cuánto y por cuántos días').waitFor()
  await main(page).getByRole('link', { name: 'Empezar por el paso 1' }).click()
  await title(page, 'Políticas de crédito')
})

test('its name is in the tab, and its topics in the description', async () => {
  const page = await visit('/roadmaps/cumple-con-el-sat')
  await title(page, 'Cumple con el SAT')
  expect(await page.title()).toBe('Cumple con el SAT: roadmap paso a paso · Semáforo PyME')
  const description = await page.locator('meta[name=description]').getAttribute('content')
  expect(description).toBe(
    'Factura y declara a tiempo, sin multas y sin pagar de más. Paso a paso: RFC y SAT, CFDI 4.0, RESICO, ISR e IVA.',
  )
})

test('each roadmap of the list leads to its page, and neighbours lead on', async () => {
  const page = await visit('/roadmaps')
  await main(page).getByRole('link', { name: 'Ver paso a paso de Liquidez sin sustos' }).click()
  await title(page, 'Liquidez sin sustos')
  expect(await around(page).evaluateAll((all) => all.map((link) => link.getAttribute('rel')))).toEqual([
    'next',
  ])
  await around(page).click()
  await title(page, 'Entiende tus estados financieros')
  await page.goBack()
  await title(page, 'Liquidez sin sustos')
  await page.goBack()
  await title(page, 'Roadmaps')
  expect(await page.title()).toBe('Roadmaps · Semáforo PyME')
})

test('the heart is that of the list', async () => {
  const page = await visit('/roadmaps/planea-tu-negocio')
  const heart = page.getByRole('button', { name: 'Me gusta: Planea tu negocio', exact: true })
  await heart.click()
  await page.getByRole('navigation', { name: 'Dónde estás' }).getByRole('link', { name: 'Roadmaps' }).click()
  await title(page, 'Roadmaps')
  expect(await heart.getAttribute('aria-pressed')).toBe('true')
})

test('the steps can be walked with the keyboard', async () => {
  const page = await visit('/roadmaps/deuda-bajo-control')
  await main(page).getByRole('link', { name: 'Empezar por el paso 1' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await title(page, 'Crédito PyME')
})

test.each(['no-existe', '%3Cscript%3E'])('/roadmaps/%s says that there is no such roadmap', async (slug) => {
  const page = await visit(`/roadmaps/${slug}`, { faults: /404/ })
  await title(page, 'No encontramos ese roadmap')
  expect(await page.title()).toBe('No encontramos ese roadmap · Semáforo PyME')
  await main(page).getByRole('link', { name: 'Ver los roadmaps' }).click()
  await title(page, 'Roadmaps')
})
