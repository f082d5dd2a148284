import type { Page } from 'playwright-core'
import { at, endAllSessions, enter, press } from '../support/account-steps.ts'
import { anAccount, signedInAs } from '../support/accounts.ts'
import { eventually } from '../support/eventually.ts'
import { isFocused } from '../support/focus.ts'
import { productOfRun } from '../support/product-of-run.ts'

const { visit, site } = productOfRun()

const refused = /status of 4\d\d/
const asNewUser = async () => {
  const person = await anAccount(site())
  return { person, session: await signedInAs(site(), person) }
}
/** Another tab of the same browser. */
async function anotherTab(page: Page, path: string): Promise<Page> {
  const other = await page.context().newPage()
  await other.goto(new URL(path, page.url()).href)
  return other
}

test('a logout applies to every tab, and each page follows its guard', async () => {
  const { session } = await asNewUser()
  // A call of one tab that is under way as the other ends the session is refused.
  const page = await visit('/profile/info', { ...session, faults: refused })
  const other = await anotherTab(page, '/minegocio')
  await other.getByRole('banner').getByRole('link', { name: 'Perfil' }).waitFor()
  await press(page, 'Cerrar sesión')
  await at(page, '/home')
  await at(other, '/login')
  expect(await other.getByText('Tu sesión terminó.').count()).toBe(0)
  expect(new URL(other.url()).searchParams.get('volver')).toBe('/minegocio')
})

test('a browser whose storage was cleared goes on with its session, until that is ended', async () => {
  const { session } = await asNewUser()
  const page = await visit('/home', { ...session, faults: refused })
  const clearStorage = () => page.evaluate(() => localStorage.clear())
  await clearStorage()
  await page.goto(new URL('/profile/info', site().url).href)
  await press(page, 'Cerrar sesión')
  await at(page, '/home')
  await clearStorage()
  await page.goto(new URL('/profile/info', site().url).href)
  await at(page, '/login')
})

test('a page that becomes visible again shows changes from another device, including the end of the session', async () => {
  const { person, session } = await asNewUser()
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
  await endAllSessions(elsewhere, person)
  await at(elsewhere, '/login')
  await comeBack()
  await at(page, '/login')
})

test('a session that was ended from another device ends here with the next call', async () => {
  const { person, session } = await asNewUser()
  const here = await visit('/profile/security', { ...session, faults: refused })
  await here.getByText('Este dispositivo').waitFor()
  const there = await visit('/profile/security', await signedInAs(site(), person))
  // Registering does not sign in: these are this browser's session and the other one.
  const close = there.getByRole('button', { name: /^Cerrar la sesión de / })
  await close.click()
  const question = there.getByRole('dialog', { name: /^¿Cerrar la sesión de / })
  await question.getByRole('button', { name: 'Cancelar' }).click()
  await question.waitFor({ state: 'hidden' })
  await close.click()
  await question.getByRole('button', { name: 'Sí, cerrar' }).click()
  await there.getByText('Sesión cerrada').waitFor()
  expect(await close.count()).toBe(0)
  await here.reload()
  await at(here, '/login')
  await here.getByRole('status').getByText('Tu sesión terminó.').waitFor()
  await enter(here, person)
  await at(here, '/profile/security')
})

test('after each session that is closed the focus goes on to the list', async () => {
  const { person, session } = await asNewUser()
  await signedInAs(site(), person)
  await signedInAs(site(), person)
  const page = await visit('/profile/security', session)
  const close = page.getByRole('button', { name: /^Cerrar la sesión de / })
  for (const left of [1, 0]) {
    await close.first().click()
    const confirm = page.getByRole('dialog').getByRole('button', { name: 'Sí, cerrar' })
    await confirm.press('Enter')
    await eventually(async () => (await close.count()) === left)
    await page.getByText('Sesión cerrada').waitFor()
    await isFocused(page, { textContent: 'Tus sesiones' })
  }
})

test('a session that is ended although its answer was lost is ended by trying again', async () => {
  const { person, session } = await asNewUser()
  await signedInAs(site(), person)
  const page = await visit('/profile/security', { ...session, faults: /status of 404|ERR_CONNECTION_RESET/ })
  const close = page.getByRole('button', { name: /^Cerrar la sesión de / })
  await close.click()
  const dialog = page.getByRole('dialog', { name: /^¿Cerrar la sesión de / })
  await page.route('**/api/me/sessions/*', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await dialog.getByRole('button', { name: 'Sí, cerrar' }).click()
  await dialog.getByRole('alert').waitFor()
  await page.unroute('**/api/me/sessions/*')
  await dialog.getByRole('button', { name: 'Sí, cerrar' }).click()
  await page.getByText('Sesión cerrada').waitFor()
  await close.waitFor({ state: 'detached' })
})

test('all sessions are ended at once, including the current one', async () => {
  const { person, session } = await asNewUser()
  const page = await visit('/profile/security', { ...session, faults: refused })
  await endAllSessions(page, { ...person, password: 'no-es-esta' })
  const field = page.getByLabel('Contraseña actual')
  await page.getByText('La contraseña actual no es correcta.').waitFor()
  await eventually(() => field.evaluate((input) => input === document.activeElement))
  await page.keyboard.press('Escape')
  await page.getByText('Este dispositivo').waitFor()
  await endAllSessions(page, person)
  await at(page, '/login')
})

const noLocks = () => Object.defineProperty(navigator, 'locks', { value: undefined })
test.each([
  ['here', async () => undefined],
  ['without Web Locks, as on plain http', (page: Page) => page.addInitScript(noLocks)],
])('an expired token is renewed invisibly, and likes are saved: %s', async (_, prepare) => {
  const { session } = await asNewUser()
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

test('a renewal whose answer is lost is repeated, and the session continues', async () => {
  const { session } = await asNewUser()
  const page = await visit('/home', { ...session, faults: /status of 401|ERR_CONNECTION_RESET/ })
  await page.getByRole('banner').getByRole('link', { name: 'Perfil' }).waitFor()
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
  await page.goto(new URL('/profile/security', page.url()).href)
  await page.getByText('Este dispositivo').waitFor()
  expect(statuses).toEqual([200])
})
