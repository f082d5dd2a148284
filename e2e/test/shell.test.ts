import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { at } from '../support/account-steps.ts'
import { signedIn } from '../support/accounts.ts'
import { emptyShell } from '../support/empty-shell.ts'
import { eventually } from '../support/eventually.ts'
import { phone } from '../support/fits.ts'
import { laidOut } from '../support/laid-out.ts'
import { productOfRun } from '../support/product-of-run.ts'
import type { Visit } from '../support/visits.ts'

const { visit, site } = productOfRun()

const nav = (page: Page) => page.getByRole('navigation', { name: 'Navegación principal' })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const home = 'Tus números, claros en dos minutos'

test('a navigation loads no page: it names the new one, focuses and announces it, and starts at its top', async () => {
  const page = await visit('/home')
  await heading(page, home)
  const description = () => page.locator('meta[name=description]').getAttribute('content')
  const before = await description()
  await page.evaluate(() => Object.assign(globalThis, { stays: true }))
  await page.getByRole('link', { name: 'Evaluar mi negocio' }).scrollIntoViewIfNeeded()
  await nav(page).getByRole('link', { name: 'Roadmaps' }).click()
  await heading(page, 'Roadmaps')
  await eventually(() => page.evaluate(() => document.activeElement?.id === 'contenido'))
  await eventually(async () => (await page.locator('#announcements').textContent()) === 'Roadmaps')
  await eventually(() => page.evaluate(() => scrollY === 0))
  await eventually(async () => (await page.title()) === 'Roadmaps · Semáforo PyME')
  await eventually(async () => (await description()) !== before)
  expect(await nav(page).locator('[aria-current="page"]').textContent()).toBe('Roadmaps')
  await page.getByRole('link', { name: 'Log-In' }).click()
  await heading(page, 'Inicia sesión')
  await page.goBack()
  await heading(page, 'Roadmaps')
  await page.evaluate(() => history.pushState(null, '', '/nada'))
  await heading(page, home)
  await page.goBack()
  await heading(page, 'Roadmaps')
  await page.getByRole('banner').getByRole('link', { name: 'Semáforo PyME' }).click()
  await heading(page, home)
  await eventually(async () => (await page.getByRole('heading', { level: 1 }).count()) === 1)
  await eventually(async () => (await description()) === before)
  expect(await page.evaluate(() => 'stays' in globalThis)).toBe(true)
})

test('on phones a bar at the bottom has what the registry names, in its order, and scrolls where that is much', async () => {
  const more = ['a', 'b', 'c'].map((name) => ({ label: `Sección ${name}`, path: `/${name}` }))
  const page = await visit('/home', {
    viewport: { width: 360, height: 740 },
    prepare: async (page) => {
      await emptyShell(page)
      await page.route('**/federation/registry.json', async (route) => {
        const { frontends } = await (await route.fetch()).json()
        const promotions = { label: 'Promociones', icon: 'NoIcon', order: 1 }
        const changed = frontends.map((one: { name: string }) =>
          one.name === 'diagnostic' ? { ...one, nav: promotions } : one,
        )
        const others = more.map(({ label, path }, at) => ({
          ...frontends[0],
          name: path.slice(1),
          routes: [{ path, title: label }],
          nav: { label, icon: 'Info', order: 90 + at },
        }))
        await route.fulfill({ json: { frontends: [...changed, ...others] } })
      })
    },
  })
  await heading(page, home)
  const names = ['Inicio', 'Promociones', 'Roadmaps', ...more.map(({ label }) => label), 'Log-In']
  await eventually(async () => (await nav(page).getByRole('link').allTextContents()).join() === names.join())
  const bar = await nav(page).boundingBox()
  expect(Math.round((bar?.y ?? 0) + (bar?.height ?? 0))).toBe(740)
  expect(await nav(page).getByRole('link', { name: 'Promociones' }).locator('svg').count()).toBe(1)
  await nav(page).getByRole('link', { name: 'Log-In' }).focus()
  await eventually(async () => {
    const last = await nav(page).getByRole('link', { name: 'Log-In' }).boundingBox()
    return last !== null && Math.round(last.x + last.width) <= 360
  })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await nav(page).getByRole('link', { name: 'Promociones' }).click()
  await page.waitForURL('**/login?volver=%2Fminegocio')
})

test.each([360, 1280])(
  'at %i px the page says that it loads until the registry arrives, and the header stays in place',
  async (width) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const page = await visit('/roadmaps', {
      viewport: { width, height: 740 },
      prepare: async (page) => {
        await emptyShell(page)
        await page.route('**/federation/registry.json', async (route) => {
          await promise
          await route.fallback()
        })
      },
    })
    const places = () =>
      page
        .getByRole('banner')
        .locator('a[href="/home"], a[href="/login"], button')
        .evaluateAll((all) => all.map((each) => JSON.stringify(each.getBoundingClientRect())))
    await page.getByRole('banner').getByRole('link', { name: 'Log-In' }).waitFor()
    await page.getByRole('status').getByText('Cargando…').waitFor()
    await laidOut(page)
    const before = await places()
    resolve()
    await heading(page, 'Roadmaps')
    await nav(page).getByRole('link', { name: 'Mi negocio' }).waitFor()
    expect(await places()).toEqual(before)
  },
)

test('a path below a page, and an address that is none, lead to /home', async () => {
  const page = await visit('/home2', await signedIn(site(), 'admin'))
  for (const path of ['/home/x', '/login/link/a/b', '/contact/x', '/probar/x', '/options/a/b']) {
    await at(page, '/home')
    await page.goto(new URL(path, site().url).href)
  }
  await at(page, '/home')
  await page.getByRole('heading', { level: 1, name: /^Hola/ }).waitFor()
})

test('the theme follows the device until one is chosen, and the choice is stored', async () => {
  const page = await visit('/home', { colorScheme: 'dark' })
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const [light, dark] = ['rgb(251, 247, 239)', 'rgb(15, 20, 36)']
  expect(await paper()).toBe(dark)
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await paper()).toBe(light)
  await page.getByRole('button', { name: 'Tema: sistema. Cambiar a claro' }).click()
  await page.getByRole('button', { name: 'Tema: claro. Cambiar a oscuro' }).click()
  await eventually(async () => (await paper()) === dark)
  await page.reload()
  expect(await paper()).toBe(dark)
  await page.getByRole('button', { name: 'Tema: oscuro. Cambiar a sistema' }).click()
  // A press that comes before the header reacts is repeated then.
  await eventually(async () => (await paper()) === light)
})

test('pages have no inline script but inert data, and an injected one is not executed', async () => {
  const html = await (await fetch(new URL('/home', site().url))).text()
  expect([...html.matchAll(/<script(?![^>]*\ssrc=|\stype="application\/(ld\+)?json")/g)]).toEqual([])
  expect(html).not.toMatch(/\son\w+=|javascript:/)
  const page = await visit('/home', { faults: /Content Security Policy/ })
  await heading(page, home)
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'globalThis.broke = true'
    document.body.append(script)
  })
  expect(await page.evaluate(() => 'broke' in globalThis)).toBe(false)
})

test('with text twice as large no page scrolls sideways, and at a zoom of 200 and 400 % header and bar scroll away', async () => {
  const width = 412
  const page = await visit('/home', { ...phone, viewport: { width, height: 740 } })
  for (const path of ['/login', '/home']) {
    await page.goto(new URL(path, page.url()).href)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    await eventually(async () => (await page.evaluate(() => document.documentElement.scrollWidth)) === width)
  }
  await page.evaluate(() => {
    document.documentElement.style.fontSize = ''
  })
  for (const [width, height] of [
    [640, 400],
    [320, 200],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.getByRole('link', { name: 'Flujo de efectivo' }).scrollIntoViewIfNeeded()
    const covered = () =>
      page
        .locator('header, nav')
        .filter({ visible: true })
        .evaluateAll((all) =>
          all
            .map((element) => element.getBoundingClientRect())
            .reduce(
              (sum, { top, bottom }) => sum + Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)),
              0,
            ),
        )
    await eventually(async () => (await covered()) <= height / 4)
  }
})

test('on a phone the end of a page and its foot can be reached, and move nothing', async () => {
  const page = await visit('/home', {
    viewport: { width: 360, height: 740 },
    prepare: (page) =>
      page.addInitScript(() => {
        Object.assign(globalThis, { shifted: 0 })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            (globalThis as unknown as { shifted: number }).shifted += entry.value
        }).observe({ type: 'layout-shift', buffered: true })
      }),
  })
  const foot = page.getByRole('contentinfo')
  expect(await foot.getByRole('link').allTextContents()).toEqual([
    'Nosotros',
    'Preguntas',
    'Contacto',
    'Privacidad',
    'Aliados',
  ])
  expect(
    await page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted),
  ).toBeLessThanOrEqual(0.01)
  // The page grows while its last parts come.
  await eventually(async () => {
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
    const action = await page.getByRole('link', { name: 'Evaluar mi negocio' }).boundingBox()
    const bar = await page.getByRole('navigation', { name: 'Navegación principal' }).boundingBox()
    return action !== null && bar !== null && action.y + action.height <= bar.y
  })
  await foot.getByRole('link', { name: 'Aliados' }).click({ trial: true })
  await foot.getByRole('link', { name: 'Contacto' }).click()
  await page.getByRole('heading', { level: 1, name: 'Contacto' }).waitFor()
})

const header = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name })
const ofAccount = /\/remotes\/account\/.*remoteEntry\.js$/

/** Opens a page, and waits until the part of the shell has come that makes its pages feel instant. */
async function visitReady(path: string, options: Visit = {}): Promise<Page> {
  const loaded = Promise.withResolvers<void>()
  const page = await visit(path, {
    ...options,
    prepare: async (page) => {
      page.on('requestfinished', (request) => {
        if (request.url().includes('later-page')) loaded.resolve()
      })
      await options.prepare?.(page)
    },
  })
  await loaded.promise
  await page.waitForLoadState('networkidle')
  return page
}

test('the frontend behind a link is loaded when the pointer rests on it, but where data are to be saved', async () => {
  const saving = await visitReady('/roadmaps', {
    prepare: (page) =>
      page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
      }),
  })
  const requests: string[] = []
  saving.on('request', (request) => requests.push(request.url()))
  await header(saving, 'Log-In').hover()
  await header(saving, 'Log-In').focus()
  const page = await visitReady('/roadmaps')
  await heading(page, 'Roadmaps')
  const asked = page.waitForRequest(ofAccount)
  await header(page, 'Log-In').hover()
  await asked
  expect(new URL(page.url()).pathname).toBe('/roadmaps')
  // The other page had as long.
  expect(requests.filter((url) => ofAccount.test(url))).toEqual([])
  await header(saving, 'Log-In').click()
  await heading(saving, 'Inicia sesión')
})

const transitions = async (page: Page) => {
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document)
    Object.assign(globalThis, { transitions: 0 })
    document.startViewTransition = (update) => {
      Object.assign(globalThis, {
        transitions: (globalThis as unknown as { transitions: number }).transitions + 1,
      })
      return start(update)
    }
  })
  return () => page.evaluate(() => (globalThis as unknown as { transitions: number }).transitions)
}

test('a page that can be shown at once fades in and takes clicks meanwhile, unless motion is reduced', async () => {
  const page = await visitReady('/home')
  const count = await transitions(page)
  await header(page, 'Roadmaps').click()
  await header(page, 'Semáforo PyME').click()
  await heading(page, home)
  await header(page, 'Roadmaps').click()
  await heading(page, 'Roadmaps')
  expect(await count()).toBe(3)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await header(page, 'Semáforo PyME').click()
  await heading(page, home)
  expect(await count()).toBe(3)
})

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('href'))

test('Back returns to the place and the link of a long page, however late its content comes, and so does a reload', async () => {
  const page = await visitReady('/home', { viewport: { width: 360, height: 640 } })
  const link = page.getByRole('link', { name: 'Evaluar mi negocio' })
  await link.scrollIntoViewIfNeeded()
  const before = await scrolled(page)
  expect(before).toBeGreaterThan(300)
  await link.click()
  await heading(page, 'Tu diagnóstico, sin cuenta')
  await eventually(async () => (await scrolled(page)) === 0)
  // The page that comes back is a loaded one, whose answers are slow.
  await page.reload()
  await heading(page, 'Tu diagnóstico, sin cuenta')
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/catalog/*', async (route) => {
    await promise
    await route.fallback()
  })
  await page.goBack()
  await heading(page, home)
  resolve()
  await eventually(async () => (await scrolled(page)) === before)
  await eventually(async () => (await focused(page)) === '/probar')
  await page.reload()
  await eventually(async () => (await scrolled(page)) === before)
})

test.each([360, 1280])(
  'the API documentation is a page of its own without other origins, %i px wide',
  async (width) => {
    const asked: string[] = []
    const page = await visit('/api/docs', {
      viewport: { width, height: 800 },
      prepare: async (page) => {
        page.on('request', (request) => asked.push(new URL(request.url()).origin))
      },
    })
    await heading(page, 'API de Semáforo PyME')
    await page.getByRole('heading', { name: 'El puntaje del sistema experto' }).waitFor({ state: 'attached' })
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
    const own = new URL(site().url).origin
    expect([...new Set(asked)].filter((origin) => origin !== 'null')).toEqual([own])
  },
)

type Manifest = {
  start_url: string
  icons: { src: string; sizes: string; type: string; purpose?: string }[]
  shortcuts: { url: string }[]
}

test('the site can be installed: its icons are what the manifest says, its start page and shortcuts open', async () => {
  const manifest = (await (await fetch(new URL('/manifest.webmanifest', site().url))).json()) as Manifest
  const page = await visit('/home')
  const session = await page.context().newCDPSession(page)
  const { errors, url } = await session.send('Page.getAppManifest')
  expect(new URL(url).pathname).toBe('/manifest.webmanifest')
  expect(errors).toEqual([])
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  // A window of the tests counts as a private one.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])
  for (const { src, sizes, type } of manifest.icons) {
    const answer = await fetch(new URL(src, site().url))
    expect(answer.headers.get('content-type')).toContain(type)
    const width = await page.evaluate(async (src) => {
      const image = new Image()
      image.src = src
      await image.decode()
      return image.naturalWidth
    }, `/${src}`)
    if (sizes !== 'any') expect(`${width}x${width}`).toBe(sizes)
  }
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)

  await page.goto(new URL(manifest.start_url, site().url).href)
  await page.getByRole('heading', { level: 1, name: 'Tus números, claros en dos minutos' }).waitFor()
  await page.goto(new URL(manifest.shortcuts[1]?.url ?? '', site().url).href)
  await page.getByRole('heading', { level: 1, name: 'Roadmaps' }).waitFor()
})

const budgets = JSON.parse(readFileSync(join(import.meta.dirname, '../../budgets.json'), 'utf8')) as {
  home: number
}

test('the first visit to /home downloads no more JavaScript than its budget', async () => {
  const scripts: Promise<{ path: string; encoding: string | null; bytes: number }>[] = []
  const page = await visit('/home', {
    prepare: async (page) => {
      page.on('response', (response) => {
        if (response.request().resourceType() !== 'script') return
        const measure = async () => ({
          path: new URL(response.url()).pathname,
          encoding: await response.headerValue('content-encoding'),
          bytes: (await response.request().sizes()).responseBodySize,
        })
        scripts.push(measure())
      })
    },
  })
  await page.getByRole('list', { name: 'Temas' }).waitFor()
  await page.waitForLoadState('networkidle')
  // What comes once the page has nothing else to do (`later-…`, `page-…`) is in no budget.
  const measured = (await Promise.all(scripts)).filter(({ path }) => !/\/(later|page)-/.test(path))
  const large = measured.filter(({ bytes }) => bytes > 2_000)
  expect(large.filter(({ encoding }) => encoding !== 'br')).toEqual([])
  expect(measured.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(budgets.home)
  expect(measured.some(({ path }) => path.startsWith('/remotes/learning/'))).toBe(true)
  expect(measured.filter(({ path }) => /\/remotes\/(account|diagnostic)\//.test(path))).toEqual([])
})
