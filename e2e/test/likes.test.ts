import { isDeepStrictEqual } from 'node:util'
import type { Page } from 'playwright-core'
import { eventually } from '../support/eventually.ts'
import { isFocused } from '../support/focus.ts'
import { runningProduct } from '../support/product.ts'

const { visit } = runningProduct()

const heart = (page: Page, name: string) =>
  page.getByRole('button', { name: `Me gusta: ${name}`, exact: true })
const liked = async (page: Page, name: string) =>
  (await heart(page, name).first().getAttribute('aria-pressed')) === 'true'
const favourites = (page: Page) => page.getByRole('region', { name: 'Tus roadmaps favoritos' })
const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('semaforo.preferences') ?? 'null') as unknown)

test("a guest's likes are stored in the documented form under one key", async () => {
  const page = await visit('/home')
  await heart(page, 'Flujo de efectivo').click()
  await heart(page, 'Prueba ácida').click()
  await page.goto(new URL('/roadmaps', page.url()).href)
  await heart(page, 'Cobra a tiempo').click()
  const both = { guest: { tags: { 1: true, 4: true }, roadmaps: { 5: true } } }
  await eventually(async () => isDeepStrictEqual(await stored(page), both))
})

test('the same heart removes a like', async () => {
  const page = await visit('/home')
  await heart(page, 'Flujo de efectivo').click()
  expect(await liked(page, 'Flujo de efectivo')).toBe(true)
  await heart(page, 'Flujo de efectivo').click()
  expect(await liked(page, 'Flujo de efectivo')).toBe(false)
  expect(await stored(page)).toEqual({ guest: { tags: {}, roadmaps: {} } })
})

test('likes survive a reload', async () => {
  const page = await visit('/home')
  await heart(page, 'RESICO').click()
  await page.reload()
  await heart(page, 'RESICO').waitFor()
  expect(await liked(page, 'RESICO')).toBe(true)
})

test('a like shows at once in every other tab and on every heart of the same item', async () => {
  const page = await visit('/home?tema=resico')
  await page.getByRole('heading', { level: 3, name: 'RESICO' }).waitFor()
  const other = await page.context().newPage()
  await other.goto(page.url())
  await heart(other, 'RESICO').first().waitFor()
  await heart(page, 'RESICO').first().click()
  expect(await heart(page, 'RESICO').count()).toBe(2)
  expect(await heart(page, 'RESICO').last().getAttribute('aria-pressed')).toBe('true')
  await eventually(() => liked(other, 'RESICO'))
})

test('liked roadmaps are on the home page with their tags, which link to their videos', async () => {
  const page = await visit('/roadmaps')
  await heart(page, 'Precios y rentabilidad').click()
  await page.getByRole('link', { name: 'Semáforo PyME' }).first().click()
  const card = favourites(page).getByRole('listitem').filter({ hasText: 'Precios y rentabilidad' })
  await card.first().waitFor()
  const tags = await card.first().getByRole('link').allTextContents()
  expect(tags).toEqual([
    'Costos fijos y variables',
    'Fijación de precios',
    'Margen de utilidad',
    'Punto de equilibrio',
  ])
  await card.getByRole('link', { name: 'Fijación de precios' }).click()
  await page.getByRole('heading', { level: 3, name: 'Fijación de precios' }).waitFor()
  await page
    .getByRole('button', { name: /^Reproducir: / })
    .first()
    .waitFor()
  const top = () => page.locator('h3', { hasText: 'Fijación de precios' }).first().boundingBox()
  await eventually(async () => ((await top())?.y ?? -1) >= 0 && ((await top())?.y ?? 1000) < 800)
})

test('a roadmap that is no longer liked is removed from the home page', async () => {
  const preferences = JSON.stringify({ guest: { tags: {}, roadmaps: { 1: true } } })
  const page = await visit('/home', {
    prepare: (page) =>
      page.addInitScript((value) => localStorage.setItem('semaforo.preferences', value), preferences),
  })
  await favourites(page).getByRole('heading', { name: 'Liquidez sin sustos' }).waitFor()
  await heart(page, 'Liquidez sin sustos').press('Enter')
  await favourites(page).getByText('Aquí aparecerán los roadmaps que te gusten').waitFor()
  // The focused heart is gone; keyboard navigation continues from the same section.
  await page.keyboard.press('Tab')
  await isFocused(page, { textContent: 'Ver roadmaps' })
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Roadmaps' }).waitFor()
})

test.each(['no json', '[]', '{"guest":{"tags":[1]}}'])(
  'unreadable stored likes (%s) count as none',
  async (value) => {
    const page = await visit('/home', {
      prepare: (page) =>
        page.addInitScript((text) => localStorage.setItem('semaforo.preferences', text), value),
    })
    await heart(page, 'RESICO').click()
    expect(await liked(page, 'RESICO')).toBe(true)
  },
)

test('if the browser refuses to store, likes last as long as the page', async () => {
  const page = await visit('/home', {
    prepare: (page) =>
      page.addInitScript(() => {
        Object.defineProperty(globalThis, 'localStorage', {
          get() {
            throw new DOMException('refused', 'SecurityError')
          },
        })
      }),
  })
  await heart(page, 'RESICO').click()
  expect(await liked(page, 'RESICO')).toBe(true)
})
