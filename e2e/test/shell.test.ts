import type { Page } from 'playwright-core'
import { at } from '../support/account-steps.ts'
import { signedIn } from '../support/accounts.ts'
import { emptyShell } from '../support/empty-shell.ts'
import { eventually } from '../support/eventually.ts'
import { phone } from '../support/fits.ts'
import { laidOut } from '../support/laid-out.ts'
import { productOfRun } from '../support/product-of-run.ts'
import { changeRecord } from '../support/replaced-frontend.ts'

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
  await page.getByRole('link', { name: 'Ver roadmaps' }).scrollIntoViewIfNeeded()
  await page.getByRole('link', { name: 'Ver roadmaps' }).click()
  await heading(page, 'Roadmaps')
  await eventually(() => page.evaluate(() => document.activeElement?.id === 'contenido'))
  await eventually(async () => (await page.locator('#announcements').textContent()) === 'Roadmaps')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(await page.title()).toBe('Roadmaps · Semáforo PyME')
  expect(await description()).not.toBe(before)
  expect(await nav(page).locator('[aria-current="page"]').textContent()).toBe('Roadmaps')
  await page.getByRole('link', { name: 'Log-In' }).click()
  await heading(page, 'Inicia sesión')
  await page.goBack()
  await heading(page, 'Roadmaps')
  await page.getByRole('banner').getByRole('link', { name: 'Semáforo PyME' }).click()
  await heading(page, home)
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
  expect(await description()).toBe(before)
  expect(await page.evaluate(() => 'stays' in globalThis)).toBe(true)
})

test('on phones a bar at the bottom has the entries that the registry names, in their order', async () => {
  const promotions = { label: 'Promociones', icon: 'NoIcon', order: 1 }
  const page = await visit('/home', {
    viewport: { width: 360, height: 740 },
    prepare: (page) => changeRecord(page, 'diagnostic', (record) => ({ ...record, nav: promotions })),
  })
  await heading(page, home)
  expect(await nav(page).getByRole('link').allTextContents()).toEqual([
    'Inicio',
    'Promociones',
    'Roadmaps',
    'Log-In',
  ])
  const bar = await nav(page).boundingBox()
  expect(Math.round((bar?.y ?? 0) + (bar?.height ?? 0))).toBe(740)
  expect(await nav(page).getByRole('link', { name: 'Promociones' }).locator('svg').count()).toBe(1)
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

test('more entries than a phone has room for can be reached by scrolling', async () => {
  const page = await visit('/home', {
    viewport: { width: 360, height: 740 },
    prepare: async (page) => {
      await emptyShell(page)
      await page.route('**/federation/registry.json', async (route) => {
        const { frontends } = await (await route.fetch()).json()
        const more = ['a', 'b', 'c'].map((name) => ({
          ...frontends[0],
          name,
          routes: [{ path: `/${name}`, title: name }],
          nav: { label: `Sección ${name}`, icon: 'Info', order: 90 },
        }))
        await route.fulfill({ json: { frontends: [...frontends, ...more] } })
      })
    },
  })
  await nav(page).getByRole('link', { name: 'Log-In' }).focus()
  await eventually(async () => {
    const last = await nav(page).getByRole('link', { name: 'Log-In' }).boundingBox()
    return last !== null && Math.round(last.x + last.width) <= 360
  })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('the skip link is the first focusable element and skips the header', async () => {
  const page = await visit('/roadmaps')
  await heading(page, 'Roadmaps')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Saltar al contenido' })
  await eventually(() => skip.evaluate((link) => link === document.activeElement))
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('contenido')
})

test('an unknown path and one below a page redirect to /home, and Back leaves an unknown link', async () => {
  const page = await visit('/roadmaps')
  await heading(page, 'Roadmaps')
  await page.evaluate(() => history.pushState(null, '', '/nada'))
  await heading(page, home)
  await page.goBack()
  await heading(page, 'Roadmaps')
  for (const path of [
    '/',
    '/home2',
    '/roadmaps.html/x',
    '/home/x',
    '/login/link/a/b',
    '/contact/x',
    '/probar/x',
  ]) {
    await page.goto(new URL(path, site().url).href)
    await at(page, '/home')
    await heading(page, home)
  }
})

test('a path below the options redirects an admin to /home', async () => {
  const page = await visit('/options/a/b', await signedIn(site(), 'admin'))
  await at(page, '/home')
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
  expect(await paper()).toBe(dark)
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

test('pages do not scroll sideways on a phone whose text is twice as large', async () => {
  const width = 412
  const page = await visit('/home', { ...phone, viewport: { width, height: 740 } })
  for (const path of ['/home', '/login']) {
    await page.goto(new URL(path, page.url()).href)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    await eventually(async () => (await page.evaluate(() => document.documentElement.scrollWidth)) === width)
  }
})

test('the end of a page is not hidden behind the bar', async () => {
  const page = await visit('/home', { viewport: { width: 360, height: 740 } })
  await page.getByRole('link', { name: 'Flujo de efectivo' }).waitFor()
  // The page grows while its last parts come.
  await eventually(async () => {
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
    const action = await page.getByRole('link', { name: 'Evaluar mi negocio' }).boundingBox()
    const bar = await page.getByRole('navigation').boundingBox()
    return action !== null && bar !== null && action.y + action.height <= bar.y
  })
})

test('at a zoom of 200 and 400 % header and bar scroll away', async () => {
  const page = await visit('/home')
  for (const [width, height] of [
    [640, 400],
    [320, 200],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.getByRole('link', { name: 'Flujo de efectivo' }).scrollIntoViewIfNeeded()
    const covered = await page
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
    expect(covered).toBeLessThanOrEqual(height / 4)
  }
})
