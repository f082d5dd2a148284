import type { Page } from 'playwright-core'
import { accountScreens } from '../support/account-screens.ts'
import { signedIn } from '../support/accounts.ts'
import { diagnosticScreens } from '../support/diagnostic-screens.ts'
import { runningProduct } from '../support/product.ts'

const { visit, site } = runningProduct()

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

const widths = [360, 320]
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

test.each(screens)(
  '%s does not scroll sideways on a phone, and every target can be hit',
  async (path, show) => {
    const page = await visit(path, phone)
    await show(page)
    await fits(page)
  },
)

test.each([...accountScreens, ...diagnosticScreens])(
  '$name does not scroll sideways on a phone, and every target can be hit',
  async (screen) => {
    const { path, as, faults, show } = screen
    const session = as && (await signedIn(site(), as))
    const page = await visit(path, { ...phone, ...session, ...(faults && { faults }) })
    await show(page)
    await fits(page)
  },
)

/** Widths change styles only: a screen is set up once and checked at each width. */
async function fits(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    const small = await page
      .locator('a, button, input')
      .filter({ visible: true })
      .evaluateAll((all) =>
        all.flatMap((element) => {
          const { width, height } = element.getBoundingClientRect()
          const inSentence = getComputedStyle(element).display === 'inline'
          return inSentence || Math.min(width, height) >= 24 ? [] : [element.outerHTML]
        }),
      )
    expect({ width, small }).toEqual({ width, small: [] })
  }
}

test('the end of a page is not hidden behind the bar', async () => {
  const page = await visit('/home', { viewport: { width: 360, height: 740 } })
  await page.getByRole('link', { name: 'Flujo de efectivo' }).waitFor()
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  const action = await page.getByRole('link', { name: 'Evaluar mi negocio' }).boundingBox()
  const bar = await page.getByRole('navigation').boundingBox()
  expect((action?.y ?? 0) + (action?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
})
