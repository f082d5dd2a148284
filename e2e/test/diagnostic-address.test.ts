import type { Page } from 'playwright-core'
import { at, enter, heading, press } from '../support/account-steps.ts'
import { type Account, anAccount, signedInAs } from '../support/accounts.ts'
import { calculate, failingShop, fillIn, healthyShop } from '../support/diagnostics.ts'
import { controlled, disconnect, disconnected, isKept } from '../support/offline.ts'
import { productOfRun } from '../support/product-of-run.ts'
import { aRecordOf } from '../support/records.ts'
import type { Visit } from '../support/visits.ts'

const { visit, site } = productOfRun()

const named = /^\/minegocio\/[\w-]{16,64}$/
const rows = (page: Page) => page.getByRole('button', { name: /^Abrir el diagnóstico del / })
const light = (page: Page, words: string) =>
  page.getByRole('region', { name: 'Diagnóstico financiero' }).getByText(words).first().waitFor()
const sales = (page: Page) => page.getByLabel('Ventas totales', { exact: true })

/** Counts the calls that compute or save. */
function workOf(page: Page): string[] {
  const calls: string[] = []
  page.context().on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === 'POST' && /^\/api\/model(Data|\/diagnostic|\/predict)$/.test(pathname))
      calls.push(pathname)
  })
  return calls
}

const openAs = async (account: Account, path: string, options: Visit = {}) =>
  visit(path, { ...(await signedInAs(site(), account)), ...options })

test("somebody else's diagnostic is as unknown as one that never was", async () => {
  const [account, other] = [await anAccount(site()), await anAccount(site())]
  const texts: (string | null)[] = []
  for (const id of [await aRecordOf(site(), other), '0123456789abcdef0123456789abcdef', 'no', 'a/b']) {
    const page = await openAs(account, `/minegocio/${id}`, { faults: /status of 40[04]/ })
    await heading(page, 'Ese diagnóstico no está aquí')
    texts.push(await page.getByRole('main').textContent())
    await page.getByRole('link', { name: 'Ir a Mi negocio' }).click()
    await page.getByText('Aquí verás tu semáforo').waitFor()
    await at(page, '/minegocio')
  }
  expect(new Set(texts).size).toBe(1)
})

test('a guest with a link signs in and gets there', async () => {
  const account = await anAccount(site())
  const id = await aRecordOf(site(), account)
  const page = await visit(`/minegocio/${id}`)
  await at(page, '/login')
  await enter(page, account)
  await at(page, `/minegocio/${id}`)
  await light(page, 'Verde: vas bien')
})

test('a diagnostic that waits for a connection opens from its address without one', async () => {
  const account = await anAccount(site())
  const page = await openAs(account, '/minegocio', { serviceWorkers: 'allow', faults: disconnected })
  await controlled(page)
  await isKept(page, '/minegocio', '/index.html', '/federation/registry.json', '/api/widget/model')
  await disconnect(page)
  await fillIn(page, healthyShop)
  await calculate(page)
  await page.waitForURL((url) => named.test(url.pathname))
  await page.reload()
  await light(page, 'Verde: vas bien')
  await page.getByText(/^Guardado en este equipo; se enviará/).waitFor()
  await page.context().setOffline(false)
  await rows(page).first().waitFor()
  expect(await rows(page).count()).toBe(1)
})

test('a diagnostic opens by its address while another one, which waited, is sent', async () => {
  const account = await anAccount(site())
  const id = await aRecordOf(site(), account)
  const page = await openAs(account, '/minegocio', { faults: /ERR_FAILED/ })
  await page.route('**/api/model**', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  )
  await fillIn(page, failingShop)
  await calculate(page)
  await page.getByText(/^Guardado en este equipo; se enviará/).waitFor()
  const [asked, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route(`**/api/modelData/${id}`, async (route) => {
    asked.resolve()
    await gate.promise
    // The page may have given it up.
    await route.continue().catch(() => undefined)
  })
  await page.goto(new URL(`/minegocio/${id}`, page.url()).href)
  await asked.promise
  await page.unroute('**/api/model**')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await page.waitForFunction(() => !Object.keys(localStorage).some((key) => key.includes('outbox')))
  gate.resolve()
  await light(page, 'Verde: vas bien')
})

test('a session that ends before the diagnostic is saved loses nothing: after signing in it is saved', async () => {
  const account = await anAccount(site())
  const page = await openAs(account, '/minegocio', { faults: /status of 401/ })
  await fillIn(page, healthyShop)
  let hasEnded = false
  await page.route('**/api/modelData', async (route) => {
    if (hasEnded || route.request().method() !== 'POST') return route.continue()
    hasEnded = true
    // The cookie goes too: the session cannot be renewed.
    await page.context().clearCookies()
    const headers = { ...route.request().headers(), authorization: 'Bearer ended' }
    await route.continue({ headers })
  })
  await press(page, 'Calcular Diagnóstico')
  await at(page, '/login')
  await enter(page, account)
  await page.waitForURL((url) => named.test(url.pathname))
  await light(page, 'Verde: vas bien')
  await rows(page).first().waitFor()
  expect(await rows(page).count()).toBe(1)
  expect(await sales(page).inputValue()).toMatch(/500,000/)
})

/** A diagnostic that could not be saved, on a site that would save it by now, and what it is asked to save. */
async function unsaved(): Promise<{ page: Page; work: string[] }> {
  const page = await openAs(await anAccount(site()), '/minegocio', { faults: /status of 503/ })
  await page.route('**/api/modelData', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 503, body: '' }) : route.continue(),
  )
  await fillIn(page, healthyShop)
  await calculate(page)
  await page.getByText('Faltó guardarlo en tu historial.').waitFor()
  await page.unroute('**/api/modelData')
  return { page, work: workOf(page) }
}

async function leaveAndReturn(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Roadmaps' }).click()
  await at(page, '/roadmaps')
  // What is saved there takes the page to an address of its own at once.
  await page.getByRole('banner').getByRole('link', { name: 'Mi negocio' }).click()
}

test('one that could not be saved and was removed with «Reiniciar» does not come back', async () => {
  const { page, work } = await unsaved()
  await press(page, 'Reiniciar')
  await leaveAndReturn(page)
  await page.getByText('Todavía no tienes diagnósticos guardados.').waitFor()
  await page.getByText('Aquí verás tu semáforo').waitFor()
  expect(work).toEqual([])
})

test('one that was brought back with «Deshacer» is saved when the page is opened again', async () => {
  const { page } = await unsaved()
  await press(page, 'Reiniciar')
  await press(page, 'Deshacer')
  await leaveAndReturn(page)
  await light(page, 'Verde: vas bien')
  await rows(page).first().waitFor()
})

test('a diagnostic that is saved while the history is read for the first time is in it', async () => {
  const gate = Promise.withResolvers<void>()
  let held = false
  const page = await openAs(await anAccount(site()), '/minegocio', {
    prepare: (page) =>
      page.route('**/api/modelData**', async (route) => {
        if (held || route.request().method() !== 'GET') return route.continue()
        held = true
        const before = await route.fetch()
        await gate.promise
        // The page may have given it up.
        await route.fulfill({ response: before }).catch(() => undefined)
      }),
  })
  await fillIn(page, healthyShop)
  await press(page, 'Calcular Diagnóstico')
  await page.waitForURL((url) => named.test(url.pathname))
  gate.resolve()
  await rows(page).first().waitFor()
})
