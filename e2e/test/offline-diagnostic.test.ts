import type { Page } from 'playwright-core'
import { at, enter, press } from '../support/account-steps.ts'
import { anAccount, signedInAs } from '../support/accounts.ts'
import { calculate, failingShop, fillIn, healthyShop, unfoldForm } from '../support/diagnostics.ts'
import { endSessions } from '../support/end-elsewhere.ts'
import { eventually } from '../support/eventually.ts'
import { isFocused } from '../support/focus.ts'
import { controlled, disconnect, disconnected, isKept } from '../support/offline.ts'
import { productOfRun } from '../support/product-of-run.ts'
import type { Visit } from '../support/visits.ts'

const { visit, site } = productOfRun()

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const kept = (page: Page) => page.getByText(/^Guardado en este equipo; se enviará/)
const history = (page: Page) => page.getByRole('region', { name: 'Tu historial' })
const rows = (page: Page) => history(page).getByRole('button', { name: /^Abrir el diagnóstico del / })
const stored = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('outbox')).length)

/** Opens the diagnostic for a new user, with all that it needs without a connection. */
async function visitKept(options: Visit = {}): Promise<Page> {
  const page = await visit('/minegocio', {
    ...(await signedInAs(site(), await anAccount(site()))),
    serviceWorkers: 'allow',
    faults: disconnected,
    ...options,
  })
  await controlled(page)
  await isKept(page, '/minegocio', '/index.html', '/federation/registry.json', '/api/widget/model')
  return page
}

/** Counts the records that the site is asked to keep. */
function savesOf(page: Page): string[] {
  const ids: string[] = []
  page.context().on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/modelData'))
      ids.push((request.postDataJSON() as { id: string }).id)
  })
  return ids
}

async function calculatedOffline(page: Page, figures = healthyShop): Promise<void> {
  await disconnect(page)
  await fillIn(page, figures)
  await calculate(page)
  await kept(page).waitFor()
}

test('offline a diagnostic is complete, is kept, and is sent once when there is a connection', async () => {
  const page = await visitKept()
  await calculatedOffline(page)
  await card(page, 'Semáforo').getByText('Verde: vas bien').waitFor()
  await page.getByText('Tu semáforo ya está en verde: cuida lo que estás haciendo bien.').waitFor()
  expect(await stored(page)).toBe(1)
  const saves = savesOf(page)
  await page.context().setOffline(false)
  await rows(page).first().waitFor()
  await kept(page).waitFor({ state: 'detached' })
  expect(await stored(page)).toBe(0)
  expect(saves).toHaveLength(1)
  await page.reload()
  await rows(page).first().waitFor()
  expect(await rows(page).count()).toBe(1)
})

test('one that is kept stays so while the site is out of reach and the browser does not know it', async () => {
  const page = await visitKept({ faults: /ERR_FAILED|preload/ })
  await page
    .context()
    .route('**/api/model**', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    )
  await fillIn(page, healthyShop)
  await calculate(page)
  await kept(page).waitFor()
  await page.waitForURL(/\/minegocio\/[\w-]+$/)
  const address = page.url()
  await unfoldForm(page)
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/modelData'))
  await calculate(page)
  await failed
  await page
    .getByText(/^Ya tenías este diagnóstico/)
    .first()
    .waitFor()
  await kept(page).waitFor()
  expect(await page.getByText('Faltó guardarlo').count()).toBe(0)
  expect(page.url()).toBe(address)
})

test('it is sent after a reload without a connection, from whatever page is open then', async () => {
  const page = await visitKept()
  await page.goto(new URL('/home', page.url()).href)
  await isKept(page, '/home', '/api/catalog/tags')
  await page.goto(new URL('/minegocio', page.url()).href)
  await calculatedOffline(page)
  await page.reload()
  await history(page)
    .getByText(/^Tu diagnóstico del .* está guardado en este equipo/)
    .waitFor()
  await page.goto(new URL('/home', page.url()).href)
  await page.getByRole('link', { name: 'RESICO' }).first().waitFor()
  await page.context().setOffline(false)
  await eventually(async () => (await stored(page)) === 0)
  await page.goto(new URL('/minegocio', page.url()).href)
  await rows(page).first().waitFor()
  expect(await rows(page).count()).toBe(1)
})

test('two tabs send what each has kept, all of it once', async () => {
  const page = await visitKept()
  const other = await page.context().newPage()
  await other.goto(page.url())
  await calculatedOffline(page)
  await calculatedOffline(other, failingShop)
  expect(await stored(page)).toBe(2)
  await page.context().setOffline(false)
  await eventually(async () => (await stored(page)) === 0)
  await page.reload()
  await rows(page).nth(1).waitFor()
  expect(await rows(page).count()).toBe(2)
})

test('one that the site fails on keeps no other waiting', async () => {
  const page = await visitKept({
    faults: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|status of 503|preload/,
  })
  const other = await page.context().newPage()
  await other.goto(page.url())
  await calculatedOffline(page)
  const failing = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((key) => key.includes('outbox')) ?? ''
    return JSON.parse(localStorage.getItem(key) ?? '').record.id
  })
  await calculatedOffline(other, failingShop)
  await page.context().route('**/api/modelData', (route) => {
    const isFailing = route.request().postData()?.includes(failing)
    return isFailing ? route.fulfill({ status: 503, json: {} }) : route.fallback()
  })
  await page.context().setOffline(false)
  await eventually(async () => (await stored(page)) === 1)
  await page.context().unroute('**/api/modelData')
  await page.reload()
  await eventually(async () => (await stored(page)) === 0)
})

test('what waits goes when its owner signs out, and is never sent for the next person', async () => {
  const page = await visitKept({ faults: /ERR_FAILED|preload|status of 503/ })
  await page
    .context()
    .route('**/api/modelData', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    )
  await page.context().route('**/api/model/diagnostic', (route) => route.abort())
  await fillIn(page, healthyShop)
  await calculate(page)
  await kept(page).waitFor()
  await page.getByRole('banner').getByRole('link', { name: 'Perfil' }).click()
  await press(page, 'Cerrar sesión')
  await at(page, '/home')
  expect(await stored(page)).toBe(0)
  const saves = savesOf(page)
  await page.context().unroute('**/api/modelData')
  const next = await signedInAs(site(), await anAccount(site()))
  await page.evaluate(
    (items) => {
      for (const { name, value } of items) localStorage.setItem(name, value)
    },
    next.storageState && typeof next.storageState === 'object'
      ? (next.storageState.origins[0]?.localStorage ?? [])
      : [],
  )
  await page.goto(new URL('/minegocio', page.url()).href)
  await page.getByText('Todavía no tienes diagnósticos guardados.').waitFor()
  // What waited would have been sent before their own.
  await fillIn(page, healthyShop)
  await calculate(page)
  await rows(page).first().waitFor()
  expect(saves).toHaveLength(1)
})

test('what waits when the server ends the session is shown to nobody else, and sent for its owner', async () => {
  const [person, other] = [await anAccount(site()), await anAccount(site())]
  const page = await visitKept({
    ...(await signedInAs(site(), person)),
    faults: new RegExp(`${disconnected.source}|status of 40[134]`),
  })
  await calculatedOffline(page)
  const { pathname } = new URL(page.url())
  const saves = savesOf(page)
  await endSessions(site(), person)
  await page.context().setOffline(false)
  await at(page, '/login')
  saves.length = 0
  await enter(page, other)
  await at(page, pathname)
  await page.getByRole('heading', { name: 'Ese diagnóstico no está aquí' }).waitFor()
  await page.getByRole('link', { name: 'Ir a Mi negocio' }).click()
  await page.getByText('Todavía no tienes diagnósticos guardados.').waitFor()
  await page.getByRole('banner').getByRole('link', { name: 'Perfil' }).click()
  await press(page, 'Cerrar sesión')
  await at(page, '/home')
  expect(saves).toEqual([])
  expect(await stored(page)).toBe(1)
  await page.getByRole('banner').getByRole('link', { name: 'Log-In' }).click()
  await enter(page, person)
  await eventually(async () => (await stored(page)) === 0)
  await page.goto(new URL('/minegocio', page.url()).href)
  await rows(page).first().waitFor()
  expect(saves).toHaveLength(1)
})

const notTaken = (page: Page) => history(page).getByText(/no entró en tu historial\. Hoy ya guardaste/)

/** Gives the page its connection again, to a site that takes no more diagnostics. */
async function refused(page: Page): Promise<void> {
  await page.context().route('**/api/modelData', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 409,
          contentType: 'application/problem+json',
          json: {
            type: 'about:blank',
            title: 'Conflict',
            status: 409,
            code: 'too-many-records',
            message: 'Hoy ya guardaste muchos diagnósticos.',
            msg: 'Hoy ya guardaste muchos diagnósticos.',
            requestId: 'x',
          },
        })
      : route.fallback(),
  )
  await page.context().setOffline(false)
  await notTaken(page).waitFor()
}

test('what the site does not take is told, and goes when that was read', async () => {
  const page = await visitKept({ faults: new RegExp(`${disconnected.source}|status of 409`) })
  await calculatedOffline(page)
  await refused(page)
  await page.reload()
  const help = history(page).getByRole('link', { name: 'Qué pasó y qué hacer' })
  expect(await help.getAttribute('href')).toBe('/ayuda/errores#too-many-records')
  await history(page).getByRole('button', { name: 'Entendido' }).press('Enter')
  await isFocused(page, { id: 'historial' })
  expect(await stored(page)).toBe(0)
})

test('what the site did not take is opened from its notice, which goes once it is saved', async () => {
  const page = await visitKept({ faults: new RegExp(`${disconnected.source}|status of 409`) })
  await calculatedOffline(page)
  await refused(page)
  await page.goto(new URL('/minegocio', page.url()).href)
  await history(page).getByRole('link', { name: 'Ver ese diagnóstico' }).click()
  await card(page, 'Semáforo').getByText('Verde: vas bien').waitFor()
  await page.context().unroute('**/api/modelData')
  await press(page, 'Intentar de nuevo')
  await rows(page).first().waitFor()
  await notTaken(page).waitFor({ state: 'detached' })
  expect(await stored(page)).toBe(0)
})

test('the sliders work without a connection', async () => {
  const page = await visitKept()
  await calculatedOffline(page)
  await card(page, 'Semáforo').waitFor()
  await page.getByRole('button', { name: 'Probar cambios' }).click()
  await page.getByRole('slider', { name: 'Costo de lo que vendes' }).waitFor()
})
