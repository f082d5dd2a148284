import type { Page } from 'playwright-core'
import { at } from '../support/account-steps.ts'
import { eventually } from '../support/eventually.ts'
import { productOfRun } from '../support/product-of-run.ts'

const { visit } = productOfRun()

const search = (page: Page) => page.getByRole('searchbox', { name: 'Busca un tema' })
const within = (page: Page, name: string) =>
  page.locator('#temas').getByRole('region', { name }).getByRole('link')

test('a name with a typo is found, and Enter opens it', async () => {
  const page = await visit('/home')
  await search(page).fill('flujo efectibo')
  await within(page, 'Quizá buscas').filter({ hasText: 'Flujo de efectivo' }).waitFor()
  await search(page).press('Enter')
  await page.getByRole('heading', { level: 3, name: 'Flujo de efectivo' }).waitFor()
})

test('what a lesson says is found with its scene, by keys too, and opens there each time', async () => {
  const page = await visit('/home')
  // The second time the topic is at hand, and shown at once.
  for (let visits = 0; visits < 2; visits++) {
    await search(page).fill('proveedores')
    const first = within(page, 'En las lecciones').first()
    await first.waitFor()
    await page
      .getByRole('status')
      .filter({ hasText: /resultados? más$/ })
      .waitFor()
    expect(await first.locator('mark').first().textContent()).toMatch(/^proveedor/i)
    const [path, scene] = (await first.getAttribute('href'))?.split('#') ?? []
    await first.focus()
    await page.keyboard.press('Enter')
    await at(page, path as string)
    const place = page.locator(`[id="${scene}"]`)
    await place.waitFor()
    await eventually(() => place.evaluate((scene) => scene === document.activeElement))
    await eventually(() => place.evaluate((scene) => Math.abs(scene.getBoundingClientRect().top) < 400))
    await page.goBack()
  }
})

test('where nothing is found it says so, and what to try', async () => {
  const page = await visit('/home')
  await search(page).fill('xyzxyz')
  await page.getByText('No hay tags para mostrar.').waitFor()
  await page.getByText('En las lecciones no encontramos nada con eso.').waitFor()
})

test('Enter opens nothing that an earlier search has found', async () => {
  const page = await visit('/home')
  await search(page).fill('proveedores')
  await within(page, 'En las lecciones').first().waitFor()
  await search(page).fill('xyzxyz')
  await search(page).press('Enter')
  await page.getByText('En las lecciones no encontramos nada con eso.').waitFor()
  await at(page, '/home')
})

test('while lessons cannot be searched the names of topics can', async () => {
  const page = await visit('/home', { faults: /Failed to load resource/ })
  await page.route('**/api/catalog/search*', (route) => route.abort())
  await search(page).fill('inventario')
  await page.getByText('Por ahora no podemos buscar en las lecciones.').waitFor()
  await page.locator('#temas').getByRole('link', { name: 'Control de inventarios' }).waitFor()
})
