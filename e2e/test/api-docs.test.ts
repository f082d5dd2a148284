import { productOfRun } from '../support/product-of-run.ts'

// Browser errors fail the test, which includes everything that the CSP of the page blocks.
const { site, visit } = productOfRun()

test.each([360, 1280])('the API documentation is shown on its own page, %i pixels wide', async (width) => {
  const page = await visit('/api/docs', { viewport: { width, height: 800 } })
  await page.getByRole('heading', { level: 1, name: 'API de Semáforo PyME' }).waitFor()
  await page.getByRole('heading', { name: 'El puntaje del sistema experto' }).waitFor({ state: 'attached' })
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
})

test('it requests nothing from other origins', async () => {
  const asked: string[] = []
  const page = await visit('/api/docs', {
    prepare: async (page) => {
      page.on('request', (request) => asked.push(new URL(request.url()).origin))
    },
  })
  await page.getByRole('heading', { level: 1 }).waitFor()
  const own = new URL(site().url).origin
  expect([...new Set(asked)].filter((origin) => origin !== 'null')).toEqual([own])
})
