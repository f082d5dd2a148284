import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { endsWithTest } from '@semaforo/testing/ends-with-test'
import { longestWaitMs } from '@semaforo/testing/eventually'
import type { Page } from 'playwright-core'
import { startBrowser } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'
import { gatewayAlone } from '../support/gateway-alone.ts'
import { controlled, isKept, keptPaths } from '../support/offline.ts'
import { aSiteWithATeam } from '../support/published-frontend.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()

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

test('a new release shows at the next visit, and offline from then on, with its own files alone', async () => {
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

test('what is opened by a link is kept after a newer worker took over', async () => {
  const { dir, publishes } = await aSiteWithATeam()
  await publishes('uno', '2026-01-01T00:00:00.000Z')
  const site = gatewayAlone(dir)
  const page = await visited(await site.url())
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
