import { createRemoteJWKSet, jwtVerify } from 'jose'
import type { Page } from 'playwright-core'
import { failingShop, healthyShop } from '../support/diagnostics.ts'
import { eventually } from '../support/eventually.ts'
import {
  calculateIn,
  diagnoseIn,
  eventsOf,
  forPartners,
  keepEvents,
  runningPartner,
  shareIn,
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

test.each(['plain', 'strict', 'hostile'])(
  'in a %s page a visitor gets the light, and the partner a summary that it can verify',
  async (name) => {
    const challenge = `reto-${name}-0123456789`
    const page = await visit(`/${name}?challenge=${challenge}`, { prepare: keepEvents })
    const bodies = keepBodies(page)
    await page.locator('semaforo-pyme').scrollIntoViewIfNeeded()
    const widget = widgetIn(page)
    await diagnoseIn(widget, healthyShop)
    await widget.getByText('Verde: vas bien').waitFor()
    expect((await eventsOf(page)).map(({ type }) => type)).toEqual(['ready', 'started', 'result'])
    expect(mentions(bodies, healthyShop.slice(0, 6))).toEqual([])
    expect(JSON.stringify(await eventsOf(page))).not.toMatch(/verde/i)

    await shareIn(widget)
    const shared = (await eventually(async () =>
      (await eventsOf(page)).find(({ type }) => type === 'shared'),
    )) as { summary: string; claims: object }
    const { payload } = await verified(shared.summary)
    expect(payload).toEqual(shared.claims)
    expect(payload).toMatchObject({ nonce: challenge, light: 'verde', score_band: 'Empresa saludable' })
    expect(mentions(bodies, healthyShop.slice(0, 6))).toHaveLength(1)
    expect(await traces(page)).toEqual([0, 0, ''])
    expect(await page.context().cookies(url())).toEqual([])
  },
)

test('hostile styles do not reach the widget: nothing of it is turned, hidden or faint', async () => {
  const page = await visit('/hostile')
  await page.locator('semaforo-pyme').scrollIntoViewIfNeeded()
  await widgetIn(page).getByRole('button', { name: 'Calcular Diagnóstico' }).waitFor()
  const element = page.locator('semaforo-pyme')
  // The frame says how tall its form is after it has shown it.
  await eventually(async () => {
    const box = await element.locator('iframe').boundingBox()
    return box !== null && box.width > 300 && box.height > 600
  })
  const looks = await element.evaluate((element) => {
    const { display, transform, opacity, visibility } = getComputedStyle(element)
    const frame = element.shadowRoot?.querySelector('iframe') as HTMLIFrameElement
    return { display, transform, opacity, visibility, frame: getComputedStyle(frame).display }
  })
  expect(looks).toEqual({
    display: 'block',
    transform: 'none',
    opacity: '1',
    visibility: 'visible',
    frame: 'block',
  })
})

test('the model comes with the first figure, and what kept it away can be tried again', async () => {
  const asked: string[] = []
  const answers: ({ status: number; json: object } | undefined)[] = [
    { status: 429, json: { code: 'too-many-requests' } },
    undefined,
  ]
  const page = await visit('/plain', {
    faults: /status of 429|ERR_/,
    prepare: (page) =>
      page.route('**/api/widget/model', (route) => {
        asked.push(route.request().url())
        if (answers.length === 0) return route.continue()
        const answer = answers.shift()
        return answer ? route.fulfill(answer) : route.abort()
      }),
  })
  const widget = widgetIn(page)
  await widget.getByRole('button', { name: 'Calcular Diagnóstico' }).waitFor()
  await widget
    .locator('body')
    .evaluate(() => new Promise<void>((idle) => requestIdleCallback(() => idle(), { timeout: 1_000 })))
  expect(asked).toEqual([])
  const refused = page.waitForResponse('**/api/widget/model')
  await typeIn(widget, healthyShop)
  await refused
  await widget.getByRole('button', { name: 'Calcular Diagnóstico' }).click()
  await widget.getByText('Faltó comparar tu negocio con otros').waitFor()
  await widget.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await widget.getByText('Verde: vas bien').waitFor()
  expect(asked).toHaveLength(3)
})

test('two widgets in one page know nothing of each other', async () => {
  const page = await visit('/plain?id=uno', { prepare: keepEvents })
  await page.evaluate(() => {
    const second = document.querySelector('semaforo-pyme')?.cloneNode() as HTMLElement
    second.id = 'dos'
    document.querySelector('main')?.append(second)
  })
  const [one, two] = [widgetIn(page, '#uno'), widgetIn(page, '#dos')]
  await diagnoseIn(one, healthyShop)
  await page.locator('#dos').scrollIntoViewIfNeeded()
  await diagnoseIn(two, failingShop)
  await two.getByText('Rojo: actúa ya').waitFor()
  expect(await one.getByText('Verde: vas bien').count()).toBe(1)
  await page.locator('#dos').evaluate((element) => element.remove())
  await shareIn(one)
  const shared = (await eventsOf(page)).filter(({ type }) => type === 'shared')
  expect(shared.map(({ claims }) => claims?.['light'])).toEqual(['verde'])
})

test('an element that was removed is whole when it is added again', async () => {
  const page = await visit('/plain', { prepare: keepEvents })
  await typeIn(widgetIn(page), healthyShop)
  await eventually(async () => (await eventsOf(page)).some(({ type }) => type === 'started'))
  await page.evaluate(() => {
    const element = document.querySelector('semaforo-pyme') as HTMLElement
    element.remove()
    document.querySelector('main')?.prepend(element)
  })
  await diagnoseIn(widgetIn(page), failingShop)
  expect((await eventsOf(page)).map(({ type }) => type)).toEqual([
    'ready',
    'started',
    'ready',
    'started',
    'result',
  ])
})

test('a reload and Back leave the figures in the form, each widget its own', async () => {
  const page = await visit('/plain?id=uno', { prepare: keepEvents })
  const amount = () => widgetIn(page, '#uno').getByLabel('Activos corrientes', { exact: true })
  await typeIn(widgetIn(page, '#uno'), healthyShop)
  await page.reload()
  await eventually(async () => /150,000/.test(await amount().inputValue()))
  await page.evaluate(() => {
    const second = document.querySelector('semaforo-pyme')?.cloneNode() as HTMLElement
    second.id = 'dos'
    document.querySelector('main')?.append(second)
  })
  await page.locator('#dos').scrollIntoViewIfNeeded()
  const second = widgetIn(page, '#dos').getByLabel('Activos corrientes', { exact: true })
  expect(await second.inputValue()).toBe('')
  await page.goto(new URL('/bare', url()).href)
  await page.goBack()
  await eventually(async () => /150,000/.test(await amount().inputValue()))
  await calculateIn(widgetIn(page, '#uno'))
  await eventually(async () => (await eventsOf(page)).some(({ type }) => type === 'result'))
})

test.each([
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1100, height: 1500 },
  { width: 1280, height: 800 },
  { width: 1920, height: 2400 },
])('the frame fills its place, wherever a reload finds the page: $width × $height', async (viewport) => {
  const page = await visit('/plain', { viewport })
  const element = page.locator('semaforo-pyme')
  for (const part of [0, 0.25, 0.5, 0.75, 1]) {
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

test('the attributes are followed without a new frame, and colours that cannot be read are mended', async () => {
  const page = await visit('/plain?scheme=light')
  const widget = widgetIn(page)
  await typeIn(widget, healthyShop)
  const color = () =>
    widget
      .getByRole('button', { name: 'Calcular Diagnóstico' })
      .evaluate((button) => getComputedStyle(button).backgroundColor)
  const set = (attributes: Record<string, string>) =>
    page.locator('semaforo-pyme').evaluate((element, given) => {
      for (const [name, value] of Object.entries(given)) element.setAttribute(name, value)
    }, attributes)
  await set({ accent: '#7a1fa2', radius: '0' })
  await eventually(async () => (await color()) === 'rgb(122, 31, 162)')
  await set({ accent: '#ffff00' })
  await eventually(async () => (await color()) !== 'rgb(122, 31, 162)')
  expect(await color()).not.toBe('rgb(255, 255, 0)')
  await set({ scheme: 'dark' })
  await widget.locator('html[data-theme=dark]').waitFor()
  expect(await widget.getByLabel('Activos corrientes', { exact: true }).inputValue()).toMatch(/150,000/)
})

test('a value that an attribute cannot have is left out, with a word in the console', async () => {
  const said: string[] = []
  const page = await visit('/plain?accent=red&radius=900&mode=popup&challenge=corto', {
    faults: /semaforo-pyme: /,
    prepare: async (page) => {
      page.on('console', (message) => said.push(message.text()))
    },
  })
  await diagnoseIn(widgetIn(page), healthyShop)
  for (const name of ['accent', 'radius', 'mode', 'challenge'])
    expect(said.join('\n')).toContain(`semaforo-pyme: ${name}`)
})

test('calls that were made before the script is there are made when it is', async () => {
  const page = await visit('/queued', { faults: /semaforo-pyme: .*#1/ })
  await widgetIn(page).getByRole('button', { name: 'Calcular Diagnóstico' }).waitFor()
  expect(await page.locator('dialog').evaluate((dialog) => (dialog as HTMLDialogElement).open)).toBe(true)
  expect(await page.evaluate(() => (globalThis as unknown as { told: string[] }).told)).toEqual(['ready'])
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
  const summary = await eventually(async () => page.getByRole('status').first().textContent())
  expect((await verified(summary ?? '')).payload['nonce']).toBe('reto-del-despacho-0001')
  // Until a scrolled page is drawn, the browser gives a mouse's press to the frame that was there, with any frame.
  await page.evaluate(async () => {
    scrollTo(0, 0)
    for (let drawn = 0; drawn < 10; drawn += 1) await new Promise(requestAnimationFrame)
  })
  await page.getByRole('button', { name: 'Quitar' }).click()
  await page.getByRole('button', { name: 'Poner' }).click()
  await diagnoseIn(widgetIn(page), failingShop)
})

test('a widget that crashes says so in its frame and to its page, and can be tried again', async () => {
  const page = await visit('/plain', { prepare: keepEvents, faults: /NotFoundError/ })
  await page.locator('semaforo-pyme').scrollIntoViewIfNeeded()
  const widget = widgetIn(page)
  await typeIn(widget, healthyShop)
  // As an extension of the browser does, this moves what React takes away with the form.
  await widget.getByRole('region', { name: 'Formulario de evaluación' }).evaluate((form) => {
    const moved = document.createElement('div')
    form.replaceWith(moved)
    moved.append(form)
  })
  await widget.getByRole('button', { name: 'Calcular Diagnóstico' }).press('Enter')
  await widget.getByRole('heading', { name: 'Algo falló en esta sección' }).waitFor()
  expect((await eventsOf(page)).at(-1)).toEqual({ type: 'error', code: 'unavailable' })
  await widget.getByRole('button', { name: 'Intentar de nuevo' }).press('Enter')
  await diagnoseIn(widget, healthyShop)
})
