import { at, email, enter, heading, leaves, password, press, signUp } from '../support/account-steps.ts'
import { anAccount, aPerson, logIn, signedInAs } from '../support/accounts.ts'
import { sentAMinuteAgo } from '../support/code-wait.ts'
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

test('where the answer to a verification was lost, its repeat leads to the account that is there', async () => {
  const person = aPerson()
  const page = await visit('/register', { faults: /ERR_CONNECTION_RESET|400/ })
  await signUp(page, person)
  await page.getByLabel(code).fill(await codeFor(site().dataDir, person.email))
  await page.route('**/api/user', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await press(page, 'Verificar')
  await page.getByText('No se pudo guardar el usuario').waitFor()
  await page.unroute('**/api/user')
  await press(page, 'Verificar')
  await page
    .getByText('Si ya habías confirmado con este código')
    .getByRole('link', { name: 'Inicia sesión' })
    .click()
  await page.getByRole('heading', { name: 'Inicia sesión' }).waitFor()
  await logIn(site(), person)
})

test('a wrong code is reported next to its field, and no input is lost', async () => {
  const person = aPerson()
  const page = await visit('/register', { faults: refused })
  await signUp(page, person)
  await page.getByLabel(code).fill('22222')
  await press(page, 'Verificar')
  await page.getByText('El código ingresado es incorrecto. Intenta de nuevo.').waitFor()
  const field = page.getByLabel(code)
  expect(await field.getAttribute('aria-invalid')).toBe('true')
  await eventually(() => field.evaluate((input) => input === document.activeElement))
  await press(page, 'Corregir mis datos')
  await isFocused(page, { name: 'firstName' })
  expect(await email(page).inputValue()).toBe(person.email)
  expect(page.url()).not.toContain(person.email)
})

test('a code can be pasted as the mail writes it, and the field takes five characters only', async () => {
  const page = await visit('/register')
  await signUp(page, aPerson())
  await page.getByLabel(code).focus()
  await page.evaluate(() => {
    const data = new DataTransfer()
    data.setData('text', ' ab-2c3 d ')
    const paste = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(paste)
  })
  expect(await page.getByLabel(code).inputValue()).toBe('ab2c3')
})

test('the code can be resent once a minute, and the server enforces it too', async () => {
  const page = await visit('/register', { faults: refused, prepare: (page) => page.clock.install() })
  await signUp(page, aPerson())
  const button = page.getByRole('button', { name: /^Enviar otro código/ })
  await button.waitFor()
  expect(await button.getAttribute('aria-disabled')).toBe('true')
  await page.clock.runFor(10_000)
  await eventually(async () => /en (\d|[1-4]\d|50) s/.test((await button.textContent()) ?? ''))
  await page.clock.runFor(51_000)
  await press(page, 'Enviar otro código')
  await page.getByRole('alert').waitFor()
})

test('after a minute another code is sent and creates the account; the previous one is invalid', async () => {
  const person = aPerson()
  const page = await visit('/register', { faults: refused, prepare: (page) => page.clock.install() })
  await signUp(page, person)
  const first = await codeFor(site().dataDir, person.email)
  const verify = async (given: string) => {
    await page.getByLabel(code).fill(given)
    await press(page, 'Verificar')
  }
  await page.getByRole('button', { name: /^Enviar otro código en/ }).waitFor()
  await page.clock.runFor(60_000)
  sentAMinuteAgo(site().dataDir, person.email)
  await press(page, 'Enviar otro código')
  await page.getByText('Te enviamos otro código. El anterior ya no sirve.').waitFor()
  await page.getByRole('button', { name: /^Enviar otro código en \d+ s$/ }).waitFor()

  const second = await eventually(async () => {
    const newest = await codeFor(site().dataDir, person.email)
    return newest !== first && newest
  })
  await verify(first)
  await page.getByText('El código ingresado es incorrecto. Intenta de nuevo.').waitFor()
  await verify(second)
  await page
    .getByText('Cuenta verificada con éxito. Redirigiendo al login en 5 segundos...', { exact: true })
    .waitFor()
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

test('the link of a mail in another browser says where the code goes', async () => {
  const page = await visit('/register#codigo-AB2C3')
  await page.getByText('escribe ahí AB2C3').waitFor()
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
  await page.getByLabel('Contraseña nueva').fill('corta')
  await page.getByLabel('Confirma la contraseña').fill('otra')
  await press(page, 'Cambiar contraseña')
  await page
    .getByText('La contraseña debe tener al menos 8 caracteres, 1 mayúscula, 1 número y 1 carácter especial.')
    .waitFor()
  await page.getByText('Las contraseñas no coinciden.').waitFor()
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
  await page.getByRole('link', { name: 'Pedir otro enlace' }).click()
  await email(page).waitFor()
})

test('an address without account gets the same answer', async () => {
  const page = await visit('/forgot-password')
  await email(page).fill(aPerson().email)
  await press(page, 'Enviar enlace')
  await page.getByText('El correo se ha enviado con éxito', { exact: true }).waitFor()
})

test('offline the form shows an error, keeps what was typed and works again online', async () => {
  const person = await anAccount(site())
  const page = await visit('/login', { faults: /ERR_INTERNET_DISCONNECTED/ })
  await heading(page, 'Inicia sesión')
  await page.context().setOffline(true)
  await enter(page, person)
  await page.getByText('Error al iniciar sesión. Intenta de nuevo.').waitFor()
  await page.getByText('No tienes conexión a internet. Revísala e inténtalo de nuevo.').waitFor()
  expect(await password(page).inputValue()).toBe(person.password)
  await page.context().setOffline(false)
  await press(page, 'Entrar')
  await page.waitForURL('**/home')
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

test('submitting twice sends once', async () => {
  const page = await visit('/register')
  let sent = 0
  await page.route('**/api/auth/register', async (route) => {
    sent++
    await route.continue()
  })
  await page.getByLabel('Nombre').waitFor()
  const person = aPerson()
  await page.getByLabel('Nombre').fill(person.firstName)
  await page.getByLabel('Apellidos').fill(person.lastName)
  await email(page).fill(person.email)
  await password(page).fill(person.password)
  await page.getByRole('button', { name: 'Crear cuenta' }).evaluate((button: HTMLElement) => {
    button.click()
    button.click()
  })
  await page.getByLabel(code).waitFor()
  expect(sent).toBe(1)
})

test('an empty registration reports every field, and the focus goes to the first', async () => {
  const page = await visit('/register')
  await press(page, 'Crear cuenta')
  for (const text of [
    'El nombre es requerido',
    'Los apellidos son requeridos',
    'Ingresa un email válido',
    'La contraseña debe tener al menos 8 caracteres, una mayúscula, un número y un carácter especial',
  ])
    await page.getByText(text, { exact: true }).waitFor()
  const first = page.getByLabel('Nombre')
  await eventually(() => first.evaluate((input) => input === document.activeElement))
  expect(
    await first.evaluate(
      (input) => document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent,
    ),
  ).toBe('El nombre es requerido')
})

test('the rules of a password are ticked off while typing, and it can be shown', async () => {
  const page = await visit('/register')
  const kept = () => page.getByText('(cumplido)').count()
  await password(page).fill('a')
  expect(await kept()).toBe(1)
  await password(page).fill('aB3')
  expect(await kept()).toBe(3)
  await password(page).fill('aB3#efgh')
  expect(await kept()).toBe(5)
  expect(await password(page).getAttribute('type')).toBe('password')
  await press(page, 'Mostrar contraseña')
  expect(await password(page).getAttribute('type')).toBe('text')
})

test('every field has the autocomplete attribute for password managers', async () => {
  const page = await visit('/login')
  expect(await email(page).getAttribute('autocomplete')).toBe('username')
  expect(await password(page).getAttribute('autocomplete')).toBe('current-password')
  await page.getByRole('link', { name: 'Crea tu cuenta' }).click()
  await heading(page, 'Crea tu cuenta')
  expect(await password(page).getAttribute('autocomplete')).toBe('new-password')
  await signUp(page, aPerson())
  expect(await page.getByLabel(code).getAttribute('autocomplete')).toBe('one-time-code')
})

test('who goes on to another page than the main one is told which', async () => {
  const person = await anAccount(site())
  const page = await visit('/minegocio')
  await heading(page, 'Inicia sesión')
  await enter(page, person)
  await page.getByText('Login exitoso, redirigiendo a Mi negocio').waitFor()
})

// `mfe-account/test/return-path.test.ts` has every form of an address that leads elsewhere.
test.each([
  ['/profile/delete', '/profile/delete'],
  ['/login?volver=/.//ejemplo.mx', '/home'],
  ['/login?volver=/%252F/ejemplo.mx', '/home'],
])('a guest who requested %s is at %s after the login', async (wanted, reached) => {
  const person = await anAccount(site())
  const page = await visit(wanted)
  await heading(page, 'Inicia sesión')
  await enter(page, person)
  await page.waitForURL((url) => url.href === new URL(reached, site().url).href)
})

test('a signed-in user is redirected from the login', async () => {
  const page = await visit('/login', await signedInAs(site(), await anAccount(site())))
  await page.waitForURL('**/home')
})

test('the login works with the keyboard alone', async () => {
  const person = await anAccount(site())
  const page = await visit('/login')
  await email(page).focus()
  await page.keyboard.type(person.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(person.password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/home')
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
