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
  await help.getByRole('heading', { level: 1, name: 'El correo o la contraseña no son correctos' }).waitFor()
  expect(new URL(help.url()).pathname).toBe('/ayuda/errores/invalid-credentials')
  await help.getByRole('link', { name: 'Recuperar mi contraseña' }).click()
  await help.getByRole('heading', { level: 1, name: 'Recupera tu contraseña' }).waitFor()
})

test('the page of all messages has every code, and is rendered ahead', async () => {
  await pagesRendered(site())
  const html = await documentOf(site(), '/ayuda/errores')
  for (const [code] of problems) expect(html).toContain(` id="${code}"`)
  expect(html).not.toContain('`')
})

test('a code that only programs meet has its page, and one that is none says so', async () => {
  const page = await visit('/ayuda/errores/no-canary')
  await page.getByText('El frontend no tiene canary').waitFor()
  expect(await page.title()).toBe('Código no-canary · Semáforo PyME')
  const unknown = await visit('/ayuda/errores/nada')
  await unknown.getByRole('heading', { level: 1, name: 'No conocemos ese error' }).waitFor()
  await unknown.getByRole('link', { name: 'Ver todos los mensajes de error' }).click()
  await unknown.getByRole('heading', { level: 1, name: 'Mensajes de error' }).waitFor()
})
