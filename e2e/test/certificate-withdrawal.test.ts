import type { Page } from 'playwright-core'
import { anAccount, signedInAs } from '../support/accounts.ts'
import { calculate, fillIn, healthyShop } from '../support/diagnostics.ts'
import { eventually } from '../support/eventually.ts'
import { isFocused } from '../support/focus.ts'
import { pdfQr } from '../support/pdf-qr.ts'
import { downloadedPdf } from '../support/pdf-text.ts'
import { productOfRun } from '../support/product-of-run.ts'
import { deleteElsewhere } from '../support/records.ts'
import type { Visit } from '../support/visits.ts'

const { visit, site } = productOfRun()

const history = (page: Page) => page.getByRole('region', { name: 'Tu historial' })
const withdraw = (page: Page) =>
  history(page).getByRole('button', { name: /^Retirar constancia del diagnóstico del / })

/** A page with a diagnostic whose certificate is on a downloaded PDF; `link` is that of its QR. */
async function certified(options: Visit = {}) {
  const account = await anAccount(site())
  const page = await visit('/minegocio', { ...(await signedInAs(site(), account)), ...options })
  await fillIn(page, healthyShop)
  await calculate(page)
  await history(page).getByRole('row', { name: /86\.3/ }).waitFor()
  expect(await withdraw(page).count()).toBe(0)
  const link = pdfQr(await downloadedPdf(page))?.text ?? ''
  await withdraw(page).waitFor()
  return { page, link, account }
}

test('the owner withdraws a certificate in the history, after being told that it is for good', async () => {
  const { page, link } = await certified({ faults: /status of 409/ })
  await withdraw(page).click()
  await page.getByText('No se puede deshacer, y este diagnóstico no tendrá otra.').waitFor()
  await isFocused(page, { textContent: 'Cancelar' })
  await page.getByRole('button', { name: 'Sí, retirarla' }).click()
  await history(page).getByText('Constancia retirada').waitFor()
  await page.getByRole('button', { name: 'Sí, retirarla' }).waitFor({ state: 'detached' })
  expect(await withdraw(page).count()).toBe(0)
  await eventually(async () =>
    page.evaluate(() =>
      document.activeElement?.getAttribute('aria-label')?.startsWith('Abrir el diagnóstico'),
    ),
  )
  const reader = await visit(new URL(link).pathname + new URL(link).hash)
  await reader.getByRole('heading', { name: 'Esta constancia se retiró' }).waitFor()
  expect(pdfQr(await downloadedPdf(page))).toBeUndefined()
  await page.getByText('Tu PDF va sin constancia, porque la retiraste.').waitFor()
})

test('cancelled, it stays; the focus returns', async () => {
  const { page, link } = await certified()
  await withdraw(page).click()
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await isFocused(page, { textContent: 'Retirar constancia' })
  const reader = await visit(new URL(link).pathname + new URL(link).hash)
  await reader.getByRole('heading', { name: 'La constancia es auténtica' }).waitFor()
})

test('a withdrawal that fails says so, and can be tried again', async () => {
  const { page } = await certified({
    faults: /status of 503/,
    prepare: (page) =>
      page.route('**/certificate', (route) =>
        route.request().method() === 'DELETE' ? route.fulfill({ status: 503, body: '' }) : route.continue(),
      ),
  })
  await withdraw(page).click()
  await page.getByRole('button', { name: 'Sí, retirarla' }).click()
  await page.getByText('No pudimos retirar la constancia. Inténtalo de nuevo.').waitFor()
  await page.unroute('**/certificate')
  await page.getByRole('button', { name: 'Sí, retirarla' }).click()
  await history(page).getByText('Constancia retirada').waitFor()
})

test('the certificate of a diagnostic that was deleted on another device leaves the list with it', async () => {
  const { page, account } = await certified({ faults: /status of 404/ })
  await withdraw(page).click()
  await deleteElsewhere(site(), account, new URL(page.url()).pathname.split('/').at(-1) ?? '')
  await page.getByRole('button', { name: 'Sí, retirarla' }).press('Enter')
  await history(page).getByText('Todavía no tienes diagnósticos guardados.').waitFor()
  await isFocused(page, { textContent: 'Tu historial' })
})
