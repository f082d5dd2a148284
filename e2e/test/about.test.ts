import { bringAxe, violations } from '../support/axe.ts'
import { productOfRun } from '../support/product-of-run.ts'

const { visit } = productOfRun()

test('the page has its title and no axe violations', async () => {
  const page = await visit('/nosotros', { prepare: bringAxe })
  await page.getByRole('heading', { level: 1, name: 'Nosotros somos Semáforo PyME' }).waitFor()
  expect(await page.title()).toBe('Nosotros · Semáforo PyME')
  expect(await violations(page)).toEqual([])
})

test('search engines find a description of its own, and that of the site elsewhere', async () => {
  const page = await visit('/nosotros')
  const description = () => page.locator('meta[name=description]').getAttribute('content')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await description()).toMatch(/^Qué es Semáforo PyME, para quién es/)
  await page.getByRole('banner').getByRole('link', { name: 'Semáforo PyME' }).click()
  await page.getByRole('heading', { level: 1, name: 'Tus números' }).waitFor()
  expect(await description()).toMatch(/^Aprende finanzas con lecciones cortas/)
})
