import type { Page } from 'playwright-core'
import { emptyShell } from '../support/empty-shell.ts'
import { eventually } from '../support/eventually.ts'
import { isFocused } from '../support/focus.ts'
import { productOfRun } from '../support/product-of-run.ts'

const { visit } = productOfRun()

const topics = (page: Page) => page.getByRole('list', { name: 'Temas' }).getByRole('link')
const search = (page: Page) => page.getByRole('searchbox', { name: 'Busca un tema' })
const selected = (page: Page) => page.locator('#temas [aria-current="true"]')
const shown = (page: Page, topic: string) => page.getByRole('heading', { level: 3, name: topic }).waitFor()
const slug = (page: Page) => new URL(page.url()).searchParams.get('tema')

test('the hero offers one’s own light first, then to create an account and to explore the topics', async () => {
  const page = await visit('/home')
  const calls = page.locator('main').getByRole('link')
  expect(await calls.first().textContent()).toBe('Ver mi semáforo')
  expect(await calls.first().getAttribute('href')).toBe('/probar')
  await page.getByRole('heading', { level: 1, name: 'Tus números, claros en dos minutos' }).waitFor()
  const register = page.getByRole('link', { name: 'Crear cuenta gratis' })
  expect(await register.getAttribute('href')).toBe('/register')
  await page.getByRole('link', { name: 'Explorar temas' }).click()
  await eventually(() =>
    page.locator('#temas').evaluate((topics) => topics.getBoundingClientRect().top < 200),
  )
  await page.goBack()
  await register.click()
  await page.getByRole('heading', { level: 1, name: 'Crea tu cuenta' }).waitFor()
})

test('the call to action leads to the Semáforo, which a guest tries without an account', async () => {
  const page = await visit('/home')
  const closing = page.getByRole('region', { name: 'Semáforo PyME' })
  await closing.getByRole('link', { name: 'Evaluar mi negocio' }).click()
  await page.waitForURL('**/probar')
  await page.getByLabel('Activos corrientes', { exact: true }).waitFor()
})

test('all 24 topics are listed, and the panel asks to select one', async () => {
  const page = await visit('/home')
  await topics(page).first().waitFor()
  expect(await topics(page).count()).toBe(24)
  await page.getByText('Selecciona un tag para ver los videos').waitFor()
})

test('the panel begins with a topic and questions that lead to theirs', async () => {
  const page = await visit('/home')
  const panel = page.locator('#temas')
  await panel.getByText(/^Flujo de efectivo\. El dinero que entra/).waitFor()
  expect(await panel.getByRole('link', { name: 'Empezar aquí' }).getAttribute('href')).toBe(
    '/home?tema=flujo-de-efectivo',
  )
  const questions = panel.getByRole('link', { name: /^¿/ })
  expect(await questions.allTextContents()).toEqual([
    '¿Por qué vendo y no tengo caja?',
    '¿Cuánto debo vender para no perder?',
    '¿Me conviene pedir un crédito?',
  ])
  await questions.first().click()
  await shown(page, 'Flujo de efectivo')
})

test('a phone shows six topics with their hearts, and all of them on request', async () => {
  const page = await visit('/home?tema=resico', { viewport: { width: 360, height: 700 } })
  await shown(page, 'RESICO')
  const visible = () =>
    topics(page).evaluateAll((all) =>
      all.filter((link) => link.checkVisibility()).map((link) => link.textContent),
    )
  expect(await visible()).toHaveLength(7)
  expect((await visible()).at(-1)).toBe('RESICO')
  const list = page.getByRole('list', { name: 'Temas' })
  expect(await list.getByRole('button', { name: /^Me gusta: / }).count()).toBe(7)
  await page.getByRole('button', { name: 'Ver los 24' }).click()
  await eventually(async () => (await visible()).length === 24)
  await isFocused(page, { textContent: 'Estado de resultados' })
  expect(await page.getByRole('button', { name: /^Ver los/ }).count()).toBe(0)
  await search(page).fill('IVA')
  await eventually(async () => (await visible()).length === 1)
})

test('the search ignores accents and case, and marks the matches', async () => {
  const page = await visit('/home')
  await search(page).fill('CREDITO')
  await eventually(async () => (await topics(page).count()) === 3)
  const names = await topics(page).allTextContents()
  expect(names).toEqual(['Políticas de crédito', 'Crédito PyME', 'Buró de crédito empresarial'])
  expect(await topics(page).locator('mark').allTextContents()).toEqual(['crédito', 'Crédito', 'crédito'])
})

test('a search may have accents that the name does not have', async () => {
  const page = await visit('/home')
  await search(page).fill('  ráZÓN d')
  await eventually(async () => (await topics(page).count()) === 1)
  expect(await topics(page).locator('mark').allTextContents()).toEqual(['Razón d'])
})

test('a search without matches says so, and can be cleared', async () => {
  const page = await visit('/home')
  await search(page).fill('zzz')
  await page.getByText('No hay tags para mostrar.').waitFor()
  await page.locator('#temas').getByRole('button', { name: 'Borrar búsqueda' }).last().click()
  await eventually(async () => (await topics(page).count()) === 24)
  expect(await search(page).inputValue()).toBe('')
  expect(await search(page).evaluate((box) => box === document.activeElement)).toBe(true)
})

test('Enter opens the first topic that was found, and nothing before one searches', async () => {
  const page = await visit('/home')
  await search(page).press('Enter')
  expect(slug(page)).toBeNull()
  await search(page).fill('equilibrio')
  await search(page).press('Enter')
  await shown(page, 'Punto de equilibrio')
  expect(slug(page)).toBe('punto-de-equilibrio')
})

test('a selected topic shows its videos and is part of the address', async () => {
  const page = await visit('/home')
  await topics(page).filter({ hasText: 'Punto de equilibrio' }).click()
  await shown(page, 'Punto de equilibrio')
  await page
    .getByRole('button', { name: /^Reproducir: / })
    .first()
    .waitFor()
  expect(slug(page)).toBe('punto-de-equilibrio')
  expect(await selected(page).textContent()).toBe('Punto de equilibrio')
})

test('a shared address opens its topic', async () => {
  const page = await visit('/home?tema=capital-de-trabajo')
  await shown(page, 'Capital de trabajo')
  expect(await selected(page).textContent()).toBe('Capital de trabajo')
})

test('the address of an unknown topic asks to select one', async () => {
  const page = await visit('/home?tema=%3Cscript%3E')
  await page.getByText('Selecciona un tag para ver los videos').waitFor()
  expect(await selected(page).count()).toBe(0)
})

test('Back and Forward move through the selected topics', async () => {
  const page = await visit('/home')
  await topics(page).filter({ hasText: 'Balance general' }).click()
  await shown(page, 'Balance general')
  await topics(page).filter({ hasText: 'RESICO' }).click()
  await shown(page, 'RESICO')
  await page.goBack()
  await shown(page, 'Balance general')
  await page.goBack()
  await page.getByText('Selecciona un tag para ver los videos').waitFor()
  await page.goForward()
  await page.goForward()
  await shown(page, 'RESICO')
  expect(await selected(page).textContent()).toBe('RESICO')
})

test.each([
  ['an array of strings', ['Flujo de efectivo', 'Ñandú y café'], ['flujo-de-efectivo', 'nandu-y-cafe']],
  ['an object with strings', { tags: ['Buró de crédito'] }, ['buro-de-credito']],
  [
    'objects with tag_id and tag_name',
    { tags: [{ tag_id: 7, tag_name: 'Razón  de liquidez' }] },
    ['razon-de-liquidez'],
  ],
  ['objects whose slug is missing', [{ id: 1, name: 'ISR e IVA' }], ['isr-e-iva']],
])('topics are parsed from %s', async (_form, body, slugs) => {
  const page = await visit('/home', {
    prepare: async (page) => {
      await emptyShell(page)
      await page.route('**/api/catalog/tags', (route) => route.fulfill({ json: body }))
    },
  })
  await topics(page).first().waitFor()
  const links = await topics(page).evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(links).toEqual(slugs.map((one) => `/home?tema=${one}`))
})

test('a loading state is shown while topics are pending, and a failure can be retried', async () => {
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  let down = true
  const page = await visit('/home', {
    faults: /status of 503/,
    prepare: async (page) => {
      await emptyShell(page)
      await page.route('**/api/catalog/tags', async (route) => {
        await asked
        return down ? route.fulfill({ status: 503, body: 'down' }) : route.fallback()
      })
    },
  })
  await page.getByText('Cargando temas…').waitFor({ state: 'attached' })
  answer()
  await page.getByText('No hay tags para mostrar.').waitFor()
  down = false
  await page.locator('#temas').getByRole('button', { name: 'Intentar de nuevo' }).click()
  await eventually(async () => (await topics(page).count()) === 24)
})
