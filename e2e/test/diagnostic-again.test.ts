import type { Page } from 'playwright-core'
import { pathOf } from '../support/account-steps.ts'
import { type Account, anAccount, signedInAs } from '../support/accounts.ts'
import { calculate, fillIn, healthyShop, unfoldForm } from '../support/diagnostics.ts'
import { productOfRun } from '../support/product-of-run.ts'
import { deleteElsewhere } from '../support/records.ts'

const { visit, site } = productOfRun()

const rows = (page: Page) => page.getByRole('button', { name: /^Abrir el diagnóstico del / })

async function diagnosed(faults?: RegExp): Promise<{ page: Page; saves: string[]; account: Account }> {
  const account = await anAccount(site())
  const page = await visit('/minegocio', {
    ...(await signedInAs(site(), account)),
    ...(faults && { faults }),
  })
  const saves: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && /modelData$/.test(request.url())) saves.push(request.url())
  })
  await fillIn(page, healthyShop)
  await calculate(page)
  await rows(page).first().waitFor()
  return { page, saves, account }
}

test('the same figures of a diagnostic that was deleted on another device are a new one', async () => {
  const { page, saves, account } = await diagnosed(/status of 404/)
  const first = pathOf(page)
  await deleteElsewhere(site(), account, first.split('/').at(-1) ?? '')
  await unfoldForm(page)
  await calculate(page)
  await page.waitForURL((url) => /minegocio\/./.test(url.pathname) && url.pathname !== first)
  await page.reload()
  await rows(page).first().waitFor()
  expect(await rows(page).count()).toBe(1)
  expect(saves).toHaveLength(2)
})
