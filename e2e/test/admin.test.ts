import type { Locator } from 'playwright-core'
import { use } from '../support/a-partner.ts'
import { at, enter, press } from '../support/account-steps.ts'
import { anAccount, logIn, signedIn, signedInAs } from '../support/accounts.ts'
import { eventually, pollApi } from '../support/eventually.ts'
import { isFocused } from '../support/focus.ts'
import { runningProduct } from '../support/product.ts'

const { visit, site } = runningProduct()

const asAdmin = async (path: string, options: object = {}) =>
  visit(path, { ...(await signedIn(site(), 'admin')), faults: /status of 4\d\d/, ...options })

test('what an admin decides about a user reaches the pages that the user has open', async () => {
  const person = await anAccount(site(), { firstName: 'Berta', lastName: 'Ruiz' })
  const asThem = async (path: string) =>
    visit(path, { ...(await signedInAs(site(), person)), faults: /status of 4\d\d/ })
  const before = await asThem('/options')
  await at(before, '/home')
  expect(await before.getByRole('link', { name: 'Opciones' }).count()).toBe(0)

  const page = await asAdmin('/options')
  const act = async (action: string) => {
    await press(page, 'Acciones: Berta Ruiz')
    await press(page, `${action}: Berta Ruiz`)
  }
  // The menu, its action and the question are reached by the keyboard, which begins at what changes nothing.
  await page.getByRole('button', { name: 'Acciones: Berta Ruiz' }).press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await isFocused(page, { textContent: 'Cancelar' })
  await page.keyboard.press('Escape')
  await isFocused(page, { ariaLabel: 'Acciones: Berta Ruiz' })
  await act('Hacer admin')
  await page.getByRole('dialog').getByRole('button', { name: 'Hacer admin' }).click()
  await page.getByText('Rol actualizado').waitFor()
  const theirs = await asThem('/options')
  await theirs.getByText('admin@semaforo.mx').waitFor()

  await act('Quitar admin')
  await theirs.getByRole('searchbox').fill('ana')
  await at(theirs, '/home')
  const told = theirs.getByRole('dialog', { name: 'Tu sesión de administrador terminó' })
  await told.getByRole('link', { name: 'Iniciar sesión' }).click()
  await at(theirs, '/login')
  await enter(theirs, person)
  await theirs.getByRole('banner').getByRole('link', { name: 'Perfil' }).waitFor()
  await theirs.goto(new URL('/profile/info', site().url).href)
  await theirs.getByText(person.email).waitFor()
  await act('Desactivar')
  await at(theirs, '/login')
  await enter(theirs, person)
  await theirs.getByRole('alert').waitFor()
  await act('Activar')
  await pollApi(() => logIn(site(), person))
  await press(theirs, 'Entrar')
  await at(theirs, '/profile/info')

  await act('Eliminar permanentemente')
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar permanentemente' }).click()
  await page.getByText('Usuario eliminado permanentemente').waitFor()
  await isFocused(page, { textContent: 'Usuarios' })
  await at(theirs, '/login')
  await page.getByRole('link', { name: 'Auditoría' }).click()
  await page
    .getByText(/\(tú\) eliminó la cuenta de la persona \w{8}$/)
    .first()
    .waitFor()
})

test('a changed catalog and a changed order are what visitors see', async () => {
  const page = await asAdmin('/options/edit')
  const guest = await visit('/home')
  // A page that was composed just before a change may be served for half a minute more.
  const guestSees = (path: string, isAsExpected: () => Promise<boolean>) =>
    eventually(async () => {
      await guest.goto(new URL(path, site().url).href)
      await guest.getByRole('heading', { level: 2 }).first().waitFor()
      return isAsExpected()
    })
  await press(page, 'Nuevo tema')
  await page.getByLabel('Nombre').fill('Ahorro del dueño')
  await page.getByLabel('Descripción').fill('Cuánto puedes sacar sin dañar al negocio.')
  await press(page, 'Guardar')
  await page.getByText('Tema creado').waitFor()
  const topic = guest.getByRole('link', { name: 'Ahorro del dueño' })
  await guestSees('/home', async () => (await topic.count()) > 0)
  await press(page, 'Retirar: Ahorro del dueño')
  await page.getByText('Tema retirado.', { exact: false }).waitFor()
  await guestSees('/home', async () => (await topic.count()) === 0)

  await page.getByRole('button', { name: 'Bajar: Liquidez sin sustos' }).press('Enter')
  await isFocused(page, { ariaLabel: 'Bajar: Liquidez sin sustos' })
  const titles = () => guest.getByRole('heading', { level: 2 }).allTextContents()
  await guestSees('/roadmaps', async () => (await titles())[1] === 'Liquidez sin sustos')
})

test('a form with unsaved changes asks before a link, the way back or a reload leaves it', async () => {
  const page = await asAdmin('/options')
  const description = page.locator('main form').getByLabel('Descripción')
  const asked: string[] = []
  let leave = false
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type())
    await (leave ? dialog.accept() : dialog.dismiss())
  })
  await page.getByRole('link', { name: 'Recursos' }).click()
  await press(page, 'Editar: RESICO')
  await description.fill('El régimen para quien empieza.')
  await page.getByRole('link', { name: 'Usuarios' }).click()
  await eventually(async () => asked.length === 1)
  await page.evaluate(() => history.back())
  await eventually(async () => asked.length === 2)
  await page.evaluate(() => location.reload())
  await eventually(async () => asked.length === 3)
  expect(asked).toEqual(['confirm', 'confirm', 'beforeunload'])
  expect(await description.inputValue()).toBe('El régimen para quien empieza.')

  leave = true
  await page.getByRole('link', { name: 'Usuarios' }).click()
  await at(page, '/options/info')
  await page.getByRole('link', { name: 'Recursos' }).click()
  await press(page, 'Editar: RESICO')
  await description.fill('El régimen de quien empieza.')
  await press(page, 'Guardar')
  await page.getByText('Tema guardado').waitFor()
  await page.getByRole('link', { name: 'Usuarios' }).click()
  await at(page, '/options/info')
  expect(asked).toHaveLength(4)
})

test('on a phone what can be done to several and why it failed stay in view', async () => {
  const page = await asAdmin('/options/edit', { viewport: { width: 360, height: 740 } })
  await page.getByRole('checkbox', { name: 'Elegir: RESICO' }).check()
  const chosen = page.getByRole('group', { name: 'Temas elegidos' })
  await chosen.waitFor()
  for (let step = 0; step < 10; step++) {
    await page.evaluate(() => scrollBy({ top: -30, behavior: 'instant' }))
    expect(await uncovered(chosen)).toBe(true)
  }

  await press(page, 'Quitar la selección')
  await page.route('**/api/catalog/tags/*', (route) => route.fulfill({ status: 409, body: '' }))
  await press(page, 'Retirar: RESICO')
  const refusal = page.getByRole('alert').filter({ hasText: 'No se pudo guardar el cambio.' })
  await refusal.waitFor()
  await eventually(() => uncovered(refusal))
})

/** Whether all of an element is in view, and nothing lies over it. */
const uncovered = (element: Locator) =>
  element.evaluate((box) => {
    const { left, right, top, bottom } = box.getBoundingClientRect()
    for (let x = left + 4; x < right; x += 16)
      for (let y = top + 4; y < bottom; y += 8)
        if (!box.contains(document.elementFromPoint(x, y))) return false
    return true
  })

test('a new partner gets a key that counts, until it is replaced at once', async () => {
  const page = await asAdmin('/options')
  await page.getByRole('main').getByRole('link', { name: 'Aliados' }).click()
  await page.getByRole('link', { name: 'Nuevo aliado' }).click()
  await page.getByLabel('Nombre').fill('Banco Azul')
  await page.getByLabel('Sitio 1', { exact: true }).fill('https://www.bancoazul.example')
  await press(page, 'Crear aliado')
  await page.getByText('Aliado creado.', { exact: false }).waitFor()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const copiedKey = async () => {
    await press(page, 'Copiar: Clave actual')
    return page.evaluate(() => navigator.clipboard.readText())
  }
  const first = await eventually(async () => (await copiedKey()) || false)
  await pollApi(async () => (await use(site(), first, 'viewed')).ok)
  await page.reload()
  await page.getByText('El día con más vistas', { exact: false }).waitFor()

  await press(page, 'Cambiar la clave')
  const dialog = page.getByRole('dialog', { name: '¿Cambiar la clave de Banco Azul?' })
  await dialog.getByLabel('¿Hasta cuándo sirve la clave actual?').selectOption('0')
  await dialog.getByRole('button', { name: 'Cambiar la clave' }).click()
  await page.getByText('Clave cambiada.', { exact: false }).waitFor()
  const second = await eventually(async () => {
    const key = await copiedKey()
    return key !== first && key
  })
  await pollApi(async () => (await use(site(), second, 'viewed')).ok)
  await pollApi(async () => (await use(site(), first, 'viewed')).status === 403)
})
