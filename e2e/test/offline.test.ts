import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { endsWithTest } from '@semaforo/testing/ends-with-test'
import { longestWaitMs } from '@semaforo/testing/eventually'
import type { Page } from 'playwright-core'
import { anAccount, logIn, signedInAs } from '../support/accounts.ts'
import { startBrowser } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'
import { frontendDown } from '../support/faults.ts'
import { gatewayAlone } from '../support/gateway-alone.ts'
import { controlled, disconnect, disconnected, isKept, keptPaths } from '../support/offline.ts'
import { productOfRun } from '../support/product-of-run.ts'
import { aSiteWithATeam } from '../support/published-frontend.ts'
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

test('without a connection visited pages and lessons open, and others say what can be read', async () => {
  const page = await visitKept('/home')
  await page.getByRole('banner').getByRole('link', { name: 'Roadmaps' }).click()
  await heading(page, 'Roadmaps')
  await isKept(page, '/roadmaps', '/api/catalog/tags', '/api/catalog/roadmaps')
  await page.goto(new URL('/home?tema=resico', page.url()).href)
  await page
    .getByRole('button', { name: /^Reproducir: / })
    .first()
    .click()
  await page.frameLocator('iframe').getByRole('heading').waitFor()
  const lesson = new URL((await page.locator('iframe').getAttribute('src')) ?? '', page.url()).pathname
  await isKept(page, lesson, '/lecciones/assets/player.js')
  await page.goto(new URL('/roadmaps', page.url()).href)
  await page.getByRole('button', { name: 'Cobra a tiempo', exact: true }).waitFor()
  await datedYearsAgo(page, '/roadmaps')
  await disconnect(page)
  await page.reload()
  await page.getByRole('button', { name: 'Cobra a tiempo', exact: true }).waitFor()
  await bar(page).waitFor()
  await page.getByRole('banner').getByRole('link', { name: 'Semáforo PyME' }).click()
  await heading(page, home)
  await topic(page)
  await page.goto(new URL(lesson, page.url()).href)
  await page.getByRole('heading').waitFor()
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
  await eventually(async () => (await heart.getAttribute('aria-pressed')) === 'true')
})

test('a like waits until the network answers, also between two frontends, and the next one is sent at once', async () => {
  const likes: string[] = []
  const page = await visit('/home', {
    ...(await signedInAs(site(), await anAccount(site()))),
    faults: new RegExp(`${disconnected.source}|${frontendDown.source}`),
    prepare: async (page) => {
      page.on('requestfinished', (request) => {
        if (/\/me\/likes\/tag\//.test(request.url())) likes.push(request.method())
      })
      // Its code is not there yet: between the two frontends the page has none.
      await page.route('**/remotes/about/**', (route) => route.abort())
    },
  })
  const heart = page.getByRole('button', { name: 'Me gusta: RESICO' }).first()
  await heart.waitFor()
  await disconnect(page)
  await bar(page).waitFor()
  await heart.click()
  await page.locator('a[href="/FAQ"]').first().click()
  await heart.waitFor({ state: 'detached' })
  const silent = /\/(health\/live|api\/.*)$/
  await page.route(silent, (route) => route.abort())
  const asked = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/health/live'))
  await page.context().setOffline(false)
  await asked
  expect(likes).toEqual([])
  await page.unroute(silent)
  await eventually(() => likes.length === 1)
  await bar(page).waitFor({ state: 'detached' })
  await page.unroute('**/remotes/about/**')
  await page.getByRole('banner').getByRole('link', { name: 'Semáforo PyME' }).click()
  await eventually(async () => (await heart.getAttribute('aria-pressed')) === 'true')
  await heart.click()
  await eventually(() => likes.length === 2)
  expect(likes).toEqual(['POST', 'DELETE'])
})

/** A browser page that was on the site once, and whose worker has kept it. */
async function visited(url: string): Promise<Page> {
  const browser = await startBrowser()
  endsWithTest(() => browser.close())
  const page = await browser.newPage({ locale: 'es-MX' })
  page.setDefaultTimeout(longestWaitMs)
  await page.goto(`${url}/promo`)
  await heading(page, 'Promo uno')
  await controlled(page)
  await isKept(page, '/promo', '/federation/registry.json', '/index.html')
  return page
}

/** The compressed ones as well: the gateway prefers them. */
function replaceDocument(dir: string, change: (html: string) => string): void {
  const path = join(dir, 'shell/index.html')
  writeFileSync(path, change(readFileSync(path, 'utf8')))
  for (const suffix of ['.br', '.gz']) rmSync(path + suffix)
}

test('a new release and a newer worker take over at the next visit, and keep from then on what is opened', async () => {
  const { dir, publishes } = await aSiteWithATeam()
  const one = await publishes('uno', '2026-01-01T00:00:00.000Z')
  const site = gatewayAlone(dir)
  const page = await visited(await site.url())
  await isKept(page, `/remotes/promo/${one}/remoteEntry.js`)

  const two = await publishes('dos', '2026-01-02T00:00:00.000Z')
  await eventually(async () => {
    await page.reload()
    return page.evaluate(() => document.body.textContent?.includes('Promo dos'))
  })
  await isKept(page, `/remotes/promo/${two}/remoteEntry.js`)

  const worker = join(dir, 'shell/sw.js')
  writeFileSync(worker, `${readFileSync(worker, 'utf8')}\n// A newer one.`)
  for (const suffix of ['.br', '.gz']) rmSync(worker + suffix)
  await page.addInitScript(() =>
    navigator.serviceWorker.addEventListener('controllerchange', () =>
      Object.assign(globalThis, { replaced: true }),
    ),
  )
  await page.reload()
  await eventually(() => page.evaluate(() => 'replaced' in globalThis))
  await page.evaluate(() => history.pushState(null, '', '/promo/otra'))
  await isKept(page, '/promo/otra')
  await page.context().setOffline(true)
  await page.reload()
  await heading(page, 'Promo dos')
  await site.stop()
})

test('a worker from an older shell brings a newer document, and stores it with its files, or not at all', async () => {
  const { dir, publishes } = await aSiteWithATeam()
  await publishes('uno', '2026-01-01T00:00:00.000Z')
  const site = gatewayAlone(dir)
  const page = await visited(await site.url())

  writeFileSync(join(dir, 'shell/assets/nuevo.12345678.js'), 'globalThis.newShell = true')
  replaceDocument(dir, (html) =>
    html.replace('</head>', '<script src="/assets/nuevo.12345678.js"></script></head>'),
  )
  const isNew = () => page.evaluate(() => 'newShell' in globalThis)
  // The gateway looks at its folder five times a second.
  await eventually(async () => {
    await page.reload()
    return isNew()
  })
  await heading(page, 'Promo uno')
  await isKept(page, '/assets/nuevo.12345678.js')
  await page.context().setOffline(true)
  await page.reload()
  await heading(page, 'Promo uno')
  expect(await isNew()).toBe(true)

  // A document whose files are not all there is not shown: the page starts from the shell that is whole.
  await page.evaluate(async () => {
    const cache = await caches.open('semaforo-2-page')
    const html = '<!doctype html><h1>Medio sitio</h1><script src="/assets/perdido.12345678.js"></script>'
    await cache.put('/promo', new Response(html, { headers: { 'content-type': 'text/html' } }))
  })
  await page.reload()
  await heading(page, 'Promo uno')
  await site.stop()
})

test('a worker that was withdrawn goes at the next visit, with all that it kept', async () => {
  const { dir, publishes } = await aSiteWithATeam()
  await publishes('uno', '2026-01-01T00:00:00.000Z')
  const broken = gatewayAlone(dir)
  const url = await broken.url()
  const page = await visited(url)
  await broken.stop()
  const site = gatewayAlone(dir, { PORT: new URL(url).port, SERVICE_WORKER: 'off' })
  await site.url()
  await page.reload()
  await heading(page, 'Promo uno')
  await eventually(async () => (await keptPaths(page)).length === 0)
  await eventually(() =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length === 0),
  )
  await page.reload()
  await heading(page, 'Promo uno')
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  await site.stop()
})
