import { at, email, enter, leaves, password, press, signUp } from '../support/account-steps.ts'
import { anAccount, aPerson, logIn } from '../support/accounts.ts'
import { eventually } from '../support/eventually.ts'
import { isFocused } from '../support/focus.ts'
import { codeFor, codeLinkFor, resetPathFor } from '../support/mails.ts'
import { productOfRun } from '../support/product-of-run.ts'

const { visit, site } = productOfRun()

const refused = /status of 4\d\d/
const code = 'Código de verificación'

test('a person registers, verifies, logs in, reloads, edits and logs out', async () => {
  const person = aPerson()
  const page = await visit('/register')
  await signUp(page, person)
  await page.getByLabel(code).fill((await codeFor(site().dataDir, person.email)).toLowerCase())
  const verified = 'Cuenta verificada con éxito. Redirigiendo al login en 5 segundos...'
  const verify = { text: verified, path: '/login', after: () => press(page, 'Verificar') }
  expect(await leaves(page, verify)).toBeGreaterThan(4_500)

  expect(await email(page).inputValue()).toBe(person.email)
  const entered = 'Login exitoso, redirigiendo a pagina principal'
  const entry = { text: entered, path: '/home', after: () => enter(page, person) }
  expect(await leaves(page, entry)).toBeGreaterThan(1_700)
  await page.reload()
  await page.getByRole('banner').getByRole('link', { name: 'Perfil' }).click()
  await page.getByText('Ana Paz Luna').waitFor()
  await at(page, '/profile/info')

  await page.getByRole('link', { name: 'Editar', exact: true }).click()
  await press(page, 'Guardar cambios')
  await page.getByText('No hay cambios para guardar').waitFor()
  await page.getByLabel('Nombre').fill('Anabel')
  const edited = 'Edicion completada redirigiendo al perfil'
  const edit = { text: edited, path: '/profile/info', after: () => press(page, 'Guardar cambios') }
  expect(await leaves(page, edit)).toBeGreaterThan(4_500)
  await page.getByText('Anabel Paz Luna').waitFor()

  await press(page, 'Cerrar sesión')
  await page.waitForURL('**/home')
  await page.getByRole('banner').getByRole('link', { name: 'Log-In' }).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('semaforo.token'))).toBeNull()
})

test('a reload keeps the step of the code, and the link in the mail fills the code in', async () => {
  const person = aPerson()
  const page = await visit('/register')
  await signUp(page, person)
  await page.getByLabel(code).waitFor()
  await page.reload()
  await page.getByText(`a ${person.email}.`).waitFor()
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    person.password,
  )
  const opened = await page.context().newPage()
  await opened.goto(new URL(await codeLinkFor(site().dataDir, person.email), site().url).href)
  const sent = await codeFor(site().dataDir, person.email)
  await eventually(async () => (await opened.getByLabel(code).inputValue()) === sent)
  await press(opened, 'Verificar')
  await opened.getByText('La contraseña debe tener al menos 8 caracteres').waitFor()
  await opened.getByLabel('Tu contraseña', { exact: true }).fill(person.password)
  await press(opened, 'Verificar')
  await opened.getByText('Cuenta verificada con éxito.').waitFor()
  await logIn(site(), person)
  // The other tab has nothing to wait for any more.
  await page.getByRole('button', { name: 'Crear cuenta', exact: true }).waitFor()
})

test('a forgotten password is reset by the link in the mail, once', async () => {
  const person = await anAccount(site())
  const page = await visit('/login', { faults: refused })
  await email(page).fill(person.email)
  await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click()
  expect(await email(page).inputValue()).toBe(person.email)
  await press(page, 'Enviar enlace')
  await page.getByText('El correo se ha enviado con éxito', { exact: true }).waitFor()

  const link = new URL(await resetPathFor(site().dataDir, person.email), site().url).href
  await page.goto(link)
  for (const name of ['Contraseña nueva', 'Confirma la contraseña'])
    await page.getByLabel(name).fill('Molcajete+8')
  const done = 'Contraseña actualizada correctamente. Redirigiendo al login…'
  const change = { text: done, path: '/login', after: () => press(page, 'Cambiar contraseña') }
  expect(await leaves(page, change)).toBeGreaterThan(2_600)
  await enter(page, person)
  await page.getByRole('alert').waitFor()
  await enter(page, { ...person, password: 'Molcajete+8' })
  await page.waitForURL('**/home')

  await page.goto(link)
  await page.getByText('Este enlace ya no es válido. Pide uno nuevo.').waitFor()
})

test('what a password manager filled without an event is sent', async () => {
  const person = await anAccount(site())
  const page = await visit('/login')
  await email(page).evaluate((input, value) => ((input as HTMLInputElement).value = value), person.email)
  await password(page).evaluate(
    (input, value) => ((input as HTMLInputElement).value = value),
    person.password,
  )
  await press(page, 'Entrar')
  await at(page, '/home')
})

test('the registration works with the keyboard alone', async () => {
  const person = aPerson()
  const page = await visit('/register')
  await page.getByLabel('Nombre').focus()
  for (const typed of [person.firstName, person.lastName, person.email]) {
    await page.keyboard.type(typed)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.type(person.password)
  await page.keyboard.press('Enter')
  await page.getByLabel(code).waitFor()
  // The code's field is focused already.
  await page.keyboard.type(await codeFor(site().dataDir, person.email))
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Ir ahora' }).waitFor()
  await page.keyboard.press('Tab')
  await isFocused(page, { textContent: 'Ir ahora' })
  await page.keyboard.press('Enter')
  await page.waitForURL('**/login')
})
