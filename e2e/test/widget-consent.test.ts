import type { Page } from 'playwright-core'
import { at, enter } from '../support/account-steps.ts'
import { anAccount, signedIn, signedInAs } from '../support/accounts.ts'
import { bringAxe, violations } from '../support/axe.ts'
import { failingShop, healthyShop } from '../support/diagnostics.ts'
import { eventually } from '../support/eventually.ts'
import { isFocused } from '../support/focus.ts'
import {
  diagnoseIn,
  eventsOf,
  forPartners,
  keepEvents,
  runningPartner,
  shareIn,
  toAgree,
  typeIn,
  widgetIn,
} from '../support/partners.ts'
import { runningProduct } from '../support/product.ts'

const env = await forPartners()
const product = runningProduct(() => env)
const { visit, partner } = runningPartner(product)
const key = () => partner().keys.at(-1)?.key ?? ''

const agreeing = (page: Page) => widgetIn(page).getByRole('button', { name: 'Sí, compartir' })
const inMexico = (at: number) =>
  new Date(at).toLocaleDateString('es-MX', { dateStyle: 'long', timeZone: 'America/Mexico_City' })
const inSight = (page: Page) => toAgree(widgetIn(page))

test('what is shared is said word for word, declining loses nothing, and it is shared once', async () => {
  const page = await visit('/plain', { prepare: keepEvents })
  const widget = widgetIn(page)
  await diagnoseIn(widget, healthyShop)
  const consent = widget.getByRole('region', { name: 'Compartir mi resultado con Caja del Valle' })
  const said = await consent.locator('dl > *').allTextContents()
  expect(said).toEqual([
    'Semáforo',
    'Verde',
    'Puntaje',
    'Empresa saludable',
    'Riesgo',
    'Fuera de riesgo',
    'Fecha',
    inMexico(Date.now()),
  ])
  await consent.getByText('No recibe ninguna de tus cifras.').waitFor()
  await widget.getByRole('button', { name: 'No compartir' }).click()
  await widget.getByText('No compartiste nada.').waitFor()
  expect((await eventsOf(page)).map(({ type }) => type)).not.toContain('shared')
  await widget.getByText('Verde: vas bien').waitFor()
  await widget.getByRole('button', { name: 'Cambié de opinión' }).click()
  await shareIn(widget)
  expect(await agreeing(page).count()).toBe(0)
  expect((await eventsOf(page)).filter(({ type }) => type === 'shared')).toHaveLength(1)
  await widget.getByRole('button', { name: 'Cambiar mis cifras' }).click()
  await diagnoseIn(widget, failingShop)
  await widget.getByText('Este no se compartió.', { exact: false }).waitFor()
})

/** Agrees, and waits for what is said of a share that did not work. */
async function fail(page: Page, words: string) {
  await inSight(page)
  await agreeing(page).click()
  await widgetIn(page).getByRole('alert').filter({ hasText: words }).waitFor()
}

test('the day is that of Mexico City by our clock, and another result is computed and asked again', async () => {
  const bodies: { date: string }[] = []
  const days = 86_400_000
  const page = await visit('/plain', {
    faults: /status of 409/,
    timezoneId: 'Asia/Tokyo',
    prepare: async (page) => {
      await page.clock.setSystemTime(Date.now() + 40 * days)
      await page.route('**/api/widget/usage', (route) =>
        route.fulfill({
          status: 202,
          json: {},
          headers: { date: new Date(Date.now() - 3 * days).toUTCString() },
        }),
      )
      await page.route('**/api/widget/shares', (route) => {
        bodies.push(route.request().postDataJSON())
        const date = new Date().toUTCString()
        return bodies.length > 1
          ? route.continue()
          : route.fulfill({ status: 409, json: { code: 'result-changed' }, headers: { date } })
      })
    },
  })
  const widget = widgetIn(page)
  const date = widget.locator('dl dd').last()
  await diagnoseIn(widget, healthyShop)
  expect(await date.textContent()).toBe(inMexico(Date.now() - 3 * days))
  await fail(page, 'Nuestro servidor calculó otro resultado')
  expect(await date.textContent()).toBe(inMexico(Date.now()))
  await shareIn(widget)
  expect(bodies.map(({ date }) => inMexico(Date.parse(`${date}T12:00Z`)))).toEqual([
    inMexico(Date.now() - 3 * days),
    inMexico(Date.now()),
  ])
})

test('a calculation that goes wrong is said, and can be made again', async () => {
  const page = await visit('/plain', { faults: /no sale/ })
  const widget = widgetIn(page)
  await diagnoseIn(widget, healthyShop)
  await widget.getByRole('button', { name: 'Cambiar mis cifras' }).click()
  // The model alone computes with it.
  await widget.locator('body').evaluate(() => {
    const { exp } = Math
    Math.exp = () => {
      Math.exp = exp
      throw new Error('no sale')
    }
  })
  await widget.getByRole('button', { name: 'Calcular Diagnóstico' }).click()
  await widget.getByRole('alert').filter({ hasText: 'No pudimos calcularlo.' }).waitFor()
  await diagnoseIn(widget, healthyShop)
  expect(await widget.getByText('No pudimos calcularlo.').count()).toBe(0)
})

test('a page that lays something over the consent, or fades the frame, gets no press of it', async () => {
  const page = await visit('/plain', { prepare: keepEvents })
  const widget = widgetIn(page)
  await diagnoseIn(widget, healthyShop)
  await agreeing(page).scrollIntoViewIfNeeded()
  await inSight(page)
  const cover = (style: string) =>
    page.evaluate((style) => {
      const over = document.createElement('div')
      over.id = 'tapa'
      over.style.cssText = style
      document.body.append(over)
    }, style)
  await cover('position:fixed;inset:0;background:#fff;pointer-events:none')
  await widget.getByText('Algo en esta página tapa este cuadro').waitFor()
  expect(await agreeing(page).isDisabled()).toBe(true)
  await page.evaluate(() => document.getElementById('tapa')?.remove())
  await inSight(page)
  await page.evaluate(() => {
    ;(document.querySelector('main') as HTMLElement).style.opacity = '0.02'
  })
  await widget.getByText('Algo en esta página tapa este cuadro').waitFor()
  expect(await agreeing(page).isDisabled()).toBe(true)
})

/** Opens the window of our site in which the figures are kept. */
async function save(page: Page) {
  const opened = page.context().waitForEvent('page')
  await widgetIn(page).getByRole('button', { name: 'Guardar en mi cuenta' }).click()
  return opened
}
const amount = (page: Page) => page.getByLabel('Activos corrientes', { exact: true })

test('a signed-in visitor finds the figures in the form, and another tab keeps its own', async () => {
  const page = await visit('/plain', await signedIn(product.site(), 'user'))
  const earlier = await page.context().newPage()
  await earlier.goto(`${product.site().url}/minegocio`)
  await amount(earlier).fill('777')
  await diagnoseIn(widgetIn(page), healthyShop)
  const ours = await save(page)
  await at(ours, '/minegocio')
  await ours.getByText('Son las cifras que escribiste en la página de Caja del Valle.').waitFor()
  expect(ours.url()).toBe(`${product.site().url}/minegocio`)
  expect(await amount(ours).inputValue()).toMatch(/150,000/)
  expect(await ours.getByText('Aquí verás tu semáforo').count()).toBe(1)
  expect(await amount(earlier).inputValue()).toMatch(/777/)
  await ours.reload()
  await amount(ours).waitFor()
  expect(await ours.getByText('Son las cifras que escribiste').count()).toBe(0)
})

test('a visitor without a session finds them after signing in', async () => {
  const person = await anAccount(product.site())
  const page = await visit('/plain')
  await diagnoseIn(widgetIn(page), failingShop)
  const ours = await save(page)
  await at(ours, '/login')
  await enter(ours, person)
  await at(ours, '/minegocio')
  await ours.getByText('Son las cifras que escribiste en la página de Caja del Valle.').waitFor()
  expect(await amount(ours).inputValue()).toMatch(/90,000/)
})

test('whoever signs in after a visitor who did not finds none of their figures', async () => {
  const person = await anAccount(product.site())
  const page = await visit('/plain')
  await diagnoseIn(widgetIn(page), failingShop)
  const ours = await save(page)
  await at(ours, '/login')
  await ours.close()
  const later = await page.context().newPage()
  await later.goto(new URL('/login?volver=%2Fminegocio', product.site().url).href)
  await enter(later, person)
  await at(later, '/minegocio')
  expect(await amount(later).inputValue()).toBe('')
})

test('the window that takes figures over takes them from our own frame alone', async () => {
  const page = await visit('/plain', await signedInAs(product.site(), await anAccount(product.site())))
  await page.context().addInitScript(() => {
    Object.assign(globalThis, { received: 0 })
    addEventListener('message', () => {
      ;(globalThis as unknown as { received: number }).received += 1
    })
  })
  const opened = page.context().waitForEvent('page')
  await page.evaluate((site) => {
    const ours = window.open(`${site}/widget/handoff`)
    const figures = { activo_corriente: 1 }
    setInterval(() => ours?.postMessage({ semaforo: 1, type: 'handoff', figures, partner: 'Otro' }, '*'), 5)
  }, product.site().url)
  const ours = await opened
  await ours.waitForLoadState()
  const received = () => ours.evaluate(() => (globalThis as unknown as { received: number }).received)
  // After the load its own listener is there, which hears each one of these after the count.
  const before = await received()
  await eventually(async () => (await received()) > before + 1)
  expect(new URL(ours.url()).pathname).toBe('/widget/handoff')
  expect(await ours.evaluate(() => sessionStorage.getItem('semaforo.handed-over'))).toBeNull()
})

test('the window offers a way on where nobody hands figures over', async () => {
  const page = await visit('/plain', await signedIn(product.site(), 'user'))
  await page.context().clock.install()
  const opened = page.context().waitForEvent('page')
  await page.evaluate((site) => void window.open(`${site}/widget/handoff`), product.site().url)
  const ours = await opened
  await ours.waitForLoadState()
  await page.context().clock.fastForward(6_000)
  await ours.getByRole('link', { name: 'Ir a Semáforo PyME' }).click()
  await at(ours, '/minegocio')
})

test('where the page keeps the window out of reach the widget says that the figures are typed there again', async () => {
  const page = await visit('/isolated')
  const widget = widgetIn(page)
  await diagnoseIn(widget, healthyShop)
  const save = widget.getByRole('region', { name: '¿Quieres guardarlo?' })
  await save.getByText('con tus cifras ya escritas').waitFor()
  await save.getByRole('button', { name: 'Guardar en mi cuenta' }).click()
  await save.getByText('ahí escribes tus cifras').and(widget.locator(':focus')).waitFor()
  expect(await save.getByText('con tus cifras ya escritas').count()).toBe(0)
  expect(await save.getByRole('link', { name: 'Abrir Semáforo PyME' }).getAttribute('href')).toBe(
    `${product.site().url}/minegocio`,
  )
})

test('a window that never answers leaves nothing behind once another is opened', async () => {
  const page = await visit('/plain', { faults: /ERR_/ })
  const widget = widgetIn(page)
  await diagnoseIn(widget, healthyShop)
  const body = widget.locator('body')
  await body.evaluate(() => {
    const listening = new Set<unknown>()
    const { addEventListener: add, removeEventListener: remove } = globalThis
    Object.assign(globalThis, {
      listening,
      addEventListener: (type: string, listener: EventListener) => {
        if (type === 'message') listening.add(listener)
        add(type, listener)
      },
      removeEventListener: (type: string, listener: EventListener) => {
        listening.delete(listener)
        remove(type, listener)
      },
    })
  })
  await page.context().route('**/widget/handoff', (route) => route.abort())
  for (let presses = 0; presses < 3; presses += 1) await save(page)
  expect(
    await body.evaluate(() => (globalThis as unknown as { listening: Set<unknown> }).listening.size),
  ).toBe(1)
})

test.each(['modal', 'button'])(
  'as a %s it opens and closes with the keyboard, and the focus returns',
  async (mode) => {
    const page = await visit(`/plain?mode=${mode}`)
    const isOpen = () => page.locator('dialog').evaluate((dialog) => (dialog as HTMLDialogElement).open)
    await page.evaluate(() => {
      const button = document.createElement('button')
      button.textContent = 'Abrir'
      button.onclick = () =>
        (globalThis as unknown as { semaforo: (...call: unknown[]) => void }).semaforo(
          'open',
          'semaforo-pyme',
        )
      document.body.prepend(button)
    })
    const opener = page.getByRole('button', {
      name: mode === 'modal' ? 'Abrir' : 'Mide la salud de tu negocio',
    })
    await opener.press('Enter')
    await typeIn(widgetIn(page), healthyShop)
    const help = widgetIn(page)
      .getByRole('button', { name: /^¿Qué / })
      .first()
    await help.press('Enter')
    await widgetIn(page).getByRole('tooltip').waitFor()
    await help.press('Escape')
    await widgetIn(page).getByRole('tooltip').waitFor({ state: 'hidden' })
    expect(await isOpen()).toBe(true)
    await widgetIn(page).getByLabel('Activos corrientes', { exact: true }).press('Escape')
    await eventually(async () => !(await isOpen()))
    expect(await opener.evaluate((button) => button.matches(':focus'))).toBe(true)
    await opener.press('Enter')
    await diagnoseIn(widgetIn(page), healthyShop)
    await page.getByRole('button', { name: 'Cerrar' }).press('Enter')
    expect(await isOpen()).toBe(false)
  },
)

test('the frame that is opened on its own is a calm panel', async () => {
  const page = await product.visit(`/widget/frame?partner=${key()}&mode=inline`, {
    faults: /semaforo-pyme: /,
  })
  await page.getByText('El Semáforo no está disponible aquí por ahora').waitFor()
})

test('a key that does not exist gives a calm panel; the reason goes to the console and to the page', async () => {
  const said: string[] = []
  const page = await visit('/plain', {
    faults: /semaforo-pyme: /,
    prepare: async (page) => {
      page.on('console', (message) => said.push(message.text()))
      await keepEvents(page)
    },
  })
  await page
    .locator('semaforo-pyme')
    .evaluate((element) => element.setAttribute('partner', `pk_${'x'.repeat(24)}`))
  await widgetIn(page).getByText('El Semáforo no está disponible aquí por ahora').waitFor()
  await eventually(async () => (await eventsOf(page)).some(({ code }) => code === 'unknown-key'))
  expect(said.filter((line) => line.includes('unknown-key'))).toHaveLength(1)
  // What stands below it comes up: a page with a hole would look broken.
  await eventually(async () => ((await page.locator('semaforo-pyme').boundingBox())?.height ?? 400) < 400)
})

test('where the frame says nothing the page gets a calm panel with a retry', async () => {
  const page = await visit('/plain', {
    faults: /semaforo-pyme: |ERR_/,
    prepare: async (page) => {
      await page.clock.install()
      await keepEvents(page)
      await page.route('**/widget/frame?*', (route) => route.abort())
    },
  })
  await page.locator('semaforo-pyme iframe').waitFor()
  const height = async () => (await page.locator('semaforo-pyme').boundingBox())?.height ?? 0
  const reserved = await height()
  await page.clock.fastForward(11_000)
  await page.getByText('El Semáforo no está disponible por ahora.').waitFor()
  expect(await height()).toBeLessThan(reserved)
  expect((await eventsOf(page)).map(({ code }) => code)).toEqual(['unavailable'])
  await page.unroute('**/widget/frame?*')
  await page.getByRole('button', { name: 'Intentar de nuevo' }).press('Enter')
  // The form has its place again.
  await eventually(async () => (await height()) >= reserved)
  await isFocused(page, { tagName: 'SEMAFORO-PYME' })
  await widgetIn(page).getByRole('button', { name: 'Calcular Diagnóstico' }).waitFor()
})

type Heard = { origin: string; data: { type: string } }
type Liar = { heard: Heard[]; say(message: unknown): void }

test('a page that lies in its messages changes nothing', async () => {
  const page = await visit('/lying')
  const frame = page.frameLocator('#marco')
  const say = (message: unknown) =>
    page.evaluate((message) => (globalThis as unknown as Liar).say(message), message)
  const heard = () => page.evaluate(() => (globalThis as unknown as Liar).heard)
  await eventually(async () => (await heard()).some(({ data }) => data.type === 'ready'))
  const init = { semaforo: 1, type: 'init', nonce: 'el-primer-reto-0001', mode: 'inline', theme: {} }
  const dark = { scheme: 'dark' }
  await say({ ...init, semaforo: 2, theme: dark })
  await say({ ...init, theme: dark, more: 'x'.repeat(10_000) })
  await say({ ...init, nonce: 'corto', theme: dark })
  await say('init')
  await say(init)
  await say({ ...init, nonce: 'otro-reto-distinto-02', theme: { accent: '#7a1fa2' } })
  await diagnoseIn(frame, healthyShop)
  expect(await frame.locator('html[data-theme=dark]').count()).toBe(0)
  await shareIn(frame)
  const shared = (await heard()).find(({ data }) => data.type === 'shared')
  expect(shared).toMatchObject({
    origin: product.site().url,
    data: { claims: { nonce: 'el-primer-reto-0001' } },
  })
  expect(JSON.stringify((await heard()).filter(({ data }) => data.type !== 'shared'))).not.toMatch(
    /verde|150000/,
  )
})

test('messages that pretend to come from the widget are not believed', async () => {
  const page = await visit('/plain', { prepare: keepEvents })
  await widgetIn(page).getByRole('button', { name: 'Calcular Diagnóstico' }).waitFor()
  const claims = { nonce: 'x'.repeat(20), light: 'verde' }
  await page.evaluate((claims) => {
    const forged = { semaforo: 1, type: 'shared', summary: 'a.b.c', claims }
    postMessage(forged, '*')
    dispatchEvent(
      new MessageEvent('message', { data: forged, origin: 'https://otro.example', source: window }),
    )
    const source =
      document.querySelector('semaforo-pyme')?.shadowRoot?.querySelector('iframe')?.contentWindow ?? null
    const { origin } = new URL(document.querySelector('script')?.src ?? '')
    // Even from the frame itself: before a result, with another nonce, not whole.
    for (const data of [forged, { semaforo: 1, type: 'result' }, { semaforo: 2, type: 'started' }, null])
      dispatchEvent(new MessageEvent('message', { data, origin, source }))
  }, claims)
  await diagnoseIn(widgetIn(page), healthyShop)
  expect((await eventsOf(page)).map(({ type }) => type)).toEqual(['ready', 'started', 'result'])
})

test('axe finds nothing in the widget, in the form and in the result', async () => {
  const page = await visit('/plain', { prepare: bringAxe, reducedMotion: 'reduce' })
  const widget = widgetIn(page)
  await widget.getByRole('button', { name: 'Calcular Diagnóstico' }).waitFor()
  const found: string[] = []
  const look = async () => {
    for (const colorScheme of ['light', 'dark'] as const)
      for (const width of [1280, 360]) {
        await page.emulateMedia({ colorScheme })
        await page.setViewportSize({ width, height: 800 })
        found.push(...(await violations(page)).map((line) => `${colorScheme} ${width}: ${line}`))
      }
  }
  await look()
  await page.setViewportSize({ width: 1280, height: 800 })
  await diagnoseIn(widget, failingShop)
  await widget.getByRole('button', { name: 'Tus indicadores, uno por uno' }).click()
  await widget.getByRole('button', { name: 'Qué tendría que cambiar' }).click()
  await look()
  expect(found).toEqual([])
})
