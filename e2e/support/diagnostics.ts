import type { Page } from 'playwright-core'

/** A healthy grocery shop, in the order of the form. */
export const healthyShop = [
  150_000, 80_000, 400_000, 180_000, 300_000, 500_000, 80_000, 104_000, 200_000, 30_000,
]

/** A shop with more debt than assets that sells below cost. */
export const failingShop = [
  90_000, 260_000, 300_000, 420_000, 520_000, 500_000, 60_000, 40_000, 200_000, 45_000,
]

/** The ten inputs, also while the form is folded. */
export const amountInputs = (page: Page) =>
  page
    .getByRole('region', { name: 'Formulario', includeHidden: true })
    .getByRole('textbox', { includeHidden: true })

/** Unfolds the form, which a result has folded. */
export async function unfoldForm(page: Page): Promise<void> {
  // Until the latest diagnostic is known there is neither a form nor a result.
  await page.getByRole('heading', { level: 1 }).waitFor()
  const toggle = page.getByRole('button', { name: 'Actualizar mis cifras', expanded: false })
  if (await toggle.isVisible()) await toggle.click()
}

/** Shows the whole form, which a phone asks question by question. */
export async function seeWholeForm(page: Page): Promise<void> {
  const all = page.getByRole('button', { name: 'Ver todo' })
  if (await all.isVisible()) await all.click()
}

/** Shows the rows of the history, which are folded on a phone. */
export async function unfoldHistory(page: Page): Promise<void> {
  const toggle = page.getByRole('button', { name: 'Ver tus diagnósticos', expanded: false })
  if (await toggle.isVisible()) await toggle.click()
}

/** Pastes a text into a field, as the keyboard would. */
export async function paste(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).evaluate((input, data) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', data)
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}

/** Takes what a paste would fill in. */
export const takePasted = (page: Page) => page.getByRole('button', { name: 'Poner estas cifras' }).click()

/** Fills in the ten figures at once. */
export async function fillIn(page: Page, figures: readonly number[]): Promise<void> {
  await unfoldForm(page)
  await page.getByLabel('Activos corrientes', { exact: true }).waitFor()
  await seeWholeForm(page)
  await paste(page, 'Activos corrientes', figures.join('\n'))
  await takePasted(page)
}

/** Calculates and waits for the result. */
export async function calculate(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Calcular Diagnóstico' }).click()
  await page.getByRole('heading', { name: 'Diagnóstico financiero' }).waitFor()
}
