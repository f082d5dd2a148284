import { problems } from '@semaforo/contracts/problems'
import { productOfRun } from '../support/product-of-run.ts'
import { documentOf, pagesRendered } from '../support/rendered.ts'

const { visit, site } = productOfRun()

test('a message leads to what it means, and to what can be done', async () => {
  const page = await visit('/login', { faults: /status of 401/ })
  await page.getByLabel('Correo electrónico').fill('nadie@ejemplo.mx')
  await page.getByLabel('Contraseña', { exact: true }).fill('No-es-esta-7')
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  const [help] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Qué pasó y qué hacer' }).click(),
  ])
  const { pathname, hash } = new URL(help.url())
  expect(pathname + hash).toBe('/ayuda/errores#invalid-credentials')
  await help.getByRole('heading', { name: 'invalid-credentials' }).waitFor()
  await help.getByLabel('Buscar un código o una palabra').fill('demasiadas CONTRASENAS')
  await help.getByRole('heading', { name: 'invalid-credentials' }).waitFor({ state: 'detached' })
  await help.getByRole('heading', { name: 'too-many-attempts' }).waitFor()
  await help.getByLabel('Buscar un código o una palabra').fill('xyz')
  await help.getByText('Ningún mensaje tiene esas palabras.').waitFor()
})

test('the page of all messages has every code, and is prerendered', async () => {
  await pagesRendered(site())
  const html = await documentOf(site(), '/ayuda/errores')
  for (const [code] of problems) expect(html).toContain(` id="${code}"`)
  expect(html).not.toContain('`')
})

test('the address of a code leads to its place in the list', async () => {
  const page = await visit('/ayuda/errores/no-canary')
  await page.waitForURL('**/ayuda/errores#no-canary')
  await page.getByText('El frontend no tiene canary').waitFor()
})
