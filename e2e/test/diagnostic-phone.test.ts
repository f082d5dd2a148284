import type { Page } from 'playwright-core'
import { type Account, anAccount, signedInAs } from '../support/accounts.ts'
import { calculate, fillIn, healthyShop } from '../support/diagnostics.ts'
import { productOfRun } from '../support/product-of-run.ts'
import { aRecordOf } from '../support/records.ts'

const { visit, site } = productOfRun()

/** Red, with a cap and a way to green. */
const strugglingShop = [90_000, 260_000, 500_000, 320_000, 420_000, 500_000, 60_000, 40_000, 200_000, 45_000]

const shops = [
  ['healthy', healthyShop, 'Tu semáforo ya está en verde'],
  ['struggling', strugglingShop, 'Con estos cambios tu semáforo se pondría en verde.'],
] as const

const rows = (page: Page) =>
  page.getByRole('button', { name: /^Abrir el diagnóstico del /, includeHidden: true })

/** /minegocio on a phone, with a result and all that comes after it. */
async function diagnosed(account: Account, figures: readonly number[], outlook: string): Promise<Page> {
  const page = await visit('/minegocio', {
    ...(await signedInAs(site(), account)),
    viewport: { width: 360, height: 740 },
  })
  await fillIn(page, figures)
  await calculate(page)
  await rows(page).first().waitFor({ state: 'attached' })
  await page.getByText(outlook).waitFor()
  await page
    .getByRole('region', { name: /^Tu plan/ })
    .getByRole('link')
    .nth(1)
    .waitFor()
  return page
}

const heightOf = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = false
    return document.documentElement.scrollHeight
  })

test.each(shops)(
  'on a phone the page of a %s shop whose owner returns is at most 3,500 px',
  async (_, figures, outlook) => {
    const account = await anAccount(site())
    for (const [cuentas_por_cobrar, score] of [
      [46_000, 61.2],
      [40_000, 64.8],
    ] as const)
      await aRecordOf(site(), account, { figures: { cuentas_por_cobrar }, score })
    const page = await diagnosed(account, figures, outlook)
    await page.getByText(/^Desde tu diagnóstico del /).waitFor()
    await page.getByText(/^Tu puntaje en 3 diagnósticos: /).waitFor()
    expect(await heightOf(page)).toBeLessThanOrEqual(3500)
    expect(await rows(page).first().isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Ver tus diagnósticos', expanded: false }).press('Enter')
    await rows(page).nth(2).waitFor()
  },
)
