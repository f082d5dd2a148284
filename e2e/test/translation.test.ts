import type { Page } from 'playwright-core'
import { at, enter, press, signUp } from '../support/account-steps.ts'
import { aPerson } from '../support/accounts.ts'
import { failingShop, healthyShop } from '../support/diagnostics.ts'
import { codeFor } from '../support/mails.ts'
import { diagnoseIn, forPartners, shareIn, widgetIn } from '../support/partners.ts'
import { runningProduct } from '../support/product.ts'
import { bringTranslation, textsNotShown } from '../support/translation.ts'

const env = await forPartners()
const product = runningProduct(() => env)
const { site } = product
/** Where a translation comes before React has taken over, React reports it and renders that part anew. */
const renderedAnew = /Minified React error #418/
const visit: typeof product.visit = (path, { faults, ...options } = {}) =>
  product.visit(path, {
    ...options,
    prepare: bringTranslation,
    faults: faults ? new RegExp(`${faults.source}|${renderedAnew.source}`) : renderedAnew,
  })

/** Every text of the page is the one that React rendered last. */
const isUpToDate = async (page: Page) => expect(await textsNotShown(page)).toEqual([])

test('a person registers, logs in and edits the profile on translated pages', async () => {
  const person = aPerson()
  const page = await visit('/register', { faults: /status of 4\d\d/ })
  await press(page, 'Crear cuenta')
  await page.getByText('El nombre es requerido').waitFor()
  await signUp(page, person)
  await page.getByLabel('Código de verificación').fill('22222')
  await press(page, 'Verificar')
  await page.getByText('El código ingresado es incorrecto. Intenta de nuevo.').waitFor()
  await page.getByLabel('Código de verificación').fill(await codeFor(site().dataDir, person.email))
  await press(page, 'Verificar')
  await at(page, '/login')
  await enter(page, { ...person, password: 'Otra+1234' })
  await page.getByRole('alert').waitFor()
  await enter(page, person)
  await page.waitForURL('**/home')
  await page.getByRole('banner').getByRole('link', { name: 'Perfil' }).click()
  await page.getByRole('link', { name: 'Editar', exact: true }).click()
  await press(page, 'Guardar cambios')
  await page.getByText('No hay cambios para guardar').waitFor()
  await page.getByLabel('Nombre').fill('Anabel')
  await press(page, 'Guardar cambios')
  await page.getByText('Anabel Paz Luna').waitFor()
  await isUpToDate(page)
})

test('the widget gives a second result and shares it in a translated page', async () => {
  const page = await visit('/aliados/prueba', { faults: /allow-scripts and allow-same-origin/ })
  await page.locator('semaforo-pyme').scrollIntoViewIfNeeded()
  const widget = widgetIn(page)
  await diagnoseIn(widget, healthyShop)
  await widget.getByRole('button', { name: 'Cambiar mis cifras' }).press('Enter')
  await widget.getByRole('button', { name: 'Reiniciar' }).press('Enter')
  await diagnoseIn(widget, failingShop)
  await shareIn(widget)
  await page.getByText('semaforo:shared').waitFor()
  await isUpToDate(page)
  const frame = page.frames().find((frame) => frame.url().includes('/widget/frame'))
  expect(frame && (await textsNotShown(frame))).toEqual([])
})
