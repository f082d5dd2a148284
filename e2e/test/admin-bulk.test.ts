import type { Page } from 'playwright-core'
import { press } from '../support/account-steps.ts'
import { anAccount, closeOwnAccount, signedIn } from '../support/accounts.ts'
import { isFocused } from '../support/focus.ts'
import { runningProduct } from '../support/product.ts'

const { visit, site } = runningProduct()

const bar = (page: Page) => page.getByRole('group', { name: 'Usuarios elegidos' })
const row = (page: Page, text: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: text })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

/** The users with one family name, listed for an admin. */
async function listed(lastName: string, count: number) {
  const people = []
  for (let at = 0; at < count; at++)
    people.push(await anAccount(site(), { firstName: `Ana ${at}`, lastName }))
  const page = await visit('/options', {
    ...(await signedIn(site(), 'admin')),
    faults: /status of 4\d\d/,
  })
  await page.getByRole('searchbox').fill(lastName)
  await row(page, 'admin@semaforo.mx').waitFor({ state: 'detached' })
  await row(page, lastName)
    .nth(count - 1)
    .waitFor()
  return { page, people }
}

test('several users are deactivated after one question', async () => {
  const { page } = await listed('Ferrer', 3)
  await page.getByRole('checkbox', { name: 'Elegir a Ana 0 Ferrer' }).check()
  await bar(page).getByText('1 elegido').waitFor()
  await bar(page).getByRole('button', { name: 'Quitar la selección' }).press('Enter')
  await isFocused(page, { textContent: 'Usuarios' })
  await page.getByRole('checkbox', { name: 'Elegir a Ana 0 Ferrer' }).check()
  await bar(page).getByRole('button', { name: 'Elegir a los 3 de esta página' }).press('Enter')
  await isFocused(page, { textContent: '3 elegidos' })
  await bar(page).getByRole('button', { name: 'Desactivar' }).click()
  const asked = dialog(page, '¿Desactivar 3 cuentas?')
  await asked.getByRole('button', { name: 'Cancelar' }).click()
  await bar(page).getByText('3 elegidos').waitFor()
  await bar(page).getByRole('button', { name: 'Desactivar' }).click()
  await asked.getByRole('button', { name: 'Desactivar' }).click()
  await page.getByText('3 cuentas desactivadas').waitFor()
  await bar(page).waitFor({ state: 'detached' })
  await row(page, 'Inactivo').nth(2).waitFor()
})

test('who could not be changed is named with the reason, stays chosen, and can be tried again', async () => {
  const { page } = await listed('Quiroga', 2)
  for (const at of [0, 1]) await page.getByRole('checkbox', { name: `Elegir a Ana ${at} Quiroga` }).check()
  let refused = 1
  const { promise: seen, resolve: goOn } = Promise.withResolvers<void>()
  await page.route('**/api/users/*', async (route) => {
    if (refused-- > 0)
      return route.fulfill({ status: 409, json: { message: 'Esa cuenta la cerró su dueño.' } })
    await seen
    return route.fallback()
  })
  await bar(page).getByRole('button', { name: 'Desactivar' }).click()
  const asked = dialog(page, '¿Desactivar 2 cuentas?')
  await asked.getByRole('button', { name: 'Desactivar' }).click()
  await asked.getByRole('status').getByText('Van 1 de 2…').waitFor()
  goOn()
  await page.getByText('1 cuenta desactivada').waitFor()
  await page.getByText('Una cuenta quedó como estaba:').waitFor()
  await page.getByText(/^Ana \d Quiroga: Esa cuenta la cerró su dueño\.$/).waitFor()
  await bar(page).getByText('1 elegido').waitFor()
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await row(page, 'Inactivo').nth(1).waitFor()
})

test('of the chosen users, those that were changed or erased since are left out of the question', async () => {
  const { page } = await listed('Robles', 3)
  for (const at of [0, 1, 2]) await page.getByRole('checkbox', { name: `Elegir a Ana ${at} Robles` }).check()
  await press(page, 'Desactivar: Ana 0 Robles')
  await page.getByText('Status actualizado').waitFor()
  await press(page, 'Eliminar permanentemente: Ana 2 Robles')
  await dialog(page, '¿Eliminar permanentemente a Ana 2 Robles?')
    .getByRole('button', { name: 'Eliminar permanentemente' })
    .click()
  await bar(page).getByText('2 elegidos').waitFor()
  await bar(page).getByRole('button', { name: 'Desactivar' }).click()
  const asked = dialog(page, '¿Desactivar 1 cuenta?')
  await asked.getByText('no podrá entrar hasta que la actives.').waitFor()
  await asked.getByRole('button', { name: 'Desactivar' }).click()
  await page.getByText('1 cuenta desactivada').waitFor()
})

test('an account that its owner closed is told apart, and activating it offers no way back to a block', async () => {
  const people = [0, 1].map((at) => ({ firstName: `Ana ${at}`, lastName: 'Salinas Cano' }))
  for (const person of people) await closeOwnAccount(site(), await anAccount(site(), person))
  const page = await visit('/options', await signedIn(site(), 'admin'))
  await page.getByRole('searchbox').fill('Salinas Cano')
  await row(page, 'Cerrada por su dueño').nth(1).waitFor()
  await press(page, 'Activar: Ana 0 Salinas Cano')
  await page.getByText('Status actualizado').waitFor()
  expect(await page.getByRole('button', { name: /^Deshacer/ }).count()).toBe(0)
  await row(page, 'Ana 0').getByText('Activo', { exact: true }).waitFor()
  await page.getByRole('checkbox', { name: 'Elegir a Ana 1 Salinas Cano' }).check()
  await bar(page).getByRole('button', { name: 'Activar' }).click()
  await dialog(page, '¿Activar 1 cuenta?').getByRole('button', { name: 'Activar' }).click()
  await page.getByText('1 cuenta activada').waitFor()
})

test('an account that its owner closed can be blocked', async () => {
  const person = await anAccount(site(), { firstName: 'Ana', lastName: 'Trejo Cano' })
  await closeOwnAccount(site(), person)
  const page = await visit('/options', await signedIn(site(), 'admin'))
  await page.getByRole('searchbox').fill('Trejo Cano')
  await press(page, 'Bloquear: Ana Trejo Cano')
  await row(page, 'Cerrada por su dueño').waitFor({ state: 'detached' })
  await row(page, 'Trejo').getByText('Inactivo').waitFor()
})

test('an order is taken back though topics were retired since', async () => {
  const page = await visit('/options/edit', await signedIn(site(), 'admin'))
  const topics = page.getByRole('region', { name: 'Temas', exact: true })
  const place = topics.getByRole('textbox', { name: 'Lugar de Prueba ácida' })
  const was = await place.inputValue()
  await place.fill('1')
  await place.press('Enter')
  await topics.getByText('Orden guardado').waitFor()
  for (const name of ['ISR e IVA', 'RESICO'])
    await topics.getByRole('checkbox', { name: `Elegir: ${name}` }).check()
  await topics.getByRole('group', { name: 'Temas elegidos' }).getByRole('button', { name: 'Retirar' }).click()
  await topics.getByRole('dialog').getByRole('button', { name: 'Retirar' }).click()
  await topics.getByText('Retirados (2)').waitFor()
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/order'))
  await press(page, 'Deshacer: el orden')
  expect((await saved).status()).toBe(200)
  expect(await page.getByRole('alert').count()).toBe(0)
  expect(await place.inputValue()).toBe(was)
  await topics.getByText('Retirados (2)').click()
  for (const name of ['ISR e IVA', 'RESICO']) await press(page, `Recuperar: ${name}`)
  await topics.getByText('Retirados (2)').waitFor({ state: 'detached' })
})

test('several topics are retired after one question, and restored together', async () => {
  const page = await visit('/options/edit', await signedIn(site(), 'admin'))
  const topics = page.getByRole('region', { name: 'Temas', exact: true })
  const chosen = topics.getByRole('group', { name: 'Temas elegidos' })
  const choose = (name: string) => topics.getByRole('checkbox', { name: `Elegir: ${name}` })
  const asked = (name: string) => topics.getByRole('dialog', { name })
  const names = ['ISR e IVA', 'RESICO']
  for (const name of names) await choose(name).check()
  await chosen.getByText('2 elegidos').waitFor()
  await chosen.getByRole('button', { name: 'Retirar' }).click()
  await asked('¿Retirar 2 temas?').getByRole('button', { name: 'Retirar' }).click()
  await topics.getByText('2 temas retirados').waitFor()
  await topics.getByText('Retirados (2)').waitFor()
  await topics.getByText('Retirados (2)').click()
  for (const name of names) await choose(name).check()
  await chosen.getByRole('button', { name: 'Recuperar' }).click()
  await asked('¿Recuperar 2 temas?').getByRole('button', { name: 'Recuperar' }).click()
  await topics.getByText('2 temas recuperados').waitFor()
  await topics.getByText('Retirados (2)').waitFor({ state: 'detached' })
  await choose('RESICO').waitFor()
})

test('what can be done to several stays over the rows, wherever one is in the list', async () => {
  const viewport = { width: 360, height: 740 }
  const page = await visit('/options/edit', { ...(await signedIn(site(), 'admin')), viewport })
  await page.getByRole('checkbox', { name: 'Elegir: RESICO' }).check()
  const chosen = page.getByRole('group', { name: 'Temas elegidos' })
  await chosen.waitFor()
  for (let step = 0; step < 10; step++) {
    await page.evaluate(() => scrollBy({ top: -30, behavior: 'instant' }))
    const covering = await chosen.evaluate((bar) => {
      const { left, right, top, bottom } = bar.getBoundingClientRect()
      const covered = []
      for (let x = left + 4; x < right; x += 16)
        for (let y = top + 4; y < bottom; y += 8) {
          const first = document.elementFromPoint(x, y)
          if (first && !bar.contains(first)) covered.push(first.outerHTML)
        }
      return covered
    })
    expect(covering).toEqual([])
  }
})
