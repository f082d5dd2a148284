import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { at, enter, heading, leaves, pathOf, press } from '../support/account-steps.ts'
import { anAccount, signedIn, signedInAs } from '../support/accounts.ts'
import { eventually } from '../support/eventually.ts'
import { runningProduct } from '../support/product.ts'

const { visit, site } = runningProduct()

const refused = /status of 4\d\d/
const asSomebody = async () => {
  const person = await anAccount(site())
  return { person, session: await signedInAs(site(), person) }
}
/** Another tab of the same browser. */
async function anotherTab(page: Page, path: string): Promise<Page> {
  const other = await page.context().newPage()
  await other.goto(new URL(path, page.url()).href)
  return other
}

test.each(['/profile', '/profile/nada'])('%s leads to the information', async (path) => {
  const { person, session } = await asSomebody()
  const page = await visit(path, session)
  await page.getByText(person.email).waitFor()
  expect(pathOf(page)).toBe('/profile/info')
})

test('a password is changed with the current one, and the session goes on', async () => {
  const { person, session } = await asSomebody()
  const page = await visit('/profile/edit', { ...session, faults: refused })
  await page.getByLabel('Contraseña nueva (opcional)').fill('Molcajete+8')
  await press(page, 'Guardar cambios')
  await page.getByText('Escribe tu contraseña actual.').waitFor()
  await page.getByLabel('Contraseña actual').fill('no-es-esta')
  await press(page, 'Guardar cambios')
  await eventually(
    async () => (await page.getByLabel('Contraseña actual').getAttribute('aria-invalid')) === 'true',
  )
  await page.getByLabel('Contraseña actual').fill(person.password)
  await press(page, 'Guardar cambios')
  await page.getByText('Edicion completada redirigiendo al perfil').waitFor()
  await page.goto(new URL('/profile/security', page.url()).href)
  await page.getByText('Este dispositivo').waitFor()
  await signedInAs(site(), { ...person, password: 'Molcajete+8' })
})

test('only what changed is sent', async () => {
  const { session } = await asSomebody()
  const page = await visit('/profile/edit', session)
  await page.getByLabel('Apellidos').fill('Paz Rey')
  const sent = page.waitForRequest((request) => request.method() === 'PATCH')
  await press(page, 'Guardar cambios')
  expect((await sent).postDataJSON()).toEqual({ lastName: 'Paz Rey' })
  expect(await page.getByLabel('Correo electrónico').getAttribute('readonly')).not.toBeNull()
})

test('an edit that the server refuses says so and keeps what was typed', async () => {
  const { session } = await asSomebody()
  const page = await visit('/profile/edit', { ...session, faults: /status of 503/ })
  await page.route('**/api/users/*', (route) => route.fulfill({ status: 503, body: '' }))
  await page.getByLabel('Nombre').fill('Anabel')
  await press(page, 'Guardar cambios')
  await page.getByText('error de edicion').waitFor()
  expect(await page.getByLabel('Nombre').inputValue()).toBe('Anabel')
})

test('an account is deleted in two steps; then nobody enters with it', async () => {
  const { person, session } = await asSomebody()
  const page = await visit('/profile/delete', { ...session, faults: refused })
  const start = page.getByRole('button', { name: 'Eliminar mi cuenta', exact: true })
  await start.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: '¿Eliminar cuenta definitivamente?' })
  await dialog.getByText('La cuenta no podra ser recuperada').waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Cancelar')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  expect(await start.evaluate((button) => button === document.activeElement)).toBe(true)

  await start.click()
  const done = 'La cuenta fue eliminada con exito, redirigiendo a pagina principal'
  const erase = { text: done, path: '/home', after: () => press(page, 'Sí, eliminar mi cuenta') }
  expect(await leaves(page, erase)).toBeGreaterThan(4_500)
  await page.getByRole('banner').getByRole('link', { name: 'Log-In' }).click()
  await enter(page, person)
  await page.getByRole('alert').waitFor()
})

test('likes are listed, and one that is taken back can be given again', async () => {
  const { session } = await asSomebody()
  const page = await visit('/home', session)
  await press(page, 'Me gusta: Flujo de efectivo')
  await page.getByRole('banner').getByRole('link', { name: 'Perfil' }).click()
  await page.getByRole('link', { name: 'Favoritos' }).click()
  const heart = page.getByRole('button', { name: 'Me gusta: Flujo de efectivo' })
  await heart.click()
  await eventually(async () => (await heart.getAttribute('aria-pressed')) === 'false')
  await heart.click()
  await page.getByRole('link', { name: 'Flujo de efectivo' }).click()
  await page.getByRole('heading', { level: 3, name: 'Flujo de efectivo' }).waitFor()
})

test('a logout is seen in every tab, and each page follows its guard', async () => {
  const { session } = await asSomebody()
  const page = await visit('/profile/info', session)
  const other = await anotherTab(page, '/minegocio')
  await other.getByRole('banner').getByRole('link', { name: 'Perfil' }).waitFor()
  await press(page, 'Cerrar sesión')
  await at(page, '/home')
  await at(other, '/login')
  expect(new URL(other.url()).searchParams.get('volver')).toBe('/minegocio')
})

test('whoever comes back to the page sees what changed on another device, its end as well', async () => {
  const { person, session } = await asSomebody()
  const page = await visit('/profile/info', { ...session, faults: refused })
  await page.getByText('Ana Paz Luna').waitFor()
  const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  const elsewhere = await visit('/profile/edit', await signedInAs(site(), person))
  await elsewhere.getByLabel('Nombre').fill('Anabel')
  await press(elsewhere, 'Guardar cambios')
  await elsewhere.getByText('Edicion completada redirigiendo al perfil').waitFor()
  await comeBack()
  await page.getByText('Anabel Paz Luna').waitFor()
  await elsewhere.goto(new URL('/profile/security', site().url).href)
  await press(elsewhere, 'Cerrar todas las sesiones')
  await at(elsewhere, '/login')
  await comeBack()
  await at(page, '/login')
})

test('a session that was closed from another device ends here with the next call', async () => {
  const { person, session } = await asSomebody()
  const here = await visit('/profile/security', { ...session, faults: refused })
  await here.getByText('Este dispositivo').waitFor()
  const there = await visit('/profile/security', await signedInAs(site(), person))
  await there
    .getByRole('button', { name: /^Cerrar la sesión de / })
    .first()
    .waitFor()
  // The registration signs nobody in: these are this browser's session and the other's.
  await there
    .getByRole('button', { name: /^Cerrar la sesión de / })
    .first()
    .click()
  await there.getByText('Sesión cerrada').waitFor()
  expect(await there.getByRole('button', { name: /^Cerrar la sesión de / }).count()).toBe(0)
  await here.reload()
  await at(here, '/login')
})

test('all sessions are closed at once, this one with them', async () => {
  const { session } = await asSomebody()
  const page = await visit('/profile/security', session)
  await press(page, 'Cerrar todas las sesiones')
  await at(page, '/login')
})

const noLocks = () => Object.defineProperty(navigator, 'locks', { value: undefined })
test.each([
  ['here', async () => undefined],
  ['where a page has no locks, being without https', (page: Page) => page.addInitScript(noLocks)],
])('a token that is good no more is renewed unseen, and likes are taken: %s', async (_, prepare) => {
  const { session } = await asSomebody()
  const page = await visit('/home', { ...session, prepare, faults: refused })
  await page.getByRole('banner').getByRole('link', { name: 'Perfil' }).waitFor()
  await page.evaluate(() => localStorage.setItem('semaforo.token', '"caduco"'))
  await page.goto(new URL('/profile/security', page.url()).href)
  await page.getByText('Este dispositivo').waitFor()
  expect(await page.evaluate(() => localStorage.getItem('semaforo.token'))).not.toBe('"caduco"')
  await page.goto(new URL('/roadmaps', page.url()).href)
  const saved = page.waitForResponse((answer) => answer.url().includes('/api/me/likes/roadmap/'))
  await press(page, 'Me gusta: Cobra a tiempo')
  expect((await saved).status()).toBe(200)
})

test('all that is held about a person can be downloaded', async () => {
  const { person, session } = await asSomebody()
  const page = await visit('/profile/security', session)
  const download = page.waitForEvent('download')
  await press(page, 'Descargar mis datos')
  const file = await download
  expect(file.suggestedFilename()).toBe('semaforo-pyme-mis-datos.json')
  const data = JSON.parse(readFileSync(await file.path(), 'utf8')) as { services: { identity: unknown } }
  expect(JSON.stringify(data.services.identity)).toContain(person.email)
})

test('a name is shown as it is written, whatever it holds, to admins as well', async () => {
  const name = '<img src=x onerror=alert(1)>'
  const person = await anAccount(site(), { firstName: name })
  const page = await visit('/profile/info', await signedInAs(site(), person))
  await page.getByText(`${name} Paz Luna`).waitFor()
  await heading(page, 'Perfil')
  const admins = await visit('/options', await signedIn(site(), 'admin'))
  await admins.getByRole('searchbox').fill(person.email)
  await admins.getByText(`${name} Paz Luna`).waitFor()
  await admins.getByRole('button', { name: `Eliminar permanentemente: ${name} Paz Luna` }).click()
  await admins.getByRole('heading', { name: `¿Eliminar permanentemente a ${name} Paz Luna?` }).waitFor()
})
