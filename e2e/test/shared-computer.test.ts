import type { Page } from 'playwright-core'
import { at, endAllSessions, enter, heading, press } from '../support/account-steps.ts'
import { anAccount, signedInAs } from '../support/accounts.ts'
import { eventually } from '../support/eventually.ts'
import { productOfRun } from '../support/product-of-run.ts'

const { visit, site } = productOfRun()

const heart = (page: Page, name: string) =>
  page.getByRole('button', { name: `Me gusta: ${name}`, exact: true }).first()
const shows = (page: Page, name: string, liked: boolean) =>
  eventually(async () => (await heart(page, name).getAttribute('aria-pressed')) === String(liked))
/** Everything in localStorage, as one text. */
const kept = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage }))
const link = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name })
const logOut = async (page: Page) => {
  await link(page, 'Perfil').click()
  await press(page, 'Cerrar sesión')
  await at(page, '/home')
}
const like = async (page: Page, name: string) => {
  const answered = page.waitForResponse(/\/api\/me\/likes\/tag\//)
  await heart(page, name).click()
  await answered
  await shows(page, name, true)
}

test('the next user of a computer finds no data of the previous one, and the guest all of theirs', async () => {
  const [one, other] = [await anAccount(site()), await anAccount(site())]
  const page = await visit('/home')
  await heart(page, 'Prueba ácida').click()
  await link(page, 'Log-In').click()
  await page.getByRole('checkbox', { name: /^Guardar en mi cuenta/ }).uncheck()
  await enter(page, one)
  await at(page, '/home')
  await like(page, 'RESICO')
  await eventually(async () => (await kept(page)).includes(one.email))
  await link(page, 'Perfil').click()
  await page.getByRole('link', { name: 'Seguridad' }).click()
  await page.getByText('Este dispositivo').waitFor()

  await logOut(page)
  await shows(page, 'RESICO', false)
  await shows(page, 'Prueba ácida', true)
  expect(await kept(page)).not.toContain(one.email)
  const { 'semaforo.preferences': preferences } = JSON.parse(await kept(page)) as Record<string, string>
  expect(JSON.parse(preferences ?? '')).toEqual({ guest: { tags: { 4: true }, roadmaps: {} } })

  await page.route('**/api/me/likes', () => undefined)
  await page.route('**/api/me/sessions', () => undefined)
  await link(page, 'Log-In').click()
  await heading(page, 'Inicia sesión')
  await enter(page, other)
  await at(page, '/home')
  await shows(page, 'RESICO', false)
  await link(page, 'Perfil').click()
  await page.getByRole('link', { name: 'Seguridad' }).click()
  await page.getByRole('heading', { name: 'Tus sesiones' }).waitFor()
  expect(await page.getByText('Este dispositivo').count()).toBe(0)
  await link(page, 'Semáforo PyME').click()
  await heart(page, 'RESICO').waitFor()
  expect(await heart(page, 'RESICO').getAttribute('aria-pressed')).toBe('false')
})

test('typed figures are removed with their session, in every tab', async () => {
  const page = await visit('/minegocio', await signedInAs(site(), await anAccount(site())))
  const current = (page: Page) => page.getByRole('textbox', { name: 'Activos corrientes' })
  await current(page).fill('987654')
  const tab = await page.context().newPage()
  await tab.goto(page.url())
  await current(tab).fill('123456')
  for (const figures of ['987654', '123456'])
    await eventually(async () => (await kept(page)).includes(figures))
  await logOut(page)
  await at(tab, '/login')
  expect(await kept(tab)).not.toMatch(/987654|123456/)
})

test('a session that ends elsewhere leaves no data behind either, in any tab', async () => {
  const person = await anAccount(site())
  const page = await visit('/home', { ...(await signedInAs(site(), person)), faults: /status of 40[13]/ })
  await like(page, 'RESICO')
  const tab = await page.context().newPage()
  await tab.goto(page.url())
  await shows(tab, 'RESICO', true)
  const elsewhere = await visit('/profile/security', await signedInAs(site(), person))
  await endAllSessions(elsewhere, person)
  await at(elsewhere, '/login')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await shows(page, 'RESICO', false)
  await shows(tab, 'RESICO', false)
  expect(await kept(tab)).not.toContain(person.email)
})
