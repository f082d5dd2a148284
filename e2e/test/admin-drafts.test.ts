import type { Page } from 'playwright-core'
import { aPartner } from '../support/a-partner.ts'
import { at, enter, press } from '../support/account-steps.ts'
import { firstAdmin, logIn, signedInAs } from '../support/accounts.ts'
import { endAdminElsewhere } from '../support/end-elsewhere.ts'
import { eventually } from '../support/eventually.ts'
import { runningProduct } from '../support/product.ts'

const { visit, site } = runningProduct()

const admin = { email: firstAdmin.ADMIN_EMAIL, password: firstAdmin.ADMIN_PASSWORD }
const asAdmin = async (path: string) =>
  visit(path, { ...(await signedInAs(site(), admin)), faults: /status of 4\d\d/ })
const form = (page: Page) => page.locator('main form')
const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true })
const restored = (page: Page) => page.getByText('Esto escribías cuando terminó tu sesión.')

/** The session ends elsewhere while something is typed, and the admin comes back to where it was. */
async function comeBack(page: Page): Promise<void> {
  const { pathname } = new URL(page.url())
  await endAdminElsewhere(site(), page, admin)
  await enter(page, admin)
  await at(page, pathname)
  await restored(page).waitFor()
}

/** Another admin changes the description of a topic. */
async function describeElsewhere(topic: string, description: string): Promise<void> {
  const { token } = await logIn(site(), admin)
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const items = await (await fetch(new URL('/api/catalog/items', site().url), { headers })).json()
  const { tags } = items as { tags: { id: number; name: string; version: number }[] }
  const tag = tags.find(({ name }) => name === topic)
  await fetch(new URL(`/api/catalog/tags/${tag?.id}`, site().url), {
    method: 'PATCH',
    headers,
    body: JSON.stringify({ version: tag?.version, description }),
  })
}

test('a topic that was being edited is open again after signing in, and can be saved', async () => {
  const page = await asAdmin('/options/edit')
  await press(page, 'Editar: RESICO')
  await field(page, 'Descripción').fill('El régimen para quien empieza.')
  await comeBack(page)
  expect(await field(page, 'Descripción').inputValue()).toBe('El régimen para quien empieza.')
  await press(page, 'Guardar')
  await page.getByText('Tema guardado').waitFor()
  await page.getByText('El régimen para quien empieza.').waitFor()
  expect(await restored(page).count()).toBe(0)
})

test('opening another form leaves the one that is being typed, and both come back', async () => {
  const page = await asAdmin('/options/edit')
  const description = (name: string) =>
    form(page)
      .filter({ has: page.locator(`[value="${name}"]`) })
      .getByLabel('Descripción', { exact: true })
  await press(page, 'Editar: RFC y SAT')
  await description('RFC y SAT').fill('Quién te cobra, y con qué clave.')
  await press(page, 'Editar: Balance general')
  await description('Balance general').fill('Lo que tienes y lo que debes.')
  expect(await description('RFC y SAT').inputValue()).toBe('Quién te cobra, y con qué clave.')
  await endAdminElsewhere(site(), page, admin)
  await enter(page, admin)
  await at(page, '/options/edit')
  await description('RFC y SAT').waitFor()
  expect(await description('RFC y SAT').inputValue()).toBe('Quién te cobra, y con qué clave.')
  expect(await description('Balance general').inputValue()).toBe('Lo que tienes y lo que debes.')
  await form(page)
    .filter({ has: page.locator('[value="Balance general"]') })
    .getByRole('button', { name: 'Cancelar' })
    .press('Enter')
  const opener = page.getByRole('button', { name: 'Editar: Balance general' })
  await eventually(() => opener.evaluate((button) => button === document.activeElement))
})

test('a draft does not go over what somebody else has changed meanwhile', async () => {
  const page = await asAdmin('/options/edit')
  await press(page, 'Editar: CFDI 4.0')
  await field(page, 'Descripción').fill('Lo que yo escribía.')
  await endAdminElsewhere(site(), page, admin)
  await describeElsewhere('CFDI 4.0', 'Lo que otra persona guardó.')
  await enter(page, admin)
  await restored(page).waitFor()
  await press(page, 'Guardar')
  await page.getByText('Alguien lo cambió mientras tanto.', { exact: false }).waitFor()
  await press(page, 'Cancelar')
  await page.getByText('Lo que otra persona guardó.').waitFor()
})

test('a refused change leads to what somebody else saved, which can then be changed', async () => {
  const page = await asAdmin('/options/edit')
  await press(page, 'Editar: Flujo de efectivo')
  await field(page, 'Descripción').fill('Lo que yo escribía.')
  await describeElsewhere('Flujo de efectivo', 'Lo que otra persona cambió.')
  await press(page, 'Guardar')
  await page.getByText('Alguien lo cambió mientras tanto.', { exact: false }).waitFor()
  expect(await field(page, 'Descripción').inputValue()).toBe('Lo que yo escribía.')
  await press(page, 'Cancelar')
  await page.getByText('Lo que otra persona cambió.').waitFor()
  await press(page, 'Editar: Flujo de efectivo')
  await field(page, 'Descripción').fill('Lo que acordamos.')
  await press(page, 'Guardar')
  await page.getByText('Lo que acordamos.').waitFor()
})

test('the steps of a new roadmap are kept with it', async () => {
  const page = await asAdmin('/options/edit')
  await press(page, 'Nuevo roadmap')
  await field(page, 'Nombre').fill('Tu primer crédito')
  for (const name of ['Crédito PyME', 'Nivel de endeudamiento'])
    await page.getByLabel('Agregar un tema').selectOption({ label: name })
  await comeBack(page)
  expect(await field(page, 'Nombre').inputValue()).toBe('Tu primer crédito')
  await form(page).getByRole('button', { name: 'Quitar: Nivel de endeudamiento' }).waitFor()
  await press(page, 'Cancelar')
  await press(page, 'Nuevo roadmap')
  expect(await field(page, 'Nombre').inputValue()).toBe('')
})

test("a partner's fields and sites are kept, and can be dropped", async () => {
  const partner = await aPartner(site())
  const page = await asAdmin(`/options/aliados/${partner.id}`)
  await field(page, 'Nombre').fill('Banco Verde')
  await press(page, 'Agregar otro sitio')
  await page.keyboard.type('https://otro.example')
  await comeBack(page)
  expect(await field(page, 'Nombre').inputValue()).toBe('Banco Verde')
  expect(await field(page, 'Sitio 2').inputValue()).toBe('https://otro.example')
  await press(page, 'Descartarlo')
  expect(await field(page, 'Nombre').inputValue()).toBe(partner.name)
  expect(await field(page, 'Sitio 2').count()).toBe(0)
})
