import type { Page } from 'playwright-core'
import { anAccount, logIn, signedInAs } from '../support/accounts.ts'
import { eventually } from '../support/eventually.ts'
import { controlled, disconnect, disconnected, isKept, keptPaths } from '../support/offline.ts'
import { productOfRun } from '../support/product-of-run.ts'
import type { Visit } from '../support/visits.ts'

const { visit, site } = productOfRun()

const bar = (page: Page) => page.getByRole('status').filter({ hasText: 'Sin conexión' })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const topic = (page: Page) => page.getByRole('link', { name: 'RESICO' }).first().waitFor()
const home = 'Tus números, claros en dos minutos'

async function visitKept(path: string, options: Visit = {}): Promise<Page> {
  const page = await visit(path, { serviceWorkers: 'allow', faults: disconnected, ...options })
  await controlled(page)
  await isKept(page, path, '/federation/registry.json', '/index.html')
  return page
}

test('without a connection visited pages open with their catalog, and others say what can be read', async () => {
  const page = await visitKept('/home')
  await page.getByRole('banner').getByRole('link', { name: 'Roadmaps' }).click()
  await heading(page, 'Roadmaps')
  await isKept(page, '/roadmaps', '/api/catalog/tags', '/api/catalog/roadmaps')
  await datedYearsAgo(page, '/roadmaps')
  await disconnect(page)
  await page.reload()
  await page.getByRole('button', { name: 'Cobra a tiempo', exact: true }).waitFor()
  await bar(page).waitFor()
  await page.getByRole('banner').getByRole('link', { name: 'Semáforo PyME' }).click()
  await heading(page, home)
  await topic(page)
  await page.goto(new URL('/temas/nunca', page.url()).href)
  await heading(page, 'Sin conexión')
  await page.getByRole('link', { name: 'Roadmaps' }).click()
  await page.getByRole('button', { name: 'Cobra a tiempo', exact: true }).waitFor()
  await page.context().setOffline(false)
  await bar(page).waitFor({ state: 'detached' })
})

/** Stores a page as the answer of a server whose clock is years off. */
const datedYearsAgo = (page: Page, path: string) =>
  page.evaluate(async (path) => {
    const cache = await caches.open('semaforo-2-page')
    const kept = await cache.match(path)
    const headers = new Headers(kept?.headers)
    headers.set('date', new Date(0).toUTCString())
    await cache.put(path, new Response(await kept?.text(), { headers }))
  }, path)

test('a lesson that was opened plays offline', async () => {
  const page = await visitKept('/home')
  await page.goto(new URL('/home?tema=resico', page.url()).href)
  const play = page.getByRole('button', { name: /^Reproducir: / }).first()
  await play.click()
  await page.frameLocator('iframe').getByRole('heading').waitFor()
  const path = new URL((await page.locator('iframe').getAttribute('src')) ?? '', page.url()).pathname
  await isKept(page, path, '/lecciones/assets/player.js')
  await disconnect(page)
  await page.goto(new URL(path, page.url()).href)
  await page.getByRole('heading').waitFor()
})

test('neither personal answers nor a link with a secret are stored', async () => {
  const person = await anAccount(site())
  const page = await visitKept('/home', await signedInAs(site(), person))
  await topic(page)
  await page.getByRole('banner').getByRole('link', { name: 'Perfil' }).click()
  await heading(page, 'Perfil')
  await page.goto(new URL('/reset-password/no-es-de-nadie', page.url()).href)
  await page.locator('main h1').waitFor()
  await page.goto(new URL('/roadmaps', page.url()).href)
  await isKept(page, '/profile', '/roadmaps', '/api/catalog/tags')
  const kept = await keptPaths(page)
  expect(kept.filter((path) => path.startsWith('/reset-password'))).toEqual([])
  const api = kept.filter((path) => path.startsWith('/api/'))
  expect(api.filter((path) => !/^\/api\/(catalog\/(tags|roadmaps)|widget\/model)/.test(path))).toEqual([])
  const texts = await page.evaluate(async () => {
    const all = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).matchAll()),
    )
    return Promise.all(all.flat().map((answer) => answer.text()))
  })
  expect(texts.filter((text) => text.includes(person.email) || text.includes('Paz Luna'))).toEqual([])
})

test('a page works as ever where storage is full', async () => {
  const page = await visit('/home', {
    serviceWorkers: 'allow',
    faults: /[Qq]uota|preload/,
    prepare: async (page) => {
      const session = await page.context().newCDPSession(page)
      await session.send('Storage.overrideQuotaForOrigin', {
        origin: new URL(site().url).origin,
        quotaSize: 1,
      })
    },
  })
  await topic(page)
  await controlled(page)
  await page.reload()
  await topic(page)
  await page.getByRole('banner').getByRole('link', { name: 'Roadmaps' }).click()
  await heading(page, 'Roadmaps')
})

test('while the network hangs the page shows what is stored and says so, and a like is sent later', async () => {
  const person = await anAccount(site())
  const page = await visitKept('/home', await signedInAs(site(), person))
  await isKept(page, '/api/catalog/tags')
  await page.context().route('**/*', () => undefined)
  await page.reload()
  await bar(page).waitFor()
  // What the page sends now fails, as it does in the end on a network that hangs.
  await page.evaluate(() =>
    Object.assign(globalThis, { real: fetch, fetch: () => Promise.reject(new TypeError()) }),
  )
  const heart = page.getByRole('button', { name: 'Me gusta: RESICO' }).first()
  await heart.click()
  await page.evaluate(() => Object.assign(globalThis, { fetch: Reflect.get(globalThis, 'real') }))
  await page.context().unroute('**/*')
  await bar(page).waitFor({ state: 'detached' })
  const { token } = await logIn(site(), person)
  await eventually(async () => {
    const headers = { authorization: `Bearer ${token}` }
    const answer = await fetch(new URL('/api/me/likes', site().url), { headers })
    return ((await answer.json()) as { likedTagIds: unknown[] }).likedTagIds.length === 1
  })
  expect(await heart.getAttribute('aria-pressed')).toBe('true')
})

test('a like waits until the network answers, and not only until there is one', async () => {
  const page = await visit('/home', {
    ...(await signedInAs(site(), await anAccount(site()))),
    faults: disconnected,
  })
  const heart = page.getByRole('button', { name: 'Me gusta: RESICO' }).first()
  await heart.waitFor()
  await disconnect(page)
  await bar(page).waitFor()
  await heart.click()
  const silent = /\/(health\/live|api\/.*)$/
  await page.route(silent, (route) => route.abort())
  const asked = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/health/live'))
  await page.context().setOffline(false)
  await asked
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && /\/likes\//.test(request.url()),
  )
  await page.unroute(silent)
  await sent
  await bar(page).waitFor({ state: 'detached' })
  expect(await heart.getAttribute('aria-pressed')).toBe('true')
})

test('likes are sent after a connection that came back between two frontends', async () => {
  const page = await visit('/home', {
    ...(await signedInAs(site(), await anAccount(site()))),
    faults: disconnected,
    // Its code is not there yet: between the two frontends the page has none.
    prepare: (page) => page.route('**/remotes/about/**', (route) => route.abort()),
  })
  const banner = page.getByRole('banner')
  await page.getByRole('button', { name: 'Me gusta: RESICO' }).first().waitFor()
  await disconnect(page)
  await page.locator('a[href="/FAQ"]').first().click()
  await page.getByRole('button', { name: 'Me gusta: RESICO' }).first().waitFor({ state: 'detached' })
  await page.unroute('**/remotes/about/**')
  await page.context().setOffline(false)
  await page.locator('main h1').waitFor()
  await banner.getByRole('link', { name: 'Semáforo PyME' }).click()
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && /\/likes\//.test(request.url()),
  )
  await page.getByRole('button', { name: 'Me gusta: RESICO' }).first().click()
  await sent
})
