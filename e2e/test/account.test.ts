import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { at, email, enter, heading, leaves, press, signUp } from '../support/account-steps.ts'
import { anAccount, aPerson, signedInAs } from '../support/accounts.ts'
import { endElsewhere } from '../support/end-elsewhere.ts'
import { eventually } from '../support/eventually.ts'
import { fits, phone } from '../support/fits.ts'
import { codeLinkFor, resetPathFor, returnPathFor } from '../support/mails.ts'
import { productOfRun } from '../support/product-of-run.ts'

const { visit, site } = productOfRun()

const refused = /status of 4\d\d/
const asNewUser = async () => {
  const person = await anAccount(site())
  return { person, session: await signedInAs(site(), person) }
}
const address = (path: string) => new URL(path, site().url).href
const link = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name })
const heart = (page: Page, name: string) =>
  page.getByRole('button', { name: `Me gusta: ${name}`, exact: true }).first()
const shows = (page: Page, name: string, liked: boolean) =>
  eventually(async () => (await heart(page, name).getAttribute('aria-pressed')) === String(liked))
const currentAssets = (page: Page) => page.getByRole('textbox', { name: 'Activos corrientes' })
/** Everything that this browser stores, as one text. */
const stored = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
const openProfile = async (page: Page, section: string) => {
  await link(page, 'Perfil').click()
  await page.getByRole('link', { name: section, exact: true }).click()
}
const logOut = async (page: Page) => {
  await link(page, 'Perfil').click()
  await press(page, 'Cerrar sesión')
  await at(page, '/home')
}
/** Another tab of the same browser, once its page has hydrated: a press before may be on a part that goes. */
const anotherTab = async (page: Page, path: string) => {
  const tab = await page.context().newPage()
  await tab.goto(address(path))
  await tab.locator('[data-release], [data-late]').first().waitFor({ state: 'detached' })
  return tab
}

test('a person registers by the link of the mail, logs in, edits the profile and logs out', async () => {
  const person = aPerson()
  const page = await visit('/register')
  await signUp(page, person)
  await page.getByLabel('Código de verificación').waitFor()
  expect(await stored(page)).not.toContain(person.password)
  const mailed = await anotherTab(page, await codeLinkFor(site().dataDir, person.email))
  await mailed.getByLabel('Tu contraseña', { exact: true }).fill(person.password)
  const verified = 'Cuenta verificada con éxito. Redirigiendo al login en 5 segundos...'
  const verify = { text: verified, path: '/login', after: () => press(mailed, 'Verificar') }
  expect(await leaves(mailed, verify)).toBeGreaterThan(4_500)
  // The other tab has nothing to wait for any more.
  await page.getByRole('button', { name: 'Crear cuenta', exact: true }).waitFor()

  expect(await email(mailed).inputValue()).toBe(person.email)
  const entered = 'Login exitoso, redirigiendo a pagina principal'
  const entry = { text: entered, path: '/home', after: () => enter(mailed, person) }
  expect(await leaves(mailed, entry)).toBeGreaterThan(1_700)
  await openProfile(mailed, 'Editar')
  await mailed.getByLabel('Nombre').fill('Anabel')
  const edited = 'Edicion completada redirigiendo al perfil'
  const edit = { text: edited, path: '/profile/info', after: () => press(mailed, 'Guardar cambios') }
  expect(await leaves(mailed, edit)).toBeGreaterThan(4_500)
  await mailed.getByText('Anabel Paz Luna').waitFor()
  await logOut(mailed)
  await link(mailed, 'Log-In').waitFor()
  expect(await stored(mailed)).not.toContain(person.email)
})

test('a forgotten password is reset by the link in the mail, once', async () => {
  const person = await anAccount(site())
  const page = await visit('/login', { faults: refused })
  await email(page).fill(person.email)
  await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click()
  expect(await email(page).inputValue()).toBe(person.email)
  await press(page, 'Enviar enlace')
  await page.getByText('El correo se ha enviado con éxito', { exact: true }).waitFor()

  const reset = address(await resetPathFor(site().dataDir, person.email))
  await page.goto(reset)
  for (const name of ['Contraseña nueva', 'Confirma la contraseña'])
    await page.getByLabel(name).fill('Molcajete+8')
  const done = 'Contraseña actualizada correctamente. Redirigiendo al login…'
  const change = { text: done, path: '/login', after: () => press(page, 'Cambiar contraseña') }
  expect(await leaves(page, change)).toBeGreaterThan(2_600)
  await enter(page, person)
  await page.getByRole('alert').waitFor()
  await enter(page, { ...person, password: 'Molcajete+8' })
  await at(page, '/home')

  await page.goto(reset)
  await page.getByText('Este enlace ya no es válido. Pide uno nuevo.').waitFor()
})

test("a guest's likes move to the account that accepts them, and lead to recommendations", async () => {
  const person = await anAccount(site())
  const page = await visit('/login')
  await heading(page, 'Inicia sesión')
  expect(await page.getByRole('checkbox', { name: /^Guardar en mi cuenta/ }).count()).toBe(0)
  await link(page, 'Semáforo PyME').click()
  for (const name of ['Flujo de efectivo', 'Capital de trabajo', 'Razón de liquidez'])
    await heart(page, name).click()
  await page.goto(address('/roadmaps'))
  await heart(page, 'Cobra a tiempo').click()
  await link(page, 'Log-In').click()
  await page.getByLabel('Guardar en mi cuenta los 4 favoritos que marqué en este navegador').waitFor()
  await enter(page, person)
  await at(page, '/home')
  await page.getByRole('region', { name: 'Tus roadmaps favoritos' }).getByText('Cobra a tiempo').waitFor()
  await openProfile(page, 'Favoritos')
  const recommended = page.getByRole('region', { name: 'Recomendados para ti' })
  const card = recommended.getByRole('listitem').filter({ hasText: 'Liquidez sin sustos' })
  await card.getByText('75 % afín').waitFor()
  await logOut(page)
  await shows(page, 'Flujo de efectivo', false)
})

test('the next user of a computer finds no data of the previous one, and the guest all of theirs', async () => {
  const [one, other] = [await anAccount(site()), await anAccount(site())]
  const page = await visit('/home')
  await heart(page, 'Prueba ácida').click()
  await link(page, 'Log-In').click()
  await page.getByRole('checkbox', { name: /^Guardar en mi cuenta/ }).uncheck()
  await enter(page, one)
  await at(page, '/home')
  const saved = page.waitForResponse(/\/api\/me\/likes\/tag\//)
  await heart(page, 'RESICO').click()
  await saved
  await openProfile(page, 'Seguridad')
  await page.getByText('Este dispositivo').waitFor()

  await logOut(page)
  await shows(page, 'RESICO', false)
  await shows(page, 'Prueba ácida', true)
  expect(await stored(page)).not.toContain(one.email)
  const preferences = await page.evaluate(() => localStorage.getItem('semaforo.preferences'))
  expect(JSON.parse(preferences ?? '')).toEqual({ guest: { tags: { 4: true }, roadmaps: {} } })

  // Without an answer nothing is there to be shown but what the browser kept.
  await page.route('**/api/me/likes', () => undefined)
  await page.route('**/api/me/sessions', () => undefined)
  await link(page, 'Log-In').click()
  await heading(page, 'Inicia sesión')
  await enter(page, other)
  await at(page, '/home')
  await shows(page, 'RESICO', false)
  await openProfile(page, 'Seguridad')
  await page.getByRole('heading', { name: 'Tus sesiones' }).waitFor()
  expect(await page.getByText('Este dispositivo').count()).toBe(0)
})

test('a logout applies to every tab: each follows its guard, and typed figures are gone', async () => {
  const { session } = await asNewUser()
  // A call of one tab that is under way as the other ends the session is refused.
  const page = await visit('/minegocio', { ...session, faults: refused })
  await currentAssets(page).fill('987654')
  const tab = await anotherTab(page, '/minegocio')
  await currentAssets(tab).fill('123456')
  for (const figures of ['987654', '123456'])
    await eventually(async () => (await stored(page)).includes(figures))
  await logOut(page)
  await at(tab, '/login')
  expect(new URL(tab.url()).searchParams.get('volver')).toBe('/minegocio')
  expect(await tab.getByText('Tu sesión terminó.').count()).toBe(0)
  expect(await stored(tab)).not.toMatch(/987654|123456/)
})

test('a session that ends elsewhere leaves no data in any tab, and its draft waits for its owner', async () => {
  const { person, session } = await asNewUser()
  const page = await visit('/minegocio', { ...session, faults: refused })
  const tab = await anotherTab(page, '/home')
  const saved = tab.waitForResponse(/\/api\/me\/likes\/tag\//)
  await heart(tab, 'RESICO').click()
  await saved
  await currentAssets(page).fill('125000')
  await eventually(async () => (await stored(page)).includes('125000'))
  await endElsewhere(site(), page, person)
  await shows(tab, 'RESICO', false)
  expect(await stored(page)).not.toContain(person.email)
  expect(await stored(page)).not.toContain('125000')
  await enter(page, person)
  await at(page, '/minegocio')
  await eventually(async () => (await currentAssets(page).inputValue()).includes('125,000'))

  await endElsewhere(site(), page, person)
  await enter(page, await anAccount(site()))
  await at(page, '/minegocio')
  await currentAssets(page).waitFor()
  expect(await currentAssets(page).inputValue()).toBe('')
})

test('an expired token is renewed although the first answer is lost, and so is a cleared storage', async () => {
  const { session } = await asNewUser()
  // A document without our code: a page could write the session that it holds over what is stored here.
  const plain = '/robots.txt'
  const page = await visit(plain, { ...session, faults: /status of 401|ERR_CONNECTION_RESET/ })
  const statuses: number[] = []
  await page.route('**/api/auth/refresh', async (route) => {
    // Interception stays on: ending it could lose a script that is being fetched at that moment.
    if (statuses.length > 0) return route.fallback()
    const request = route.request()
    const answer = await fetch(request.url(), { method: 'POST', headers: await request.allHeaders() })
    statuses.push(answer.status)
    await route.abort('connectionreset')
  })
  await page.evaluate(() => localStorage.setItem('semaforo.token', '"caduco"'))
  await page.goto(address('/profile/security'))
  await page.getByText('Este dispositivo').waitFor()
  expect(statuses).toEqual([200])

  await page.goto(address(plain))
  await page.evaluate(() => localStorage.clear())
  await page.goto(address('/profile/security'))
  await page.getByText('Este dispositivo').waitFor()
})

test('an account is deleted in two steps; whoever signs in then is led by mail to take it up again', async () => {
  const { person, session } = await asNewUser()
  const page = await visit('/profile/security', { ...session, faults: refused })
  await page.getByRole('link', { name: 'Eliminar mi cuenta' }).click()
  const start = page.getByRole('button', { name: 'Eliminar mi cuenta', exact: true })
  await start.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: '¿Eliminar cuenta definitivamente?' })
  const cancel = dialog.getByRole('button', { name: 'Cancelar' })
  await eventually(() => cancel.evaluate((button) => button === document.activeElement))
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await eventually(() => start.evaluate((button) => button === document.activeElement))

  await start.click()
  const done = 'La cuenta fue eliminada con exito, redirigiendo a pagina principal'
  const notice = page.getByRole('status').filter({ hasText: done })
  const after = async () => {
    await press(page, 'Sí, eliminar mi cuenta')
    await eventually(() => notice.evaluate((shown) => shown === document.activeElement))
  }
  const close = { text: done, path: '/home', after }
  expect(await leaves(page, close)).toBeGreaterThan(4_500)
  await link(page, 'Log-In').click()
  await at(page, '/login')
  await enter(page, person)
  await page.getByRole('alert').getByText('Eliminaste esta cuenta. Te enviamos un correo').waitFor()
  await page.goto(address(await returnPathFor(site().dataDir, person.email)))
  await press(page, 'Retomar mi cuenta')
  await page.getByText('Tu cuenta está activa otra vez.').waitFor()
  await page.getByRole('link', { name: 'Iniciar sesión', exact: true }).last().click()
  await at(page, '/login')
  await enter(page, person)
  await at(page, '/home')
})

test('a question stays while what was confirmed is under way', async () => {
  const token = 'a'.repeat(43)
  const page = await visit(`/login/return/${token}.${token}`, {
    prepare: (page) => page.route('**/api/auth/return/*', () => undefined),
  })
  await press(page, 'Borrar mi cuenta')
  const dialog = page.getByRole('dialog', { name: '¿Borrar tu cuenta y todos sus datos?' })
  await press(page, 'Sí, borrar para siempre')
  await dialog.getByRole('button', { name: 'Sí, borrar para siempre', disabled: true }).waitFor()
  await dialog.getByRole('button', { name: 'Cancelar' }).click({ force: true })
  await dialog.waitFor()
  // The second one a browser does not let a page refuse.
  for (const key of ['Escape', 'Escape']) await page.keyboard.press(key)
  await dialog.and(page.locator(':modal')).waitFor()
})

test('a name and an address without a space to break at fit a phone', async () => {
  const email = `${randomUUID()}-de-una-direccion-larga@correo.mx`
  const person = await anAccount(site(), {
    firstName: 'Ana'.repeat(15),
    lastName: 'Luna'.repeat(12),
    email,
  })
  const page = await visit('/profile/info', { ...phone, ...(await signedInAs(site(), person)) })
  for (const part of ['info', 'edit', 'security', 'pulse']) {
    await page.goto(address(`/profile/${part}`))
    await page.getByRole('heading', { level: 2 }).first().waitFor()
    await fits(page)
  }
})
