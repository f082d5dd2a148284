import { createTag } from '@semaforo/contracts'
import type { Page } from 'playwright-core'
import { logIn } from '../support/accounts.ts'
import { eventually } from '../support/eventually.ts'
import { laidOut } from '../support/laid-out.ts'
import { runningProduct } from '../support/product.ts'

const { visit, site } = runningProduct()

const main = (page: Page) => page.locator('main')
/** Opens a page without its document, which would bring the answers of its calls. */
const openInPage = (page: Page, path: string) =>
  page.evaluate((path) => history.pushState(null, '', path), path)
const title = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
const heart = (page: Page, name: string) =>
  page.getByRole('button', { name: `Me gusta: ${name}`, exact: true })
const around = (page: Page) => page.getByRole('navigation', { name: 'Temas vecinos' }).getByRole('link')
const path = (page: Page) => new URL(page.url()).pathname

test('the pages of topics are announced by their names', async () => {
  const page = await visit('/temas')
  const announced = () => page.locator('#announcements').textContent()
  await main(page).getByRole('link', { name: 'RESICO' }).first().click()
  await eventually(async () => (await announced()) === 'RESICO: lecciones para tu negocio')
  await around(page).last().click()
  await eventually(async () => {
    const name = await main(page).getByRole('heading', { level: 1 }).textContent()
    return name !== 'RESICO' && (await announced()) === `${name}: lecciones para tu negocio`
  })
})

test('a topic has its own page with its lessons in writing', async () => {
  const page = await visit('/temas/flujo-de-efectivo')
  await title(page, 'Flujo de efectivo')
  await main(page).getByText('El dinero que entra y sale de verdad').waitFor()
  const lessons = main(page).getByRole('article')
  expect(await lessons.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
    'Por qué vendes mucho y no te alcanza la caja',
    'Arma tu flujo de efectivo en cuatro renglones',
    'Mira tu caja con 13 semanas de anticipación',
    'Tu colchón: cuánto efectivo conviene guardar',
  ])
  const first = lessons.first()
  expect(await first.getByRole('heading', { level: 4 }).first().textContent()).toBe('Vender no es cobrar')
  await first.getByText(/La refaccionaria de Lupita vendió \$\s90,000 en mayo/).waitFor()
  expect(await first.getByRole('term').first().textContent()).toBe('Vendido')
  expect(await first.getByRole('definition').first().textContent()).toBe('$\u00a090,000')
  expect(await first.getByRole('listitem').allTextContents()).toContain('Compara cada viernes')
})

test('its name is in the tab and its description in the document', async () => {
  const page = await visit('/temas/resico')
  await title(page, 'RESICO')
  expect(await page.title()).toBe('RESICO: lecciones para tu negocio · Semáforo PyME')
  const description = await page.locator('meta[name=description]').getAttribute('content')
  expect(description).toMatch(/^El Régimen Simplificado de Confianza/)
})

test('it plays the videos of the topic', async () => {
  const page = await visit('/temas/cfdi-4-0')
  await main(page)
    .getByRole('button', { name: /^Reproducir: / })
    .first()
    .click()
  await page.frameLocator('iframe').getByRole('heading').waitFor()
})

test('it names the ratios of the Semáforo that it is about, and leads there', async () => {
  const page = await visit('/temas/cuentas-por-cobrar')
  await title(page, 'Cuentas por cobrar')
  const card = main(page).getByRole('region', { name: 'En tu semáforo' })
  expect(await card.getByRole('listitem').locator('b').allTextContents()).toEqual([
    'Días de cartera',
    'Ventas a crédito',
  ])
  expect(await card.getByRole('link').getAttribute('href')).toBe('/minegocio')
})

test('it names the roadmaps with it, with their steps as links', async () => {
  const page = await visit('/temas/flujo-de-efectivo')
  const card = main(page).getByRole('region', { name: 'Es parte de estos roadmaps' })
  await card.getByText('Paso 2 de 3').waitFor()
  expect(await card.locator('[aria-current]').allTextContents()).toEqual([
    'Flujo de efectivo',
    'Flujo de efectivo',
  ])
  await card.getByRole('link', { name: 'Razón de liquidez' }).click()
  await title(page, 'Razón de liquidez')
  await main(page)
    .getByRole('region', { name: 'Es parte de este roadmap' })
    .getByText('Paso 3 de 4')
    .waitFor()
  await page.getByRole('link', { name: 'Liquidez sin sustos' }).click()
  await title(page, 'Liquidez sin sustos')
})

test('neighbours, breadcrumbs, Back and Forward lead through the topics', async () => {
  const page = await visit('/temas/flujo-de-efectivo')
  await title(page, 'Flujo de efectivo')
  expect(await around(page).evaluateAll((all) => all.map((link) => link.getAttribute('rel')))).toEqual([
    'next',
  ])
  await around(page).last().click()
  await title(page, 'Capital de trabajo')
  expect(await around(page).evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/temas/flujo-de-efectivo',
    '/temas/razon-de-liquidez',
  ])
  expect(await page.title()).toMatch(/^Capital de trabajo/)
  await page.goBack()
  await title(page, 'Flujo de efectivo')
  expect(await page.title()).toMatch(/^Flujo de efectivo/)
  await page.goForward()
  await title(page, 'Capital de trabajo')
  await page.getByRole('navigation', { name: 'Dónde estás' }).getByRole('link', { name: 'Temas' }).click()
  await title(page, 'Todos los temas')
  expect(await page.title()).toBe('Todos los temas · Semáforo PyME')
})

test('the links to the neighbours stay in their place when the list of lessons grows', async () => {
  const { promise: mayArrive, resolve: letArrive } = Promise.withResolvers<void>()
  const page = await visit('/temas/flujo-de-efectivo', {
    prepare: (page) => page.route('**/api/videos?*', (route) => mayArrive.then(() => route.continue())),
  })
  const top = () =>
    around(page)
      .last()
      .evaluate((link) => link.getBoundingClientRect().top + scrollY)
  await laidOut(page)
  const before = await top()
  letArrive()
  await main(page).getByRole('region', { name: 'Sigue aprendiendo' }).waitFor()
  expect(await top()).toBe(before)
})

test('all topics are on one page, each a link to its own', async () => {
  const page = await visit('/temas')
  await title(page, 'Todos los temas')
  const links = main(page).getByRole('listitem').getByRole('link')
  await main(page).getByRole('link', { name: 'RESICO' }).waitFor()
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(hrefs.filter((href) => href?.startsWith('/temas/'))).toHaveLength(24)
  await main(page).getByRole('link', { name: 'RESICO' }).click()
  await title(page, 'RESICO')
})

test('the panel of the home page leads to the page of its topic', async () => {
  const page = await visit('/home?tema=punto-de-equilibrio')
  await page.getByRole('link', { name: 'Leer sobre este tema' }).click()
  await title(page, 'Punto de equilibrio')
  expect(path(page)).toBe('/temas/punto-de-equilibrio')
})

test('the heart is that of the home page', async () => {
  const page = await visit('/temas/prueba-acida')
  await heart(page, 'Prueba ácida').click()
  expect(await heart(page, 'Prueba ácida').getAttribute('aria-pressed')).toBe('true')
  await page.goto(new URL('/home', page.url()).href)
  await heart(page, 'Prueba ácida').waitFor()
  expect(await heart(page, 'Prueba ácida').getAttribute('aria-pressed')).toBe('true')
})

test('the keyboard reaches a lesson by its name', async () => {
  const page = await visit('/temas/isr-e-iva')
  await title(page, 'ISR e IVA')
  const contents = main(page).getByRole('region', { name: 'Lecciones' }).getByRole('link')
  await contents.last().focus()
  await page.keyboard.press('Enter')
  const lesson = main(page).getByRole('article').last()
  await eventually(() => lesson.evaluate((article) => article.getBoundingClientRect().top < innerHeight / 2))
  expect(await lesson.evaluate((article) => article.getBoundingClientRect().top)).toBeGreaterThan(60)
  expect(path(page)).toBe('/temas/isr-e-iva')
})

test.each(['no-existe', '%3Cscript%3E', 'a/b'])(
  '/temas/%s says that there is no such topic',
  async (slug) => {
    const page = await visit(`/temas/${slug}`, { faults: /404/ })
    await title(page, 'No encontramos ese tema')
    expect(await page.title()).toBe('No encontramos ese tema · Semáforo PyME')
    await main(page).getByRole('link', { name: 'Ver todos los temas' }).click()
    await title(page, 'Todos los temas')
  },
)

test('a failure can be tried again', async () => {
  const page = await visit('/nosotros', {
    faults: /ERR_FAILED/,
    prepare: (page) => page.route('**/api/catalog/tags/resico/page', (route) => route.abort()),
  })
  await openInPage(page, '/temas/resico')
  await title(page, 'No pudimos abrir esta página')
  await page.unrouteAll()
  await main(page).getByRole('button', { name: 'Intentar de nuevo' }).click()
  await title(page, 'RESICO')
})

test('a tag with markup in its name is shown as it is written', async () => {
  const { token } = await logIn(site())
  const name = '</script><script>alert(1)</script>'
  const answer = await fetch(new URL(createTag.path, site().url), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name, description: '<img src=x onerror=alert(1)>' }),
  })
  const { slug } = (await answer.json()) as { slug: string }
  await eventually(async () => (await fetch(new URL(`/temas/${slug}`, site().url))).ok)
  const page = await visit(`/temas/${slug}`)
  await title(page, name)
  await main(page).getByText('<img src=x onerror=alert(1)>').waitFor()
  expect(await main(page).getByRole('article').count()).toBe(0)
  expect(await page.title()).toBe(`${name} · Semáforo PyME`)
  await page.goto(new URL('/temas', page.url()).href)
  await main(page).getByRole('link', { name }).waitFor()
})

test('a catalog of 1,000 topics is listed whole', async () => {
  const tags = Array.from({ length: 1000 }, (_, index) => ({
    id: index + 1,
    name: `Tema ${index + 1} </script><script>`,
    slug: `tema-${index + 1}`,
    description: 'Algo que conviene saber. '.repeat(8).trim(),
  }))
  const page = await visit('/nosotros', {
    prepare: (page) => page.route('**/api/catalog/tags', (route) => route.fulfill({ json: { tags } })),
  })
  await openInPage(page, '/temas')
  await main(page).getByRole('link', { name: 'Tema 1000 ' }).waitFor()
  expect(await main(page).locator('a[href^="/temas/tema-"]').count()).toBe(1000)
})
