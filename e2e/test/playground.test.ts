import type { Page } from 'playwright-core'
import { bringAxe, violations } from '../support/axe.ts'
import { healthyShop } from '../support/diagnostics.ts'
import { diagnoseIn, forPartners, shareIn, widgetIn } from '../support/partners.ts'
import { runningProduct } from '../support/product.ts'

const env = await forPartners()
const { visit, site } = runningProduct(() => env)

/** The browser says it of every frame of one's own origin that is sandboxed and may run scripts. */
const faults = /allow-scripts and allow-same-origin/
const line = (page: Page) => page.locator('pre')
const open = async (options: Parameters<typeof visit>[1] = {}) => {
  const page = await visit('/aliados/prueba', { faults, ...options })
  await page.getByRole('heading', { name: 'Pon el Semáforo en tu sitio' }).waitFor()
  return page
}

test('what is chosen is in the line to copy, and what the element does by itself is not', async () => {
  const page = await open()
  const loader = `<script src="${site().url}/widget/v1.js" async></script>`
  expect(await line(page).textContent()).toBe(
    `${loader}\n<semaforo-pyme partner="pk_tu_clave"></semaforo-pyme>`,
  )
  await page.getByLabel('Dónde aparece').selectOption('button')
  await page.getByLabel('Tema', { exact: true }).selectOption('dark')
  await page.getByLabel('Color de botones').fill('#7a1fa2')
  await page.getByLabel('Esquinas').fill('0')
  await page.getByLabel('Tu clave').fill(`pk_${'a'.repeat(24)}`)
  expect(await line(page).textContent()).toBe(
    `${loader}\n<semaforo-pyme partner="pk_${'a'.repeat(24)}" mode="button" scheme="dark" accent="#7a1fa2" radius="0"></semaforo-pyme>`,
  )
  await page.getByRole('button', { name: 'Empezar de nuevo' }).click()
  expect(await line(page).textContent()).toContain('<semaforo-pyme partner="pk_tu_clave"></semaforo-pyme>')
})

test.each([
  ['Color de botones', 'morado', 'El color se escribe como #2446c9, en minúsculas.'],
  ['Esquinas', '25', 'El radio va de 0 a 24.'],
  ['Esquinas', 'x', 'El radio va de 0 a 24.'],
  ['Tu clave', 'sk_secreta', 'Esa clave de aliado no existe.'],
])('a wrong value is said at its field, and no line is offered: %s %s', async (label, value, sentence) => {
  const page = await open()
  await page.getByLabel(label).fill(value)
  await page.getByText(sentence).waitFor()
  expect(await line(page).count()).toBe(0)
})

test('the sample is the real widget: it diagnoses, shares with the trial partner, and the page is told', async () => {
  const page = await open()
  await page.locator('semaforo-pyme').scrollIntoViewIfNeeded()
  const widget = widgetIn(page)
  await diagnoseIn(widget, healthyShop)
  await shareIn(widget)
  const told = page.getByRole('listitem').filter({ hasText: 'semaforo:' })
  await told.nth(3).waitFor()
  expect(await told.allTextContents()).toEqual([
    'semaforo:ready ya se puede usar',
    'semaforo:started alguien escribió la primera cifra',
    'semaforo:result hay un resultado, sin decir cuál',
    'semaforo:shared alguien compartió su resultado firmado: verde, Empresa saludable, Fuera de riesgo',
  ])
})

test('as a dialog it is opened by a button of the page', async () => {
  const page = await open()
  await page.getByLabel('Dónde aparece').selectOption('modal')
  await page.getByRole('button', { name: 'Abrir el diálogo' }).click()
  await widgetIn(page).getByRole('button', { name: 'Calcular Diagnóstico' }).waitFor()
})

test('the line is copied, or selected where the browser refuses', async () => {
  const page = await open({ permissions: ['clipboard-read', 'clipboard-write'] })
  await page.getByRole('button', { name: 'Copiar' }).click()
  await page.getByRole('button', { name: 'Copiado' }).waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await line(page).textContent())

  const refused = await open({
    prepare: (page) =>
      page.addInitScript(() => {
        Object.defineProperty(navigator, 'clipboard', { value: undefined })
      }),
  })
  await refused.getByRole('button', { name: 'Copiar' }).click()
  await refused.getByText('ya está seleccionada').waitFor()
  expect(await refused.evaluate(() => String(getSelection()).replaceAll('\n', ''))).toContain(
    '<semaforo-pyme',
  )
})

test('when the program does not arrive, the page says so and tries again', async () => {
  const page = await visit('/aliados/prueba', {
    faults: /ERR_FAILED|allow-scripts and allow-same-origin/,
    prepare: (page) => page.route('**/widget/v1.js', (route) => route.abort()),
  })
  await page.getByText('La muestra no cargó').waitFor()
  await page.unroute('**/widget/v1.js')
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await page.locator('semaforo-pyme').scrollIntoViewIfNeeded()
  await widgetIn(page).getByRole('button', { name: 'Calcular Diagnóstico' }).waitFor()
})

test.each(['light', 'dark'] as const)('no axe violations, %s', async (colorScheme) => {
  const page = await open({ prepare: bringAxe, colorScheme })
  await page.locator('semaforo-pyme').scrollIntoViewIfNeeded()
  await widgetIn(page).getByRole('button', { name: 'Calcular Diagnóstico' }).waitFor()
  expect(await violations(page)).toEqual([])
})
