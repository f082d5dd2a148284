import type { Page } from 'playwright-core'
import { at } from '../support/account-steps.ts'
import { anAccount, signedInAs } from '../support/accounts.ts'
import { emptyShell } from '../support/empty-shell.ts'
import { eventually } from '../support/eventually.ts'
import { isFocused } from '../support/focus.ts'
import { productOfRun } from '../support/product-of-run.ts'

const { site, visit } = productOfRun()

const title = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const heart = (page: Page, name: string) =>
  page.getByRole('button', { name: `Me gusta: ${name}`, exact: true })
const answering = (json: unknown) => ({
  prepare: async (page: Page) => {
    await emptyShell(page)
    await page.route('**/api/catalog/roadmaps', (route) => route.fulfill({ json }))
  },
})

test('the eight roadmaps are in order, collapsed, with a note on where to see videos', async () => {
  const page = await visit('/roadmaps')
  await title(page, 'Liquidez sin sustos').waitFor()
  const titles = await page.getByRole('heading', { level: 2 }).allTextContents()
  expect(titles).toEqual([
    'Liquidez sin sustos',
    'Entiende tus estados financieros',
    'Precios y rentabilidad',
    'Inventario que rota',
    'Cobra a tiempo',
    'Deuda bajo control',
    'Cumple con el SAT',
    'Planea tu negocio',
  ])
  expect(await page.locator('[aria-expanded="true"]').count()).toBe(0)
  await page.getByText('Los videos se ven en Inicio').waitFor()
})

test('the title of a roadmap toggles its tags, shown in order', async () => {
  const page = await visit('/roadmaps')
  await title(page, 'Cumple con el SAT').click()
  const tags = page.getByRole('list').filter({ hasText: 'CFDI 4.0' }).last().getByRole('link')
  await tags.first().waitFor()
  expect(await tags.allTextContents()).toEqual(['RFC y SAT', 'CFDI 4.0', 'RESICO', 'ISR e IVA'])
  await title(page, 'Cumple con el SAT').click()
  await page.getByRole('link', { name: 'CFDI 4.0' }).waitFor({ state: 'hidden' })
})

test('a card says what a roadmap promises and how long it takes, and leads to its first topic', async () => {
  const page = await visit('/roadmaps')
  const card = page.getByRole('article').filter({ has: title(page, 'Cobra a tiempo') })
  await card.getByText('Fía solo a quien paga').waitFor()
  await card.getByText('3 temas · 6 minutos de lecciones').waitFor()
  await card.getByRole('link', { name: 'Empezar con Cobra a tiempo' }).click()
  await page.getByRole('heading', { level: 1, name: 'Políticas de crédito' }).waitFor()
})

test('the cards leave no hole in the grid, also where one is open or the last one alone', async () => {
  const page = await visit(
    '/roadmaps',
    answering([1, 2, 3].map((id) => ({ id, title: `Ruta ${id}`, tags: ['Flujo de efectivo'] }))),
  )
  await title(page, 'Ruta 1').click()
  const boxes = await page.getByRole('article').evaluateAll((all) =>
    all.map((card) => {
      const { top, bottom, left, right } = card.getBoundingClientRect()
      return { top, bottom, left, right }
    }),
  )
  const [first, second, last] = boxes
  expect([second?.top, second?.bottom]).toEqual([first?.top, first?.bottom])
  expect([last?.left, last?.right]).toEqual([first?.left, second?.right])
})

test('a tag of a roadmap links to its videos on Home', async () => {
  const page = await visit('/roadmaps')
  await title(page, 'Cumple con el SAT').click()
  await page.getByRole('link', { name: 'CFDI 4.0' }).click()
  await page.getByRole('heading', { level: 3, name: 'CFDI 4.0' }).waitFor()
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/home?tema=cfdi-4-0')
})

test.each([0, -1, 1.5, 'abc', null])('a roadmap with the id %p cannot be liked', async (id) => {
  const page = await visit('/roadmaps', answering([{ id, title: 'Ruta rara', tags: ['Flujo de efectivo'] }]))
  await page.getByText('No disponible (id inválido)').waitFor()
  expect(await heart(page, 'Ruta rara').isDisabled()).toBe(true)
  await title(page, 'Ruta rara').click()
  await page.getByRole('link', { name: 'Flujo de efectivo' }).waitFor()
})

test('roadmaps are parsed in every documented form', async () => {
  const page = await visit(
    '/roadmaps',
    answering([
      { id: 2, name: 'Segunda', position: 2, tags: [{ tag_id: 9, tag_name: 'Ñandú y café', position: 1 }] },
      {
        id: 1,
        title: 'Primera',
        position: 1,
        tags: [
          { id: 5, name: 'B', slug: 'b', position: 2 },
          { id: 4, name: 'A', slug: 'a', position: 1 },
        ],
      },
      'no es un roadmap',
    ]),
  )
  await title(page, 'Primera').click()
  await title(page, 'Segunda').click()
  expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual(['Primera', 'Segunda'])
  const links = page.locator('main').getByRole('listitem').getByRole('link')
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(hrefs).toEqual(['/home?tema=a', '/home?tema=b', '/home?tema=nandu-y-cafe'])
})

test.each([[[]], [{ roadmaps: [] }], [{}], [null], ['texto']])(
  'without roadmaps (%j) the empty state is shown',
  async (json) => {
    const page = await visit('/roadmaps', answering(json))
    await page.getByText('No hay datos disponibles').waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Ver los temas' }).waitFor()
    expect(await page.getByText('No pudimos').count()).toBe(0)
  },
)

test('a loading state is shown while roadmaps are pending', async () => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  const page = await visit('/roadmaps', {
    prepare: async (page) => {
      await emptyShell(page)
      await page.route('**/api/catalog/roadmaps', async (route) => {
        await held
        await route.fallback()
      })
    },
  })
  await page.getByText('Cargando roadmaps…').waitFor()
  answer()
  await title(page, 'Liquidez sin sustos').waitFor()
  expect(await page.getByText('Cargando roadmaps…').count()).toBe(0)
})

test('a failing catalog shows an empty state, and a retry loads the roadmaps once it is back', async () => {
  const page = await visit('/roadmaps', {
    faults: /ERR_FAILED/,
    prepare: async (page) => {
      await emptyShell(page)
      await page.route('**/api/catalog/roadmaps', (route) => route.abort())
    },
  })
  await page.getByText('No hay datos disponibles').waitFor()
  await page.getByText('No pudimos traer los roadmaps.').waitFor()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await title(page, 'Liquidez sin sustos').waitFor()
})

test.each([360, 1280])(
  'at %i px «Ir a Inicio» leads to the topics of that page, and they stay there',
  async (width) => {
    const page = await visit('/roadmaps', { viewport: { width, height: 500 } })
    await page.getByRole('link', { name: 'Ir a Inicio' }).first().click()
    await at(page, '/home')
    await isFocused(page, { id: 'temas' })
    const topics = page.locator('#temas')
    await page.getByRole('slider').first().waitFor()
    await eventually(() => topics.evaluate((topics) => Math.abs(topics.getBoundingClientRect().top) < 200))
  },
)

test('«Explorar temas» of an empty profile leads to the topics, whose frontend has yet to load', async () => {
  const page = await visit('/profile/favorites', {
    ...(await signedInAs(site(), await anAccount(site()))),
    viewport: { width: 1280, height: 500 },
  })
  await page.getByRole('link', { name: 'Explorar temas' }).first().click()
  await at(page, '/home')
  await isFocused(page, { id: 'temas' })
  const topics = page.locator('#temas')
  await eventually(() => topics.evaluate((topics) => Math.abs(topics.getBoundingClientRect().top) < 200))
})
