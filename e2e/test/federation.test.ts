import type { Page, Route } from 'playwright-core'
import { emptyShell } from '../support/empty-shell.ts'
import { frontendDown } from '../support/faults.ts'
import { isFocused } from '../support/focus.ts'
import { pauseClock } from '../support/page-clock.ts'
import { productOfRun } from '../support/product-of-run.ts'
import { changeRecord, entryOf, replaceLearning } from '../support/replaced-frontend.ts'

const { visit } = productOfRun()

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const nav = (page: Page) => page.getByRole('navigation', { name: 'Navegación principal' })
const toLogin = async (page: Page) => {
  await page.getByRole('link', { name: 'Log-In' }).click()
  await heading(page, 'Inicia sesión')
}
const toRoadmaps = (page: Page) => nav(page).getByRole('link', { name: 'Roadmaps' }).click()
const loading = (page: Page) => page.getByRole('status').getByText('Cargando…').waitFor()
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
  await toLogin(page)
  await toRoadmaps(page)
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

test('a frontend that loads but fails to start is replaced by a panel, and a retry starts it', async () => {
  const page = await visit('/roadmaps', {
    faults: /no start/,
    prepare: (page) =>
      replaceLearning(
        page,
        entryOf(`{
          async bootstrap() { globalThis.starts = 0 },
          async mount({ domElement }) {
            if (starts++ === 0) throw new Error('no start')
            domElement.textContent = 'Ya arrancó'
          },
          async unmount() {},
        }`),
      ),
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
  await toLogin(page)
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

test('a frontend without React reacts to presses from its beginning', async () => {
  const entry = entryOf(`{
    async bootstrap() {},
    async mount({ domElement }) {
      const button = domElement.appendChild(document.createElement('button'))
      button.textContent = 'De otro equipo'
      button.onclick = () => { button.textContent += ', pulsado' }
    },
    async unmount() {},
  }`)
  const page = await visit('/roadmaps', {
    prepare: (page) => replaceLearning(page, entry),
    until: 'domcontentloaded',
  })
  await page.getByRole('button', { name: 'De otro equipo' }).click()
  expect(await page.getByText('pulsado').count()).toBe(1)
})

test('a frontend that never loads is waited for, and then replaced by a panel with a retry', async () => {
  let asked: Promise<unknown> | undefined
  const page = await visit('/roadmaps', {
    faults: /no answer/,
    until: 'domcontentloaded',
    prepare: async (page) => {
      asked = page.waitForRequest(/\/remotes\/learning\/.*entry/i)
      await page.clock.install()
      await replaceLearning(page, '', new Promise(() => {}))
    },
  })
  await asked
  await loading(page)
  await pauseClock(page)
  await page.clock.fastForward(9_000)
  await loading(page)
  expect(await retry(page).count()).toBe(0)
  await page.clock.fastForward(12_000)
  await down(page, 'Roadmaps')
  expect(await retry(page).count()).toBe(1)
  await toLogin(page)
})

test('a frontend whose code throws, or exposes no lifecycles, is replaced by a panel, and the others keep working', async () => {
  for (const entry of [
    "throw new Error('no code')",
    'var learning = { init() {}, get: async () => () => ({ default: {} }) }',
  ]) {
    const page = await visit('/roadmaps', {
      faults: /no code|Failed to load|is not a function/,
      prepare: (page) => replaceLearning(page, entry),
    })
    await down(page, 'Roadmaps')
    await toLogin(page)
  }
})

/** A frontend made with the page's own kit, of which one page throws while rendering. */
const crashesOnRoadmaps = `await (async () => {
  const shared = async (name) => {
    const [version] = Object.values(scope[name])
    return (await version.get())()
  }
  const [{ createElement }, { lifecycles, usePath }] = [await shared('react'), await shared('@semaforo/frontend-kit')]
  return lifecycles(() => {
    if (usePath() === '/roadmaps') throw new Error('no render')
    return createElement('h1', null, 'Dibujada')
  })
})()`

test('a page that throws while rendering shows an error, and the next page of its frontend renders', async () => {
  const page = await visit('/roadmaps', {
    faults: /no render/,
    prepare: (page) => replaceLearning(page, entryOf(crashesOnRoadmaps)),
  })
  await page.getByRole('alert').getByText('Algo falló en esta sección').waitFor()
  await page.getByRole('banner').getByRole('link', { name: 'Semáforo PyME' }).click()
  await heading(page, 'Dibujada')
  await toRoadmaps(page)
  await page.getByRole('alert').getByText('Algo falló en esta sección').waitFor()
  await toLogin(page)
})

test('an invalid registry record disables only its own pages, and a retry reads it again', async () => {
  const page = await visit('/roadmaps', {
    faults: /registry/,
    prepare: (page) => changeRecord(page, 'learning', (record) => ({ ...record, entry: 'https://' })),
  })
  await down(page, 'Roadmaps')
  expect(await page.title()).toBe('Roadmaps · Semáforo PyME')
  await toLogin(page)
  await toRoadmaps(page)
  await down(page, 'Roadmaps')
  await page.unrouteAll()
  await retry(page).click()
  await heading(page, 'Roadmaps')
  await page.getByRole('button', { name: 'Liquidez sin sustos', exact: true }).waitFor()
})

test('a frontend with the name of another one disables only itself', async () => {
  const page = await visit('/home', {
    faults: /registry|Federation/,
    prepare: (page) =>
      changeRecord(page, 'diagnostic', (record) => ({
        ...record,
        name: 'account',
        routes: [{ path: '/minegocio', title: 'Mi negocio' }],
      })),
  })
  await heading(page, 'Tus números, claros en dos minutos')
  await nav(page).getByRole('link', { name: 'Mi negocio' }).click()
  await down(page, 'Mi negocio')
  await toLogin(page)
})

test('a frontend that fails to load after its page was left shows nothing on the current page', async () => {
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>()
  const page = await visit('/roadmaps', {
    faults: frontendDown,
    until: 'domcontentloaded',
    prepare: async (page) => {
      await emptyShell(page)
      await page.route(/\/remotes\/learning\/.*entry.*\.js$/i, async (route) => {
        await arrival
        await route.abort()
      })
    },
  })
  await loading(page)
  await toLogin(page)
  const failed = page.waitForEvent('requestfailed')
  arrive()
  await failed
  await toRoadmaps(page)
  await down(page, 'Roadmaps')
  expect(await page.getByRole('alert').count()).toBe(1)
})
