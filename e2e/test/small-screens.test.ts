import type { Page } from 'playwright-core'
import { eventually } from '../support/eventually.ts'
import { fits, phone } from '../support/fits.ts'
import { productOfRun } from '../support/product-of-run.ts'

const { visit } = productOfRun()

type Screen = [path: string, show: (page: Page) => Promise<unknown>]

const screens: Screen[] = [
  ['/home', (page) => page.getByRole('link', { name: 'Flujo de efectivo' }).waitFor()],
  [
    '/home?tema=buro-de-credito-empresarial',
    async (page) => {
      const name = 'Me gusta: Buró de crédito empresarial'
      await page
        .getByRole('button', { name: /^Reproducir: / })
        .first()
        .click()
      await page.locator('iframe').waitFor()
      await page.getByRole('button', { name }).last().click()
    },
  ],
  ['/roadmaps', (page) => page.getByRole('button', { name: 'Planea tu negocio', exact: true }).click()],
]

test.each(screens)(
  '%s does not scroll sideways on a phone, and every target can be hit',
  async (path, show) => {
    const page = await visit(path, phone)
    await show(page)
    await fits(page)
  },
)

test.each(['/home', '/roadmaps', '/login'])(
  '%s does not scroll sideways on a phone whose text is twice as large',
  async (path) => {
    const width = 412
    const page = await visit(path, { ...phone, viewport: { width, height: 740 } })
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    await eventually(async () => (await page.evaluate(() => document.documentElement.scrollWidth)) === width)
  },
)

test('the end of a page is not hidden behind the bar', async () => {
  const page = await visit('/home', { viewport: { width: 360, height: 740 } })
  await page.getByRole('link', { name: 'Flujo de efectivo' }).waitFor()
  // The page grows while its last parts come.
  await eventually(async () => {
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
    const action = await page.getByRole('link', { name: 'Evaluar mi negocio' }).boundingBox()
    const bar = await page.getByRole('navigation').boundingBox()
    return action !== null && bar !== null && action.y + action.height <= bar.y
  })
})
