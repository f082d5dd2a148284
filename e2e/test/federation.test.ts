import { createHash } from 'node:crypto'
import type { Page, Route } from 'playwright-core'
import { emptyShell } from '../support/empty-shell.ts'
import { frontendDown } from '../support/faults.ts'
import { isFocused } from '../support/focus.ts'
import { productOfRun } from '../support/product-of-run.ts'

const { visit } = productOfRun()

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const nav = (page: Page) => page.getByRole('navigation', { name: 'Navegación principal' })
const down = (page: Page, section: string) =>
  page.getByRole('alert').getByText(`«${section}» no está disponible`).waitFor()
const retry = (page: Page) => page.getByRole('button', { name: 'Intentar de nuevo' })

/** Serves a file with a line added to what was built. */
async function tamper(route: Route): Promise<void> {
  const answer = await route.fetch()
  await route.fulfill({ response: answer, body: `${await answer.text()}\nglobalThis.tampered = true` })
}

test('an unavailable frontend leaves the others working, and a retry loads it once it is available', async () => {
  const page = await visit('/home', {
    faults: frontendDown,
    prepare: (page) => page.route('**/remotes/learning/**', (route) => route.abort()),
  })
  await down(page, 'Inicio')
  await page.getByText('No pudimos cargar esta sección. El resto del sitio sigue funcionando.').waitFor()
  await page.getByRole('link', { name: 'Log-In' }).click()
  await heading(page, 'Inicia sesión')
  await nav(page).getByRole('link', { name: 'Roadmaps' }).click()
  await down(page, 'Roadmaps')
  await retry(page).click()
  await down(page, 'Roadmaps')
  await page.unrouteAll()
  await retry(page).click()
  await page.getByRole('button', { name: 'Liquidez sin sustos', exact: true }).waitFor()
  // Not lost with the button.
  await isFocused(page, { id: 'contenido' })
})

test('a retry also loads a frontend whose chunks failed to load', async () => {
  const page = await visit('/home', {
    faults: frontendDown,
    prepare: (page) =>
      page.route('**/remotes/learning/**', (route) =>
        /entry/i.test(route.request().url()) ? route.fallback() : route.abort(),
      ),
  })
  await down(page, 'Inicio')
  await page.unrouteAll()
  await retry(page).click()
  await heading(page, 'Tus números, claros en dos minutos')
  await isFocused(page, { id: 'contenido' })
})

/** A frontend as another team may deploy it: its code loads, and its first mount fails. */
const failsToStart = `let starts = 0
var learning = {
  init() {},
  get: async () => () => ({
    default: {
      async bootstrap() {},
      async mount({ domElement }) {
        if (starts++ === 0) throw new Error('no start')
        domElement.textContent = 'Ya arrancó'
      },
      async unmount() {},
    },
  }),
}`

test('a frontend that loads but fails to start is replaced by a panel, and a retry starts it', async () => {
  const integrity = `sha384-${createHash('sha384').update(failsToStart).digest('base64')}`
  const page = await visit('/roadmaps', {
    faults: /no start/,
    prepare: async (page) => {
      await emptyShell(page)
      await page.route('**/federation/registry.json', async (route) => {
        const { frontends } = await (await route.fetch()).json()
        const altered = frontends.map((one: { name: string }) =>
          one.name === 'learning' ? { ...one, integrity } : one,
        )
        await route.fulfill({ json: { frontends: altered } })
      })
      await page.route(/\/remotes\/learning\/.*entry.*\.js$/i, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: failsToStart }),
      )
    },
  })
  await down(page, 'Roadmaps')
  await retry(page).click()
  await page.getByText('Ya arrancó').waitFor()
})

test.each([
  ['entry', /\/remotes\/learning\/.*entry.*\.js$/i],
  ['chunk', /\/remotes\/learning\/(?!.*entry).*\.js$/i],
])('a modified %s of a frontend is not executed', async (_part, url) => {
  const page = await visit('/home', {
    faults: /integrity|Failed to load|Loading chunk/i,
    prepare: (page) => page.route(url, tamper),
  })
  await down(page, 'Inicio')
  expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false)
  await page.getByRole('link', { name: 'Log-In' }).click()
  await heading(page, 'Inicia sesión')
})

test.each([
  ['entry', /\/assets\/main\..*\.js$/],
  ['chunk', /\/assets\/(?!main\.|boot\.).*\.js$/],
])('a modified %s of the shell is not executed', async (_part, url) => {
  const blocked = Promise.withResolvers<void>()
  const page = await visit('/home', {
    until: 'domcontentloaded',
    faults: /integrity|Failed to load|Loading chunk|preload/i,
    prepare: async (page) => {
      await page.route(url, tamper)
      page.on('console', (message) => {
        if (/integrity/.test(message.text())) blocked.resolve()
      })
    },
  })
  await blocked.promise
  expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false)
})

test('a registry that does not answer, or answers an error or something else, leaves the header and a retry', async () => {
  const registry = '**/federation/registry.json'
  const page = await visit('/home', {
    faults: /ERR_FAILED|status of 503|registry|fetch|preload|ZodError/i,
    prepare: async (page) => {
      await emptyShell(page)
      await page.route(registry, (route) => route.abort())
    },
  })
  const siteDown = page.getByRole('alert').getByText('No pudimos cargar el sitio')
  await siteDown.waitFor()
  await page.getByRole('banner').getByRole('link', { name: 'Semáforo PyME' }).waitFor()
  await page.getByRole('banner').getByRole('link', { name: 'Log-In' }).waitFor()
  for (const answer of [{ status: 503, body: '' }, { json: { frontends: [{ name: 'x' }] } }]) {
    await page.route(registry, (route) => route.fulfill(answer))
    const answered = page.waitForResponse(registry)
    await retry(page).click()
    await answered
    await siteDown.waitFor()
  }
  await page.unrouteAll()
  await retry(page).click()
  await heading(page, 'Tus números, claros en dos minutos')
  await isFocused(page, { id: 'contenido' })
})
