import type { Page } from 'playwright-core'
import { at, enter, press } from '../support/account-steps.ts'
import { anAccount, signedInAs } from '../support/accounts.ts'
import { calculate, failingShop, fillIn, healthyShop, unfoldForm } from '../support/diagnostics.ts'
import { endSessions } from '../support/end-elsewhere.ts'
import { eventually } from '../support/eventually.ts'
import { controlled, disconnected, hasLoaded, isKept } from '../support/offline.ts'
import { productOfRun } from '../support/product-of-run.ts'
import type { Visit } from '../support/visits.ts'

const { visit, site } = productOfRun()

const light = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Semáforo', exact: true }).getByText(text).waitFor()
const storedHere = (page: Page) => page.getByText(/^Guardado en este equipo; se enviará/)
const rows = (page: Page) => page.getByRole('button', { name: /^Abrir el diagnóstico del / })
const waiting = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('outbox')).length)
const isNamed = (page: Page) => page.waitForURL((url) => /^\/minegocio\/[\w-]{16,64}$/.test(url.pathname))

/** Waits until a tab needs no connection: the shell and the diagnostic fetch what they need for that when idle. */
async function isPrepared(page: Page): Promise<void> {
  await hasLoaded(page, 'later-page', 'later-in-browser', 'later-paste')
  await isKept(page, '/minegocio', '/index.html', '/federation/registry.json', '/api/widget/model')
}

/** Opens the diagnostic for a new user, with all that it needs without a connection. */
async function visitPrepared(options: Visit = {}): Promise<Page> {
  const page = await visit('/minegocio', {
    ...(await signedInAs(site(), await anAccount(site()))),
    serviceWorkers: 'allow',
    faults: disconnected,
    ...options,
  })
  await controlled(page)
  await isPrepared(page)
  return page
}

async function calculated(page: Page, figures = healthyShop): Promise<void> {
  await fillIn(page, figures)
  await calculate(page)
  await storedHere(page).waitFor()
  await isNamed(page)
}

test('offline a diagnostic is complete, waits across reloads and pages, and is sent once there is a connection', async () => {
  const page = await visitPrepared()
  await page.goto(new URL('/home', page.url()).href)
  await isKept(page, '/home', '/api/catalog/tags')
  await page.goto(new URL('/minegocio', page.url()).href)
  await isPrepared(page)
  await page.context().setOffline(true)
  await calculated(page)
  await light(page, 'Verde: vas bien')
  await page.getByText('Tu semáforo ya está en verde: cuida lo que estás haciendo bien.').waitFor()
  expect(await waiting(page)).toBe(1)
  await page.getByRole('button', { name: 'Probar cambios' }).click()
  await page.getByRole('slider', { name: 'Costo de lo que vendes' }).waitFor()

  await page.reload()
  await light(page, 'Verde: vas bien')
  await storedHere(page).waitFor()
  await page
    .getByRole('region', { name: 'Tu historial' })
    .getByText(/^Tu diagnóstico del .* está guardado en este equipo/)
    .waitFor()

  await page.goto(new URL('/home', page.url()).href)
  await page.getByRole('link', { name: 'RESICO' }).first().waitFor()
  await page.context().setOffline(false)
  await eventually(async () => (await waiting(page)) === 0)
  await page.goto(new URL('/minegocio', page.url()).href)
  await rows(page).first().waitFor()
  expect(await rows(page).count()).toBe(1)
})

test('two tabs send what each has stored, all of it once', async () => {
  const page = await visitPrepared()
  const other = await page.context().newPage()
  await other.goto(page.url())
  await isPrepared(other)
  await page.context().setOffline(true)
  await calculated(page)
  await calculated(other, failingShop)
  expect(await waiting(page)).toBe(2)
  await page.context().setOffline(false)
  await eventually(async () => (await waiting(page)) === 0)
  await page.reload()
  await rows(page).nth(1).waitFor()
  expect(await rows(page).count()).toBe(2)
})

test('what waits is sent for its owner alone, after their session ended too, and goes when they sign out', async () => {
  const [person, other] = [await anAccount(site()), await anAccount(site())]
  const page = await visitPrepared({
    ...(await signedInAs(site(), person)),
    faults: new RegExp(`${disconnected.source}|status of 40[134]`),
  })
  await page.context().setOffline(true)
  await calculated(page)
  const { pathname } = new URL(page.url())
  await endSessions(site(), person)
  await page.context().setOffline(false)
  await at(page, '/login')
  const saves: string[] = []
  page.context().on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/modelData')) saves.push(request.url())
  })
  await enter(page, other)
  await at(page, pathname)
  await page.getByRole('heading', { name: 'Ese diagnóstico no está aquí' }).waitFor()
  await page.getByRole('link', { name: 'Ir a Mi negocio' }).click()
  await page.getByText('Todavía no tienes diagnósticos guardados.').waitFor()
  await signOut(page)
  expect(saves).toEqual([])
  expect(await waiting(page)).toBe(1)
  await page.getByRole('banner').getByRole('link', { name: 'Log-In' }).click()
  await enter(page, person)
  await eventually(async () => (await waiting(page)) === 0)
  await page.goto(new URL('/minegocio', page.url()).href)
  await rows(page).first().waitFor()

  // The browser does not know that the site is out of reach: signing out works.
  await page
    .context()
    .route(/\/api\/model(Data|\/diagnostic)$/, (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    )
  await unfoldForm(page)
  await calculated(page, failingShop)
  await signOut(page)
  await eventually(async () => (await waiting(page)) === 0)
})

async function signOut(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Perfil' }).click()
  await press(page, 'Cerrar sesión')
  await at(page, '/home')
}
