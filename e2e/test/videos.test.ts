import type { DemoFailure } from '@semaforo/catalog/demo'
import type { Page, Route } from 'playwright-core'
import { eventually } from '../support/eventually.ts'
import { runningProduct } from '../support/product.ts'

const { visit, provider } = runningProduct()

const facades = (page: Page) => page.getByRole('button', { name: /^Reproducir: / })
const panel = (page: Page) => page.getByRole('region', { name: '¿Qué quieres entender hoy?' })
const retry = (page: Page) => panel(page).getByRole('button', { name: 'Intentar de nuevo' })
const toTheEnd = (page: Page) => facades(page).last().scrollIntoViewIfNeeded()

/** A list too far below the viewport to load its next page by itself. */
const phone = { viewport: { width: 360, height: 500 } }

async function playFirst(page: Page) {
  await facades(page).first().click()
  const frame = page.frameLocator('iframe')
  const progress = frame.getByRole('slider', { name: 'Avance de la lección' })
  await progress.waitFor()
  return { frame, seconds: async () => Number(await progress.inputValue()) }
}

/** The first lesson, which stands at its beginning: it would go on while a test looks. */
async function pausedFirst(page: Page) {
  const { frame } = await playFirst(page)
  await frame.getByRole('button', { name: 'Pausar' }).click()
  const progress = frame.getByRole('slider', { name: 'Avance de la lección' })
  await progress.press('Home')
  return { frame, progress }
}

test('a topic starts with five videos and loads more until there are no more', async () => {
  const page = await visit('/home?tema=flujo-de-efectivo', phone)
  await facades(page).first().waitFor()
  expect(await facades(page).count()).toBe(5)
  const end = page.getByText('No hay más resultados.')
  expect(await end.count()).toBe(0)
  await eventually(async () => {
    await toTheEnd(page)
    return end.isVisible()
  })
  const titles = await facades(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
  expect(titles.length).toBeGreaterThan(5)
  expect(new Set(titles).size).toBe(titles.length)
})

test('the list of a topic holds its own lessons only; those of its neighbours come under their own heading', async () => {
  const page = await visit('/home?tema=flujo-de-efectivo', phone)
  const own = page.getByRole('list', { name: 'Lecciones de Flujo de efectivo' })
  const related = page.getByRole('region', { name: 'Sigue aprendiendo' })
  await related.getByText('Lecciones de temas cercanos a Flujo de efectivo.').waitFor()
  await eventually(async () => {
    await toTheEnd(page)
    return page.getByText('No hay más resultados.').isVisible()
  })
  expect(await own.getByRole('listitem').count()).toBe(4)
  expect(await related.getByRole('listitem').count()).toBeGreaterThan(4)
})

test('the card of a lesson shows its first scene and its length', async () => {
  const page = await visit('/home?tema=flujo-de-efectivo')
  const card = page.getByRole('listitem').filter({ hasText: 'Por qué vendes mucho y no te alcanza la caja' })
  await card.getByText('Vender no es cobrar').waitFor()
  await card.getByText('$\u00a090,000').waitFor()
  await card.getByText(/^Lecciones Semáforo · \d\d segundos$/).waitFor()
})

test('videos of others are one list, in which broadcasts are marked', async () => {
  const broadcasts = { uno: 'live', dos: 'upcoming' }
  const items = Object.entries(broadcasts).map(([id, broadcast]) => ({
    id: `video-${id}`,
    title: id,
    channelName: 'Finanzas MX',
    broadcast,
  }))
  const page = await visit('/home?tema=resico', {
    prepare: async (page) => {
      await page.route('**/api/videos?*', (route) => route.fulfill({ json: { items } }))
      await page.route(/ytimg/, (route) => route.fulfill({ body: '' }))
    },
  })
  const list = page.getByRole('list', { name: 'Videos de RESICO' })
  await list.waitFor()
  expect(await list.getByRole('listitem').count()).toBe(2)
  const marked = (text: string) => list.getByRole('listitem').filter({ hasText: text })
  await marked('Transmisión en vivo').getByText('uno').waitFor()
  await marked('Estreno o transmisión programada').getByText('dos').waitFor()
  expect(await page.getByText('Sigue aprendiendo').count()).toBe(0)
})

test('the next page is requested when the end of the list is within 200 px, not before', async () => {
  const page = await visit('/home?tema=flujo-de-efectivo', phone)
  await facades(page).first().waitFor()
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('pageToken')) asked.push(request.url())
  })
  const scrollEndTo = (below: number) =>
    page.evaluate(async (distance) => {
      const list = document.querySelector('#temas section ul')
      scrollBy({
        top: (list?.getBoundingClientRect().bottom ?? 0) - innerHeight - distance,
        behavior: 'instant',
      })
      // After two frames the intersection observer has handled this scroll.
      for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
    }, below)
  await scrollEndTo(320)
  expect(asked).toEqual([])
  await scrollEndTo(150)
  await eventually(() => asked.length === 1)
})

test('a provider that names a next page for ever is asked no more after three pages without a new video', async () => {
  const asked: string[] = []
  const page = await visit('/home?tema=flujo-de-efectivo', {
    prepare: (page) =>
      page.route('**/api/videos?*', async (route) => {
        asked.push(route.request().url())
        const answer = await (
          await route.fetch({
            url: route
              .request()
              .url()
              .replace(/&pageToken=.*/, ''),
          })
        ).json()
        await route.fulfill({ json: { ...answer, nextPageToken: `page${asked.length}` } })
      }),
  })
  await facades(page).first().waitFor()
  await eventually(async () => {
    await toTheEnd(page)
    return page.getByText('No hay más resultados.').isVisible()
  })
  expect(asked).toHaveLength(4)
  expect(await facades(page).count()).toBe(5)
})

test('the page states that the lessons are demonstrations', async () => {
  const page = await visit('/home?tema=resico')
  await page.getByText('Estas lecciones son demostraciones que preparamos para este sitio.').waitFor()
})

test('a clicked video plays in our own player: its time advances, and pause stops it', async () => {
  const page = await visit('/home?tema=punto-de-equilibrio')
  await facades(page).first().waitFor()
  expect(await page.locator('iframe').count()).toBe(0)
  const { frame, seconds } = await playFirst(page)
  const source = new URL((await page.locator('iframe').getAttribute('src')) ?? '', page.url())
  expect(source.origin).toBe(new URL(page.url()).origin)
  expect(source.pathname).toMatch(/^\/lecciones\//)
  const early = await seconds()
  await eventually(async () => (await seconds()) > early + 0.3)
  await frame.getByRole('button', { name: 'Pausar' }).click()
  await frame.getByRole('button', { name: 'Reproducir' }).waitFor()
  const held = await seconds()
  await frame.locator('body').evaluate(async () => {
    for (let frames = 0; frames < 12; frames++) await new Promise(requestAnimationFrame)
  })
  expect(await seconds()).toBe(held)
  await frame.getByRole('button', { name: 'Reproducir' }).click()
  await eventually(async () => (await seconds()) > held)
})

test('a lesson shows one scene after the other, and can be replayed at its end', async () => {
  const page = await visit('/home?tema=punto-de-equilibrio')
  await facades(page).first().waitFor()
  const { frame, progress } = await pausedFirst(page)
  await frame.getByText(/^1 de \d/).waitFor()
  await progress.press('ArrowRight')
  await progress.press('ArrowRight')
  await frame.getByText(/^2 de \d/).waitFor()
  for (let presses = 0; presses < 12; presses++) await progress.press('ArrowRight')
  await frame.getByRole('button', { name: 'Ver otra vez' }).click()
  await frame.getByText(/^1 de \d/).waitFor()
})

test('at the end of a lesson one is led to the questions about its topic', async () => {
  const page = await visit('/home?tema=punto-de-equilibrio')
  await facades(page).first().waitFor()
  const { frame } = await playFirst(page)
  await frame.getByRole('slider', { name: 'Avance de la lección' }).press('End')
  await page.getByRole('link', { name: 'Comprobar lo que aprendí' }).click()
  await page.waitForURL('**/temas/punto-de-equilibrio#preguntas')
  const questions = page.getByRole('heading', { name: '¿Ya lo dominas?' })
  await questions.waitFor()
  await eventually(() => questions.evaluate((heading) => heading === document.activeElement))
})

test('a lesson that was played to its end is marked, and the next one is offered and played', async () => {
  const page = await visit('/home?tema=punto-de-equilibrio')
  const cards = page.getByRole('list', { name: 'Lecciones de Punto de equilibrio' }).getByRole('listitem')
  await cards.first().waitFor()
  const labels = await facades(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
  const [first = '', second = ''] = labels.map((label) => label?.replace('Reproducir: ', ''))
  const { frame } = await playFirst(page)
  await cards
    .first()
    .getByText(/ · Empezada$/)
    .waitFor()
  const next = page.getByRole('button', { name: `Siguiente lección: ${second}` })
  expect(await next.count()).toBe(0)
  await frame.getByRole('slider', { name: 'Avance de la lección' }).press('End')
  await next.click()
  await page.locator(`iframe[title="${second}"]`).waitFor()
  await cards
    .first()
    .getByText(/ · Ya la viste$/)
    .waitFor()
  await page.reload()
  await cards
    .filter({ hasText: first })
    .getByText(/ · Ya la viste$/)
    .waitFor()
  await cards
    .filter({ hasText: second })
    .getByText(/ · Empezada$/)
    .waitFor()
})

test('a lesson can be played faster and slower', async () => {
  const page = await visit('/home?tema=punto-de-equilibrio')
  await facades(page).first().waitFor()
  const { frame, seconds } = await playFirst(page)
  const speed = frame.getByRole('button', { name: /^Velocidad: / })
  for (const next of ['Velocidad: 1.5×', 'Velocidad: 0.75×', 'Velocidad: 1×', 'Velocidad: 1.5×']) {
    await speed.click()
    expect(await speed.getAttribute('aria-label')).toBe(next)
  }
  const early = await seconds()
  await eventually(async () => (await seconds()) > early + 0.3)
})

test('on a phone a lesson stands upright, with words of at least 18 px and their figure', async () => {
  const page = await visit('/home?tema=flujo-de-efectivo', { viewport: { width: 360, height: 740 } })
  await facades(page).first().waitFor()
  const { frame } = await pausedFirst(page)
  await eventually(async () => {
    const box = await page.locator('iframe').boundingBox()
    return box !== null && box.height / box.width > 1.3
  })
  const words = frame.getByText('La refaccionaria de Lupita')
  await words.waitFor()
  expect(
    await words.evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize)),
  ).toBeGreaterThanOrEqual(18)
  await frame.getByRole('img', { name: /^Vendido: / }).waitFor()
})

test('one video plays at a time, and a player can be closed', async () => {
  const page = await visit('/home?tema=flujo-de-efectivo')
  await facades(page).first().waitFor()
  const first = await facades(page).nth(0).getAttribute('aria-label')
  await facades(page).nth(0).click()
  await page.locator('iframe').waitFor()
  await facades(page).nth(1).click()
  await page.getByRole('button', { name: first ?? '' }).waitFor()
  expect(await page.locator('iframe').count()).toBe(1)
  await page.getByRole('button', { name: /^Cerrar lección: / }).click()
  await eventually(async () => (await page.locator('iframe').count()) === 0)
})

test('selecting another topic stops the video', async () => {
  const page = await visit('/home?tema=flujo-de-efectivo')
  await facades(page).first().click()
  await page.locator('iframe').waitFor()
  await page.getByRole('list', { name: 'Temas' }).getByRole('link', { name: 'RESICO' }).click()
  await page.getByRole('heading', { level: 3, name: 'RESICO' }).waitFor()
  expect(await page.locator('iframe').count()).toBe(0)
})

test.each<[DemoFailure, string, string]>([
  ['timeout', 'balance-general', 'el proveedor de videos no responde; inténtalo de nuevo en unos minutos'],
  ['5xx', 'capital-de-trabajo', 'el proveedor de videos no responde; inténtalo de nuevo en unos minutos'],
  [
    'malformed',
    'razon-de-liquidez',
    'el proveedor de videos contestó algo que no se entiende; inténtalo de nuevo en unos minutos',
  ],
])(
  'a failing provider (%s) is explained, and a retry loads the videos once it is back',
  async (failure, slug, reason) => {
    provider().failWith(failure)
    const page = await visit(`/home?tema=${slug}`, { faults: /status of 50[23]/ })
    await page.getByRole('alert').getByText(`Error al cargar videos: ${reason}`).waitFor()
    provider().failWith(null)
    await retry(page).click()
    await facades(page).first().waitFor()
    expect(await page.getByText('Error al cargar videos').count()).toBe(0)
  },
)

test('a retry that fails again shows the error again', async () => {
  provider().failWith('5xx')
  const page = await visit('/home?tema=cfdi-4-0', { faults: /status of 503/ })
  await page.getByText(/^Error al cargar videos: /).waitFor()
  const [answer] = await Promise.all([page.waitForResponse('**/api/videos?*'), retry(page).click()])
  expect(answer.status()).toBe(503)
  await page.getByText(/^Error al cargar videos: /).waitFor()
})

test('a later page that fails keeps the list, and its retry continues from there', async () => {
  let down = true
  const laterPages = (route: Route) =>
    down && route.request().url().includes('pageToken')
      ? route.fulfill({ status: 502, contentType: 'text/html', body: 'bad gateway' })
      : route.fallback()
  const page = await visit('/home?tema=flujo-de-efectivo', {
    ...phone,
    faults: /status of 502/,
    prepare: (page) => page.route('**/api/videos?*', laterPages),
  })
  await facades(page).first().waitFor()
  const error = page.getByRole('alert').getByText(/^Error al cargar videos: el servicio no respondió/)
  await eventually(async () => {
    await toTheEnd(page)
    return error.isVisible()
  })
  expect(await facades(page).count()).toBe(5)
  down = false
  await retry(page).click()
  await eventually(async () => (await facades(page).count()) > 5)
})

test('a list that could not be refreshed in the background goes on loading', async () => {
  const page = await visit('/home?tema=flujo-de-efectivo', {
    ...phone,
    faults: /Failed to load resource/,
    prepare: (page) => page.clock.install(),
  })
  await facades(page).nth(4).waitFor()
  // Older than what counts as fresh: the connection that comes back has it read again.
  await page.clock.fastForward('11:00')
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/videos'))
  await page.route('**/api/videos?*', (route) => route.abort())
  await page.evaluate(() => {
    dispatchEvent(new Event('offline'))
    dispatchEvent(new Event('online'))
  })
  await failed
  await page.unroute('**/api/videos?*')
  await eventually(async () => {
    await toTheEnd(page)
    return (await facades(page).count()) > 5
  })
})

test('stale results are shown with a notice', async () => {
  const page = await visit('/home?tema=resico', {
    prepare: (page) =>
      page.route('**/api/videos?*', async (route) => {
        const answer = await route.fetch()
        await route.fulfill({ json: { ...(await answer.json()), stale: true } })
      }),
  })
  const notice = 'Por ahora no podemos buscar videos nuevos. Estos son los de nuestra última búsqueda.'
  await page.getByText(notice).waitFor()
  await facades(page).first().waitFor()
})

test('a topic without videos shows its empty state', async () => {
  const page = await visit('/home?tema=resico', {
    prepare: (page) => page.route('**/api/videos?*', (route) => route.fulfill({ json: { items: [] } })),
  })
  await page.getByText('No hay datos disponibles').waitFor()
})

test('an answer of another shape shows an error with a retry', async () => {
  const page = await visit('/home?tema=resico', {
    prepare: (page) => page.route('**/api/videos?*', (route) => route.fulfill({ json: { items: [{}] } })),
  })
  await page.getByText(/^Error al cargar videos: /).waitFor()
  await page.unrouteAll()
  await retry(page).click()
  await facades(page).first().waitFor()
})

test('offline an error is shown, and the page recovers online', async () => {
  const page = await visit('/home', { faults: /ERR_INTERNET_DISCONNECTED/ })
  await page.getByRole('link', { name: 'Margen de utilidad' }).waitFor()
  // What shows the videos comes once the page has nothing else to do.
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'Margen de utilidad' }).click()
  await page
    .getByText('Error al cargar videos: no tienes conexión a internet. Revísala e inténtalo de nuevo.')
    .waitFor()
  await page.context().setOffline(false)
  await facades(page).first().waitFor()
})

test('a video of the real provider plays in its cookie-free player, only after a click', async () => {
  const foreign: string[] = []
  const page = await visit('/home?tema=resico', {
    prepare: async (page) => {
      const items = [{ id: 'abc_DEF-123', title: 'RESICO en breve', channelName: 'Finanzas MX' }]
      await page.route('**/api/videos?*', (route) => route.fulfill({ json: { items } }))
      await page.route(/ytimg|youtube/, (route) => {
        foreign.push(new URL(route.request().url()).host)
        return route.fulfill({ contentType: 'text/html', body: '' })
      })
    },
  })
  await facades(page).first().waitFor()
  expect(foreign).not.toContain('www.youtube-nocookie.com')
  await facades(page).first().click()
  await eventually(() => foreign.includes('www.youtube-nocookie.com'))
  expect(await page.locator('iframe').getAttribute('src')).toMatch(
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/abc_DEF-123\?/,
  )
})

test.each([
  [150, 'Quien publicó este video no permite verlo en otros sitios.'],
  [100, 'Este video ya no existe o es privado.'],
])('a video whose player answers %i says so, and leads to its page at the provider', async (code, text) => {
  const player = `<script>
    addEventListener('message', ({ data, origin, source }) => {
      if (JSON.parse(data).func === 'addEventListener')
        source.postMessage(JSON.stringify({ event: 'onError', info: ${code} }), origin)
    })
  </script>`
  const page = await visit('/home?tema=resico', {
    prepare: async (page) => {
      const items = [{ id: 'abc_DEF-123', title: 'RESICO en breve', channelName: 'Finanzas MX' }]
      await page.route('**/api/videos?*', (route) => route.fulfill({ json: { items } }))
      await page.route(/ytimg/, (route) => route.fulfill({ body: '' }))
      await page.route(/youtube/, (route) => route.fulfill({ contentType: 'text/html', body: player }))
    },
  })
  await facades(page).first().click()
  const card = page.getByRole('listitem').filter({ hasText: 'RESICO en breve' })
  await card.getByRole('status').getByText(text).waitFor()
  const link = card.getByRole('link', { name: 'Ver en YouTube (en otra pestaña)' })
  expect(await link.getAttribute('href')).toBe('https://www.youtube.com/watch?v=abc_DEF-123')
})
