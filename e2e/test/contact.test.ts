import type { Page } from 'playwright-core'
import { at, enter } from '../support/account-steps.ts'
import { anAccount, signedInAs } from '../support/accounts.ts'
import { endSessions } from '../support/end-elsewhere.ts'
import { eventually, pollApi } from '../support/eventually.ts'
import { mailWith } from '../support/mails.ts'
import { runningProduct } from '../support/product.ts'
import { documentOf } from '../support/rendered.ts'

const operator = 'hola@numeros.example'
const { visit, site } = runningProduct(() => ({ CONTACT_EMAIL: operator, OPERATOR_NAME: 'Números Claros' }))

const message = (page: Page) => page.getByRole('textbox', { name: 'Tu mensaje' })
const email = (page: Page) => page.getByRole('textbox', { name: 'Tu correo' })
const send = (page: Page) => page.getByRole('button', { name: 'Enviar mensaje' })
const received = (page: Page) => page.getByRole('heading', { name: 'Recibimos tu mensaje' })

test('a guest’s message reaches the operator, with the address to answer to, who is named without JavaScript', async () => {
  const page = await visit('/contact')
  await email(page).fill('rosa@correo.mx')
  await page.getByRole('combobox').selectOption({ label: 'Algo no funciona' })
  await message(page).fill('El botón de la lupa no hace nada en mi celular.')
  await send(page).click()
  await received(page).waitFor()
  await page.getByText('Te respondemos en 3 días hábiles a rosa@correo.mx.').waitFor()
  const mail = await mailWith(site().dataDir, operator, 'lupa')
  expect(mail).toMatch(/^Reply-To: .*rosa@correo\.mx/im)
  // The data of a run has pages of a site whose operator has no name.
  await pollApi(async () =>
    (await documentOf(site(), '/privacidad')).includes('Números Claros opera este sitio'),
  )
  const [, withoutScript] = /<noscript>(.*?)<\/noscript>/.exec(await documentOf(site(), '/contact')) ?? []
  expect(withoutScript).toContain('Para enviar el formulario tu navegador necesita JavaScript')
  expect(withoutScript).toContain(`mailto:${operator}`)
})

test('what a user wrote is there again after signing in, where the session had ended elsewhere, and nowhere before', async () => {
  const account = await anAccount(site())
  const page = await visit('/contact', { ...(await signedInAs(site(), account)), faults: /status of 401/ })
  const written = 'No entiendo por qué mi semáforo salió en rojo.'
  await message(page).fill(written)
  await endSessions(site(), account)
  await send(page).click()
  await page.getByRole('alert').getByText('Tu sesión terminó. Vuelve a iniciar sesión.').waitFor()
  await page.getByRole('status').getByText('guardamos lo que escribías').waitFor()
  await eventually(async () => (await message(page).inputValue()) === '')
  expect(await page.getByText('Tu texto sigue aquí.').count()).toBe(0)
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    written,
  )
  await page.getByRole('link', { name: 'Entra otra vez y lo recuperas' }).click()
  await enter(page, account)
  await at(page, '/contact')
  await eventually(async () => (await message(page).inputValue()) === written)
  await page.reload()
  await eventually(async () => (await message(page).inputValue()) === written)
})
