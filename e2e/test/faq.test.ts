import type { Page } from 'playwright-core'
import { at } from '../support/account-steps.ts'
import { productOfRun } from '../support/product-of-run.ts'

const { visit } = productOfRun()

const title = (page: Page) => page.getByRole('heading', { level: 1, name: 'Preguntas frecuentes' }).waitFor()
const answer = (page: Page) => page.getByText('tu puntaje pasa de 70')

test('a question opens to its answer, with a click or a key', async () => {
  const page = await visit('/FAQ')
  await title(page)
  expect(await page.title()).toBe('Preguntas frecuentes · Semáforo PyME')
  expect(await answer(page).isVisible()).toBe(false)
  const question = page.locator('summary').filter({ hasText: '¿Qué significa el color de mi semáforo?' })
  await question.click()
  await answer(page).waitFor()
  await question.focus()
  await page.keyboard.press('Enter')
  await answer(page).waitFor({ state: 'hidden' })
})

test.each(['/faq', '/Faq'])('%s is the same page', async (path) => {
  const page = await visit(path)
  await title(page)
  await at(page, '/FAQ')
})

test('the page about us leads there, and Back leads back', async () => {
  const page = await visit('/nosotros')
  await page.getByRole('link', { name: 'Lee las preguntas frecuentes' }).click()
  await title(page)
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Nosotros somos Semáforo PyME' }).waitFor()
})

test('every link of an answer leads to a page of the site', async () => {
  const page = await visit('/FAQ')
  await title(page)
  const hrefs = await page
    .locator('details a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(hrefs.length).toBeGreaterThan(4)
  for (const href of hrefs) {
    const known = await page.evaluate(async (path) => {
      const { frontends } = (await (await fetch('/federation/registry.json')).json()) as {
        frontends: { routes: { path: string }[] }[]
      }
      return frontends.some(({ routes }) => routes.some((route) => route.path === path))
    }, href)
    expect({ href, known }).toEqual({ href, known: true })
  }
})
