import type { Page } from 'playwright-core'
import { signedIn } from '../support/accounts.ts'
import { calculate, fillIn, healthyShop } from '../support/diagnostics.ts'
import { productOfRun } from '../support/product-of-run.ts'

const { visit, site } = productOfRun()

/** Whether each text is on the printed sheet. */
async function isPrinted(page: Page, texts: readonly string[]): Promise<boolean[]> {
  await page.emulateMedia({ media: 'print' })
  return Promise.all(texts.map((text) => page.getByText(text, { exact: true }).first().isVisible()))
}

test('a page prints without what serves the screen alone', async () => {
  const page = await visit('/FAQ', { colorScheme: 'dark' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await isPrinted(page, ['Saltar al contenido', 'Log-In', 'Privacidad'])).toEqual([
    false,
    false,
    false,
  ])
  const paper = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
  expect(paper).toBe('light')
})

test.each(['/probar', '/minegocio'])('the diagnostic of %s prints as a sheet', async (path) => {
  const page = await visit(path, path === '/minegocio' ? await signedIn(site(), 'user') : {})
  await fillIn(page, healthyShop)
  await calculate(page)
  const printed = ['Diagnóstico financiero', 'Fuera de riesgo']
  const left = ['Calcular Diagnóstico', '¿Y si…?', 'Tu historial', 'Crear cuenta']
  expect(await isPrinted(page, printed)).toEqual(printed.map(() => true))
  expect(await isPrinted(page, left)).toEqual(left.map(() => false))
  const lamp = page.getByRole('img', { name: 'Semáforo en verde' }).first()
  expect(await lamp.evaluate((element) => getComputedStyle(element).printColorAdjust)).toBe('exact')
})
