import type { Page } from 'playwright-core'
import { email, enter, password, press, signUp } from '../support/account-steps.ts'
import { anAccount, aPerson, signedInAs } from '../support/accounts.ts'
import { eventually } from '../support/eventually.ts'
import { codeFor } from '../support/mails.ts'
import { productOfRun } from '../support/product-of-run.ts'

const { visit, site } = productOfRun()

const faults = /status of (4|5)\d\d/
/** Makes a call fail without a message. */
const fail = (page: Page, path: string) =>
  page.route(path, (route) => route.fulfill({ status: 503, body: '' }))

test('an error without a message shows the documented texts, at each step of login and registration', async () => {
  const person = aPerson()
  const page = await visit('/register', { faults })
  await fail(page, '**/api/auth/register')
  await signUp(page, person)
  await page.getByRole('alert').getByText('No se pudo registrar. Intenta de nuevo.').waitFor()
  await page.unroute('**/api/auth/register')
  await press(page, 'Crear cuenta')

  await fail(page, '**/api/user')
  await page.getByLabel('Código de verificación').fill(await codeFor(site().dataDir, person.email))
  await press(page, 'Verificar')
  await page.getByRole('alert').getByText('No se pudo guardar el usuario').waitFor()
  await page.unroute('**/api/user')
  await press(page, 'Verificar')
  await page.getByRole('link', { name: 'Ir ahora' }).click()

  await fail(page, '**/api/auth/login')
  await enter(page, person)
  await page.getByRole('alert').getByText('Error al iniciar sesión. Intenta de nuevo.').waitFor()

  await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click()
  await fail(page, '**/api/auth/forgotPassword')
  await press(page, 'Enviar enlace')
  await page.getByRole('alert').getByText('Error al enviar correo').waitFor()
})

test("a refused login and a refused registration show the server's message", async () => {
  const page = await visit('/login', { faults })
  await enter(page, aPerson())
  await page.getByRole('alert').getByText('Correo o contraseña incorrectos.').waitFor()
  const person = aPerson()
  for (let n = 0; n < 5; n += 1)
    await page.request.post(new URL('/api/auth/register', site().url).href, { data: person })
  await page.getByRole('link', { name: 'Crea tu cuenta' }).click()
  await signUp(page, person)
  await page
    .getByRole('alert')
    .getByText(/^Demasiados intentos. Espera \d+ minutos e inténtalo de nuevo.$/)
    .waitFor()
})

test('a common password is refused next to its field', async () => {
  const page = await visit('/register', { faults })
  await signUp(page, aPerson({ password: 'P@ssw0rd' }))
  await page.getByText('Esa contraseña es de las más usadas y cualquiera la adivina. Elige otra.').waitFor()
  await eventually(() => password(page).evaluate((input) => input === document.activeElement))
})

test('an empty login reports both fields and sends nothing', async () => {
  const page = await visit('/login')
  await press(page, 'Entrar')
  await page.getByText('El email es requerido').waitFor()
  await page.getByText('La contraseña es requerida').waitFor()
  expect(await email(page).getAttribute('aria-invalid')).toBe('true')
})

test('an account that cannot be deleted is reported in the dialog, where it can be retried', async () => {
  const person = await anAccount(site())
  const page = await visit('/profile/delete', {
    ...(await signedInAs(site(), person)),
    faults,
  })
  await fail(page, '**/api/users/delete/*')
  await press(page, 'Eliminar mi cuenta')
  await page.getByLabel('Contraseña actual').fill(person.password)
  await press(page, 'Sí, eliminar mi cuenta')
  await page.getByRole('dialog').getByText('Error al eliminar la cuenta').waitFor()
  await page.unroute('**/api/users/delete/*')
  await press(page, 'Sí, eliminar mi cuenta')
  await page.getByText('La cuenta fue eliminada con exito, redirigiendo a pagina principal').waitFor()
})
