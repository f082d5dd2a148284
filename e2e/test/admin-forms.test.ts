import type { Page } from 'playwright-core'
import { at, press } from '../support/account-steps.ts'
import { firstAdmin, logIn, signedInAs } from '../support/accounts.ts'
import { eventually } from '../support/eventually.ts'
import { runningProduct } from '../support/product.ts'

const { visit, site } = runningProduct()

const admin = { email: firstAdmin.ADMIN_EMAIL, password: firstAdmin.ADMIN_PASSWORD }
const asAdmin = async (path: string) =>
  visit(path, { ...(await signedInAs(site(), admin)), faults: /status of 4\d\d/ })
const form = (page: Page) => page.locator('main form')
const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true })

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

test('opening another form leaves the one that is being typed', async () => {
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
  await form(page)
    .filter({ has: page.locator('[value="Balance general"]') })
    .getByRole('button', { name: 'Cancelar' })
    .press('Enter')
  const opener = page.getByRole('button', { name: 'Editar: Balance general' })
  await eventually(() => opener.evaluate((button) => button === document.activeElement))
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

test('a form with unsaved changes asks before a link, the way back or a reload leaves it', async () => {
  const page = await asAdmin('/options')
  const asked: string[] = []
  let leave = false
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type())
    await (leave ? dialog.accept() : dialog.dismiss())
  })
  await page.getByRole('link', { name: 'Recursos' }).click()
  await press(page, 'Editar: RESICO')
  await field(page, 'Descripción').fill('El régimen para quien empieza.')
  await page.getByRole('link', { name: 'Usuarios' }).click()
  await eventually(async () => asked.length === 1)
  await page.evaluate(() => history.back())
  await eventually(async () => asked.length === 2)
  await page.evaluate(() => location.reload())
  await eventually(async () => asked.length === 3)
  expect(asked).toEqual(['confirm', 'confirm', 'beforeunload'])
  expect(await field(page, 'Descripción').inputValue()).toBe('El régimen para quien empieza.')

  leave = true
  await page.getByRole('link', { name: 'Usuarios' }).click()
  await at(page, '/options/info')
  await page.getByRole('link', { name: 'Recursos' }).click()
  await press(page, 'Editar: RESICO')
  await field(page, 'Descripción').fill('El régimen de quien empieza.')
  await press(page, 'Guardar')
  await page.getByText('Tema guardado').waitFor()
  await page.getByRole('link', { name: 'Usuarios' }).click()
  await at(page, '/options/info')
  expect(asked).toHaveLength(4)
})
