import { isDeepStrictEqual } from 'node:util'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import type { Page } from 'playwright-core'
import { at, enter } from '../support/account-steps.ts'
import { anAccount, signedInAs } from '../support/accounts.ts'
import { bringAxe, violations } from '../support/axe.ts'
import { failingShop, healthyShop } from '../support/diagnostics.ts'
import { eventually } from '../support/eventually.ts'
import { isFocused } from '../support/focus.ts'
import {
  calculateIn,
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
const { url, visit, partner } = runningPartner(product)

/** Verifies a summary as a partner's server does, with the published keys. */
const verified = async (summary: string) => {
  const keys = createRemoteJWKSet(new URL('/api/widget/jwks.json', product.site().url))
  return jwtVerify(summary, keys, { audience: partner().id, typ: 'semaforo-summary+jwt' })
}

/** The bodies of all requests of a page and its frames, from now on. */
function keepBodies(page: Page): string[] {
  const bodies: string[] = []
  page.on('request', (request) => {
    bodies.push(`${request.url()} ${request.postData() ?? ''}`)
  })
  return bodies
}

const mentions = (bodies: string[], figures: readonly number[]) =>
  bodies.filter((body) => figures.some((figure) => body.includes(String(figure))))

/** What the page's own origin keeps, and the cookies of its host. */
const traces = (page: Page) =>
  page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])

/** Waits until the page has been told these events, and no others: a message arrives after the frame shows its cause. */
const isTold = (page: Page, ...types: string[]) =>
  eventually(async () =>
    isDeepStrictEqual(
      (await eventsOf(page)).map(({ type }) => type),
      types,
    ),
  )

const agreeing = (page: Page) => widgetIn(page).getByRole('button', { name: 'Sí, compartir' })

/** Expects that the styles of the page reach nothing of the widget: it is not turned, hidden or faint. */
async function isWhole(page: Page) {
  await widgetIn(page).getByRole('button', { name: 'Calcular Diagnóstico' }).waitFor()
  const element = page.locator('semaforo-pyme')
  // The frame says how tall its form is after it has shown it.
  await eventually(async () => {
    const box = await element.locator('iframe').boundingBox()
    return box !== null && box.width > 300 && box.height > 600
  })
  const looks = await element.evaluate((element) => {
    const { display, transform, opacity, visibility } = getComputedStyle(element)
    return { display, transform, opacity, visibility }
  })
  expect(looks).toEqual({ display: 'block', transform: 'none', opacity: '1', visibility: 'visible' })
}

test.each(['plain', 'hostile'])(
  'in a %s page a visitor gets the light, and the partner a summary that it can verify',
  async (name) => {
    const challenge = `reto-${name}-0123456789`
    const page = await visit(`/${name}?challenge=${challenge}`, { prepare: keepEvents })
    const bodies = keepBodies(page)
    await page.locator('semaforo-pyme').scrollIntoViewIfNeeded()
    const widget = widgetIn(page)
    await isWhole(page)
    await diagnoseIn(widget, healthyShop)
    await widget.getByText('Verde: vas bien').waitFor()
    await isTold(page, 'ready', 'started', 'result')
    expect(mentions(bodies, healthyShop.slice(0, 6))).toEqual([])
    expect(JSON.stringify(await eventsOf(page))).not.toMatch(/verde/i)

    await shareIn(widget)
    await isFocused(page, { tagName: 'SEMAFORO-PYME' })
    expect(await agreeing(page).count()).toBe(0)
    const shared = (await eventually(async () =>
      (await eventsOf(page)).find(({ type }) => type === 'shared'),
    )) as { summary: string; claims: object }
    const { payload } = await verified(shared.summary)
    expect(payload).toEqual(shared.claims)
    expect(payload).toMatchObject({ nonce: challenge, light: 'verde', score_band: 'Empresa saludable' })
    expect(mentions(bodies, healthyShop.slice(0, 6))).toHaveLength(1)
    expect(await traces(page)).toEqual([0, 0, ''])
    expect(await page.context().cookies(url())).toEqual([])

    await widget.getByRole('button', { name: 'Cambiar mis cifras' }).press('Enter')
    await diagnoseIn(widget, failingShop)
    await widget.getByText('Este no se compartió.', { exact: false }).waitFor()
  },
)

test('two widgets in one page know nothing of each other, and keep their figures over a reload and Back', async () => {
  const page = await visit('/plain?id=uno', { prepare: keepEvents })
  const amount = (id: string) => widgetIn(page, id).getByLabel('Activos corrientes', { exact: true })
  const addAnother = async () => {
    await page.evaluate(() => {
      const second = document.querySelector('semaforo-pyme')?.cloneNode() as HTMLElement
      second.id = 'dos'
      document.querySelector('main')?.append(second)
    })
    await page.locator('#dos').scrollIntoViewIfNeeded()
  }
  await diagnoseIn(widgetIn(page, '#uno'), healthyShop)
  await addAnother()
  expect(await amount('#dos').inputValue()).toBe('')
  await diagnoseIn(widgetIn(page, '#dos'), failingShop)
  await widgetIn(page, '#dos').getByText('Rojo: actúa ya').waitFor()
  await page.locator('#dos').evaluate((element) => element.remove())
  await shareIn(widgetIn(page, '#uno'))
  const shared = await eventually(async () => {
    const all = (await eventsOf(page)).filter(({ type }) => type === 'shared')
    return all.length > 0 && all
  })
  expect(shared.map(({ claims }) => claims?.['light'])).toEqual(['verde'])
  await page.reload()
  await eventually(async () => /150,000/.test(await amount('#uno').inputValue()))
  await page.goto(new URL('/bare', url()).href)
  await page.goBack()
  await eventually(async () => /150,000/.test(await amount('#uno').inputValue()))
})

test.each([
  { width: 390, height: 844 },
  { width: 1280, height: 1500 },
])('the frame fills its place, wherever a reload finds the page: $width × $height', async (viewport) => {
  const page = await visit('/plain', { viewport })
  const element = page.locator('semaforo-pyme')
  for (const part of [0, 0.5, 1]) {
    await page.evaluate(async (part) => {
      scrollTo(0, part * (document.documentElement.scrollHeight - innerHeight))
      await new Promise(requestAnimationFrame)
    }, part)
    await page.reload()
    await widgetIn(page).getByRole('button', { name: 'Calcular Diagnóstico' }).waitFor()
    // A place that is taller than the form would show an empty area below it.
    await eventually(async () => {
      const [place, frame] = [await element.boundingBox(), await element.locator('iframe').boundingBox()]
      const form = await widgetIn(page).locator('#semaforo').boundingBox()
      return place && frame && form && place.height === frame.height && form.height > frame.height - 1
    })
  }
})

test('calls that were made before the script is there are made when it is', async () => {
  const page = await visit('/queued', { faults: /semaforo-pyme: .*#1/ })
  await widgetIn(page).getByRole('button', { name: 'Calcular Diagnóstico' }).waitFor()
  expect(await page.locator('dialog').evaluate((dialog) => (dialog as HTMLDialogElement).open)).toBe(true)
  const told = () => page.evaluate(() => (globalThis as unknown as { told: string[] }).told)
  await eventually(async () => isDeepStrictEqual(await told(), ['ready']))
})

test('nothing of the page around moves while the widget loads, grows and shows its result', async () => {
  const page = await visit('/plain', {
    prepare: (page) =>
      page.addInitScript(() => {
        const shifts: number[] = []
        Object.assign(globalThis, { shifts })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
        }).observe({ type: 'layout-shift', buffered: true })
      }),
  })
  const widget = widgetIn(page)
  await typeIn(widget, failingShop)
  await drawn(page)
  await calculateIn(widget)
  for (const name of ['Qué tendría que cambiar', 'Tus indicadores, uno por uno', 'Cambiar mis cifras']) {
    await drawn(page)
    await widget.getByRole('button', { name }).click()
  }
  await drawn(page)
  await page.getByText('Abrimos de lunes a viernes.').scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)).toEqual([])
})

/**
 * Waits until the height of the element stands still on the screen. A script that scrolls in the frame of a change has
 * both counted as a shift, however far down the change was; a person's scroll is never that close to it.
 */
const drawn = (page: Page) =>
  page.evaluate(async () => {
    const height = () => document.querySelector<HTMLElement>('semaforo-pyme')?.offsetHeight
    for (let still = 0, before = height(); still < 10; before = height()) {
      await new Promise(requestAnimationFrame)
      still = height() === before ? still + 1 : 0
    }
  })

test('in React the component loads the script, passes events on, and may come and go', async () => {
  const page = await visit('/react')
  await diagnoseIn(widgetIn(page), healthyShop)
  await shareIn(widgetIn(page))
  const summary = await eventually(
    async () => (await page.getByRole('status').first().textContent()) || undefined,
  )
  expect((await verified(summary)).payload['nonce']).toBe('reto-del-despacho-0001')
  await page.getByRole('button', { name: 'Quitar' }).press('Enter')
  await page.getByRole('button', { name: 'Poner' }).press('Enter')
  await diagnoseIn(widgetIn(page), failingShop)
})

test('a page that lays something over the consent, or fades the frame, gets no press of it', async () => {
  const page = await visit('/plain', { prepare: keepEvents })
  const widget = widgetIn(page)
  await diagnoseIn(widget, healthyShop)
  await agreeing(page).scrollIntoViewIfNeeded()
  await toAgree(widget)
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
  await toAgree(widget)
  await page.evaluate(() => {
    ;(document.querySelector('main') as HTMLElement).style.opacity = '0.02'
  })
  await widget.getByText('Algo en esta página tapa este cuadro').waitFor()
  expect(await agreeing(page).isDisabled()).toBe(true)
})

test('a visitor finds the figures after signing in, and until then they stay in their tab; a page that keeps the window out of reach has them typed again', async () => {
  const isolated = await visit('/isolated')
  await diagnoseIn(widgetIn(isolated), healthyShop)
  await widgetIn(isolated).getByRole('button', { name: 'Guardar en mi cuenta' }).press('Enter')
  await widgetIn(isolated).getByRole('link', { name: 'Abrir Semáforo PyME' }).waitFor()

  const person = await anAccount(product.site())
  const page = await visit('/plain')
  await diagnoseIn(widgetIn(page), failingShop)
  const opened = page.context().waitForEvent('page')
  await widgetIn(page).getByRole('button', { name: 'Guardar en mi cuenta' }).press('Enter')
  const ours = await opened
  await at(ours, '/login')
  expect(await ours.evaluate(() => JSON.stringify(localStorage))).not.toContain('90000')
  await enter(ours, person)
  await at(ours, '/minegocio')
  await ours.getByText('Son las cifras que escribiste en la página de Caja del Valle.').waitFor()
  expect(await ours.getByLabel('Activos corrientes', { exact: true }).inputValue()).toMatch(/90,000/)
})

test('the window that takes figures over takes them from our own frame alone, and offers a way on', async () => {
  const page = await visit('/plain', await signedInAs(product.site(), await anAccount(product.site())))
  await page.context().addInitScript(() => {
    Object.assign(globalThis, { received: 0 })
    addEventListener('message', () => {
      ;(globalThis as unknown as { received: number }).received += 1
    })
  })
  await page.context().clock.install()
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
  await page.context().clock.fastForward(6_000)
  await ours.getByRole('link', { name: 'Ir a Semáforo PyME' }).click()
  await at(ours, '/minegocio')
})

test('as a button it opens and closes with the keyboard, and the focus returns', async () => {
  const page = await visit('/plain?mode=button')
  const isOpen = () => page.locator('dialog').evaluate((dialog) => (dialog as HTMLDialogElement).open)
  const opener = page.getByRole('button', { name: 'Mide la salud de tu negocio' })
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
  await eventually(() => opener.evaluate((button) => button.matches(':focus')))
  await opener.press('Enter')
  await page.getByRole('button', { name: 'Cerrar' }).press('Enter')
  await eventually(async () => !(await isOpen()))
})

test('the sample of the playground is the real widget, without axe violations: it shares with the trial partner, and the page is told', async () => {
  const page = await product.visit('/aliados/prueba', {
    // The browser says it of every frame of one's own origin that is sandboxed and may run scripts.
    faults: /allow-scripts and allow-same-origin/,
    reducedMotion: 'reduce',
    prepare: bringAxe,
  })
  const wide = { width: 1280, height: 800 }
  const found: string[] = []
  const look = async () => {
    for (const colorScheme of ['light', 'dark'] as const)
      for (const size of [{ width: 360, height: 800 }, wide]) {
        await page.emulateMedia({ colorScheme })
        await page.setViewportSize(size)
        found.push(...(await violations(page)).map((line) => `${colorScheme} ${size.width}: ${line}`))
      }
  }
  await page.locator('semaforo-pyme').scrollIntoViewIfNeeded()
  const widget = widgetIn(page)
  await widget.getByRole('button', { name: 'Calcular Diagnóstico' }).waitFor()
  await look()
  await diagnoseIn(widget, failingShop)
  await shareIn(widget)
  const told = page.getByRole('listitem').filter({ hasText: 'semaforo:' })
  await told.nth(3).waitFor()
  expect(await told.allTextContents()).toEqual([
    'semaforo:ready ya se puede usar',
    'semaforo:started alguien escribió la primera cifra',
    'semaforo:result hay un resultado, sin decir cuál',
    'semaforo:shared alguien compartió su resultado firmado: rojo, Riesgo de quiebra, En riesgo',
  ])
  for (const name of ['Tus indicadores, uno por uno', 'Qué tendría que cambiar'])
    await widget.getByRole('button', { name }).press('Enter')
  await look()
  expect(found).toEqual([])
})
