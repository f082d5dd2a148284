import type { Page } from 'playwright-core'
import { at, enter, heading, press } from '../support/account-steps.ts'
import { anAccount, logIn, signedIn, signedInAs } from '../support/accounts.ts'
import { eventually } from '../support/eventually.ts'
import { isFocused } from '../support/focus.ts'
import { runningProduct } from '../support/product.ts'

const { visit, site } = runningProduct()

const refused = /status of 4\d\d/
const people = (page: Page) => page.getByRole('main').getByRole('listitem').filter({ hasText: '@' })
const row = (page: Page, address: string) => people(page).filter({ hasText: address })
const asAdmin = async (path: string) => visit(path, { ...(await signedIn(site(), 'admin')), faults: refused })
/** A user, as the list shows them. */
const somebody = (id: string) => ({
  id,
  firstName: 'Ana',
  lastName: `Persona ${id}`,
  email: `${id}@correo.mx`,
  role: 'user',
  status: true,
  closedByOwner: false,
  createdAt: '2026-01-02T03:04:05.000Z',
})
const manyPeople = Array.from({ length: 20 }, (_, index) => somebody(String(index)))

test.each(['/options', '/options/info', '/options/edit'])(
  '%s redirects non-admins to /home',
  async (path) => {
    for (const session of [{}, await signedIn(site(), 'user')]) {
      const page = await visit(path, session)
      await page.waitForURL('**/home')
      expect(await page.getByRole('link', { name: 'Opciones' }).count()).toBe(0)
    }
  },
)

test('/options and /options/info show the users, and the header links there', async () => {
  const page = await asAdmin('/home')
  await page.getByRole('link', { name: 'Opciones' }).first().click()
  await row(page, 'admin@semaforo.mx').waitFor()
  await at(page, '/options')
  await page.getByRole('link', { name: 'Usuarios' }).click()
  await row(page, 'admin@semaforo.mx').waitFor()
  await at(page, '/options/info')
})

test('a role is changed, and the list shows it without a page load', async () => {
  const person = await anAccount(site())
  const page = await asAdmin('/options')
  await page.evaluate(() => Object.assign(globalThis, { stays: true }))
  const button = row(page, person.email).getByRole('button', { name: /^Hacer admin/ })
  await button.click()
  await page.getByText('Rol actualizado').waitFor()
  await row(page, person.email)
    .getByRole('button', { name: /^Quitar admin/ })
    .waitFor()
  await isFocused(page, { textContent: 'Quitar admin' })
  expect(await page.evaluate(() => 'stays' in globalThis)).toBe(true)
})

test('a changed role and a deactivation are undone with one press, which can be reached by the keyboard', async () => {
  const person = await anAccount(site())
  const page = await asAdmin('/options')
  const undo = page.getByRole('button', { name: `Deshacer: ${person.firstName} ${person.lastName}` })
  for (const [action, opposite] of [
    [/^Hacer admin/, /^Quitar admin/],
    [/^Desactivar/, /^Activar/],
  ] as const) {
    await row(page, person.email).getByRole('button', { name: action }).click()
    await row(page, person.email).getByRole('button', { name: opposite }).waitFor()
    await undo.focus()
    await page.keyboard.press('Enter')
    await row(page, person.email).getByRole('button', { name: action }).waitFor()
    await undo.waitFor({ state: 'detached' })
    await isFocused(page, { textContent: 'Usuarios' })
  }
})

test('an undo that fails says why, and can be tried again by the keyboard', async () => {
  const person = await anAccount(site())
  const page = await asAdmin('/options')
  await row(page, person.email)
    .getByRole('button', { name: /^Desactivar/ })
    .click()
  const undo = page.getByRole('button', { name: `Deshacer: ${person.firstName} ${person.lastName}` })
  await undo.waitFor()
  await page.route('**/api/users/*', (route) => route.fulfill({ status: 409, body: '' }))
  await undo.press('Enter')
  const failure = page.getByRole('alert').filter({ hasText: 'Error al actualizar' })
  await failure.waitFor()
  await page.unroute('**/api/users/*')
  await page.keyboard.press('Enter')
  await row(page, person.email).getByText('Activo', { exact: true }).waitFor()
  await failure.waitFor({ state: 'detached' })
})

test('a deactivated user loses access at once, and regains it when reactivated', async () => {
  const person = await anAccount(site())
  const theirs = await visit('/profile/info', { ...(await signedInAs(site(), person)), faults: refused })
  await theirs.getByText(person.email).waitFor()
  const page = await asAdmin('/options')
  await row(page, person.email)
    .getByRole('button', { name: /^Desactivar/ })
    .click()
  await page.getByText('Status actualizado').waitFor()
  await row(page, person.email).getByText('Inactivo').waitFor()
  await theirs.waitForURL((url) => url.pathname === '/login')
  await enter(theirs, person)
  await theirs.getByRole('alert').waitFor()

  await row(page, person.email)
    .getByRole('button', { name: /^Activar/ })
    .click()
  await row(page, person.email).getByText('Activo', { exact: true }).waitFor()
  await press(theirs, 'Entrar')
  await theirs.waitForURL((url) => url.pathname === '/profile/info')
})

test('a demoted admin is redirected from the options, and told why', async () => {
  const person = await anAccount(site())
  const page = await asAdmin('/options')
  await row(page, person.email)
    .getByRole('button', { name: /^Hacer admin/ })
    .click()
  await row(page, person.email)
    .getByRole('button', { name: /^Quitar admin/ })
    .waitFor()
  const theirs = await visit('/options', { ...(await signedInAs(site(), person)), faults: refused })
  await row(theirs, person.email).waitFor()
  await row(page, person.email)
    .getByRole('button', { name: /^Quitar admin/ })
    .click()
  await row(page, person.email)
    .getByRole('button', { name: /^Hacer admin/ })
    .waitFor()
  await theirs.getByRole('searchbox').fill('ana')
  await theirs.waitForURL('**/home')
  const told = theirs.getByRole('dialog', { name: 'Tu sesión de administrador terminó' })
  await told.getByRole('link', { name: 'Iniciar sesión' }).click()
  await told.waitFor({ state: 'detached' })
  await theirs.waitForURL('**/login?volver=%2Foptions')
})

test('a user is erased after a confirmation in the words of the button', async () => {
  const person = await anAccount(site(), { firstName: 'Berta', lastName: 'Ruiz' })
  const page = await asAdmin('/options')
  await row(page, person.email)
    .getByRole('button', { name: /^Eliminar permanentemente/ })
    .click()
  const dialog = page.getByRole('dialog', { name: '¿Eliminar permanentemente a Berta Ruiz?' })
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await row(page, person.email)
    .getByRole('button', { name: /^Eliminar permanentemente/ })
    .click()
  await dialog.getByRole('button', { name: 'Eliminar permanentemente' }).click()
  await page.getByText('Usuario eliminado permanentemente').waitFor()
  await row(page, person.email).waitFor({ state: 'detached' })
  await eventually(
    async () => (await page.evaluate(() => document.activeElement?.textContent)) === 'Usuarios',
  )
})

test('a refusal by the server shows the documented message', async () => {
  const person = await anAccount(site())
  const page = await asAdmin('/options')
  await row(page, person.email).waitFor()
  await page.route('**/api/users/*', (route) => route.fulfill({ status: 409, body: '' }))
  for (const [button, text] of [
    [/^Hacer admin/, 'Error al actualizar rol'],
    [/^Desactivar/, 'Error al actualizar status'],
  ] as const) {
    await row(page, person.email).getByRole('button', { name: button }).click()
    await page.getByText(text).waitFor()
  }
  await row(page, person.email)
    .getByRole('button', { name: /^Eliminar permanentemente/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar permanentemente' }).click()
  await page.getByRole('dialog').getByText('Error al eliminar cuenta').waitFor()
})

test('users are found by name, role and status; an admin cannot change their own account', async () => {
  const person = await anAccount(site(), { firstName: 'Óscar', lastName: 'Zúñiga' })
  const page = await asAdmin('/options')
  expect(await row(page, 'admin@semaforo.mx').getByRole('button').count()).toBe(0)
  await page.getByRole('searchbox').fill('zuniga')
  await eventually(async () => (await people(page).count()) === 1)
  await row(page, person.email).waitFor()
  await page.getByLabel('Rol').selectOption('admin')
  await page.getByText('No hay datos disponibles').waitFor()
  await press(page, 'Borrar búsqueda')
  await row(page, 'admin@semaforo.mx').waitFor()
  await page.getByLabel('Estado').selectOption('false')
  await row(page, 'admin@semaforo.mx').waitFor({ state: 'detached' })
})

test('a refused list shows the reason', async () => {
  const page = await asAdmin('/options')
  await row(page, 'admin@semaforo.mx').waitFor()
  await page.route('**/api/users?*', (route) => route.fulfill({ status: 403, body: '' }))
  await page.reload()
  await page.getByRole('alert').getByText('No tienes permisos').waitFor()
})

test('a tag is created, renamed and retired, and everybody sees it', async () => {
  const page = await asAdmin('/options/edit')
  await press(page, 'Nuevo tema')
  await press(page, 'Guardar')
  await page.getByText('Escribe el nombre.').waitFor()
  await page.getByLabel('Nombre').fill('Ahorro del dueño')
  await page.getByLabel('Descripción').fill('Cuánto puedes sacar sin dañar al negocio.')
  await press(page, 'Guardar')
  await page.getByText('Tema creado').waitFor()
  const guest = await visit('/home')
  const ofOwner = guest.getByRole('link', { name: /del dueño/ })
  // A page that was composed just before the change hears of it half a minute later: who comes again sees it at once.
  const guestSees = (names: string[]) =>
    eventually(async () => {
      await guest.reload()
      await guest.getByRole('link', { name: 'Flujo de efectivo' }).waitFor()
      return String(await ofOwner.allInnerTexts()) === String(names)
    })
  await guestSees(['Ahorro del dueño'])

  await press(page, 'Editar: Ahorro del dueño')
  await page.getByLabel('Nombre').fill('Sueldo del dueño')
  await press(page, 'Guardar')
  await page.getByText('Tema guardado').waitFor()
  await press(page, 'Retirar: Sueldo del dueño')
  await page.getByText('Tema retirado.', { exact: false }).waitFor()
  await guestSees([])
  await press(page, 'Retirados (1)')
  await press(page, 'Recuperar: Sueldo del dueño')
  await page.getByText('Tema recuperado').waitFor()
  await press(page, 'Deshacer: Sueldo del dueño')
  await page.getByText('Tema retirado.', { exact: false }).waitFor()
  await page.getByRole('button', { name: 'Retirados (1)' }).waitFor()
  await page.getByRole('button', { name: 'Deshacer: Sueldo del dueño' }).waitFor({ state: 'detached' })
})

test('roadmaps are reordered with the keyboard, which keeps the focus, and one press takes it back', async () => {
  const page = await asAdmin('/options/edit')
  const guest = await visit('/roadmaps')
  /** Waits until guests find the roadmap at a place. */
  const isAt = (place: number) =>
    eventually(async () => {
      await guest.reload()
      await guest.getByRole('heading', { level: 2 }).first().waitFor()
      const titles = await guest.getByRole('heading', { level: 2 }).allTextContents()
      return titles[place] === 'Liquidez sin sustos'
    })
  const down = page.getByRole('button', { name: 'Bajar: Liquidez sin sustos' })
  await down.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await eventually(() => down.evaluate((button) => button === document.activeElement))
  await page.getByText('Orden guardado').waitFor()
  await isAt(2)
  await press(page, 'Deshacer: el orden')
  await isAt(0)
  await press(page, 'Deshacer: el orden')
  await isAt(2)
})

test('an order is saved though one leaves at once', async () => {
  const page = await asAdmin('/options/edit')
  const editors = page.getByRole('region', { name: 'Roadmaps' }).getByRole('button', { name: /^Editar: / })
  const titleAt = async (place: number) =>
    ((await editors.nth(place).getAttribute('aria-label')) ?? '').replace('Editar: ', '')
  const moveAndLeave = async (name: string) => {
    await page.getByRole('button', { name }).waitFor()
    await page.evaluate((name) => {
      document.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.click()
      document.querySelector<HTMLElement>('[href="/options/audit"]')?.click()
    }, name)
    await page.waitForURL('**/options/audit')
    await page.getByRole('link', { name: 'Recursos' }).click()
  }
  const first = await titleAt(0)
  await moveAndLeave(`Bajar: ${first}`)
  await eventually(async () => (await titleAt(1)) === first)
  await moveAndLeave(`Subir: ${first}`)
  await eventually(async () => (await titleAt(0)) === first)
})

test('a topic is found in a long list, and moved to a place by its number', async () => {
  const page = await asAdmin('/options/edit')
  const list = page.getByRole('region', { name: 'Temas' })
  const rows = list.getByRole('listitem')
  await list.getByRole('searchbox').fill('acida')
  await eventually(async () => (await rows.count()) === 1)
  const place = list.getByRole('textbox', { name: 'Lugar de Prueba ácida' })
  expect(await place.inputValue()).toBe('4')
  await place.fill('2')
  await place.press('Enter')
  await list.getByText('Orden guardado').waitFor()
  expect(await place.inputValue()).toBe('2')
  await press(page, 'Deshacer: el orden')
  await eventually(async () => (await place.inputValue()) === '4')
  await place.fill('99')
  await place.press('Enter')
  expect(await place.inputValue()).toBe('4')
  await list.getByRole('searchbox').fill('')
  await place.fill('1')
  // The row goes up as the field is left, but not from under the press that leaves it.
  await list.getByRole('button', { name: 'Editar: Prueba ácida' }).click()
  await list.getByRole('textbox', { name: 'Descripción' }).waitFor()
  await press(page, 'Deshacer: el orden')
  await press(page, 'Cancelar')
  await list.getByRole('searchbox').fill('zzz')
  await list.getByText('No hay nada que se llame «zzz».').waitFor()
  await list.getByRole('button', { name: 'Ver todo' }).press('Enter')
  await isFocused(page, { tagName: 'INPUT' })
  await rows.nth(23).waitFor()
})

test('the rest of a long list gets the focus from the button that brought it', async () => {
  const page = await asAdmin('/options')
  await page.route('**/api/catalog/items', async (route) => {
    const answer = await route.fetch()
    const { tags, roadmaps } = (await answer.json()) as { tags: object[]; roadmaps: object[] }
    const many = Array.from({ length: 52 }, (_, n) => ({ ...tags[0], id: 1_000 + n, name: `Tema ${n}` }))
    return route.fulfill({ json: { tags: many, roadmaps } })
  })
  await page.goto(new URL('/options/edit', site().url).href)
  const list = page.getByRole('region', { name: 'Temas', exact: true })
  await list.getByRole('button', { name: 'Ver 2 más' }).press('Enter')
  await list.getByText('Tema 51').waitFor()
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  await eventually(async () => (await focused()) === 'Elegir: Tema 50')
})

test('a roadmap is created from tags in an order', async () => {
  const page = await asAdmin('/options/edit')
  await press(page, 'Nuevo roadmap')
  await page.getByLabel('Nombre').fill('Tu primer año')
  for (const name of ['Prueba ácida', 'RFC y SAT', 'Balance general'])
    await page.getByLabel('Agregar un tema').selectOption({ label: name })
  const form = page.locator('form')
  await form.getByRole('button', { name: 'Subir: Balance general' }).click()
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  await form.getByRole('button', { name: 'Quitar: Prueba ácida' }).press('Enter')
  expect(await focused()).toBe('Quitar: Balance general')
  await press(page, 'Guardar')
  await page.getByText('Roadmap creado').waitFor()
  await page.getByText('Balance general · RFC y SAT').waitFor()
  await press(page, 'Editar: Tu primer año')
  await page.getByLabel('Promesa').fill('Abre y llega al año con caja.')
  await press(page, 'Guardar')
  await page.getByText('Roadmap guardado').waitFor()
  const guest = await visit('/roadmaps')
  // A page that was composed before the edit would hear of it after half a minute.
  await eventually(async () => {
    await guest.reload()
    return guest.getByText('Abre y llega al año con caja.').isVisible()
  })
})

test('the audit log shows what was done, with ids only', async () => {
  const person = await anAccount(site())
  await logIn(site())
  const page = await asAdmin('/options/audit')
  await heading(page, 'Opciones')
  await page
    .getByText(/^La persona \w{8} se registró$/)
    .first()
    .waitFor()
  await page
    .getByText(/^La persona \w{8} \(tú\) inició sesión$/)
    .first()
    .waitFor()
  expect(await page.getByRole('main').textContent()).not.toContain(person.email)
})

test('the last part of the audit log gets the focus from the button that brought it', async () => {
  const page = await asAdmin('/options')
  const entry = (id: string) => ({ id, at: '2026-01-02T03:04:05.000Z', action: 'logged-in', origin: 'start' })
  await page.route('**/api/audit*', (route) => {
    const isLast = route.request().url().includes('after=')
    return route.fulfill({ json: isLast ? { entries: [entry('b')] } : { entries: [entry('a')], next: 'a' } })
  })
  await page.goto(new URL('/options/audit', site().url).href)
  await page.getByRole('button', { name: 'Ver más' }).press('Enter')
  await page.getByRole('button', { name: 'Ver más' }).waitFor({ state: 'detached' })
  await isFocused(page, { tagName: 'LI' })
})

test('who deletes the only user of a page is at the one before', async () => {
  const page = await asAdmin('/options')
  let isGone = false
  await page.route('**/api/users?*', (route) => {
    const isSecond = route.request().url().includes('page=2')
    const second = { users: isGone ? [] : [somebody('b')], page: 2 }
    return route.fulfill({ json: isSecond ? second : { users: [somebody('a')], page: 1, next: 2 } })
  })
  await page.route('**/api/users/b', (route) => {
    isGone = true
    return route.fulfill({ json: { message: 'Usuario eliminado permanentemente' } })
  })
  await page.reload()
  await press(page, 'Siguiente')
  await press(page, 'Eliminar permanentemente: Ana Persona b')
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar permanentemente' }).click()
  await row(page, 'Ana Persona a').waitFor()
  expect(await page.getByText('No hay datos disponibles').count()).toBe(0)
})

test('users that cannot be listed say why, and where that is explained', async () => {
  const page = await asAdmin('/options')
  await page.route('**/api/users?*', (route) => route.fulfill({ status: 409, body: '' }))
  await page.reload()
  const help = page.getByRole('link', { name: 'Qué pasó y qué hacer' })
  expect(await help.getAttribute('href')).toBe('/ayuda/errores#unexpected')
})

test('a refusal is in view on a phone, however far down the list the press was', async () => {
  const viewport = { width: 360, height: 640 }
  const page = await visit('/options', { ...(await signedIn(site(), 'admin')), viewport, faults: refused })
  const inView = (text: string) =>
    eventually(() =>
      page
        .getByRole('alert')
        .filter({ hasText: text })
        .evaluate((alert) => {
          const { top, bottom } = alert.getBoundingClientRect()
          return top >= 0 && bottom <= innerHeight
        }),
    )
  await page.route('**/api/users?*', (route) => route.fulfill({ json: { users: manyPeople, page: 1 } }))
  await page.route('**/api/users/*', (route) => route.fulfill({ status: 409, body: '' }))
  await page.reload()
  await press(page, 'Desactivar: Ana Persona 19')
  await inView('Error al actualizar status')

  await page.route('**/api/catalog/tags/*', (route) => route.fulfill({ status: 409, body: '' }))
  await page.getByRole('link', { name: 'Recursos' }).click()
  await press(page, 'Retirar: RESICO')
  await inView('No se pudo guardar el cambio.')
})

test('a user whose deletion is done although its answer was lost is deleted by trying again', async () => {
  const person = await anAccount(site(), { firstName: 'Berta', lastName: 'Lozano' })
  const page = await visit('/options', {
    ...(await signedIn(site(), 'admin')),
    faults: /status of 404|ERR_CONNECTION_RESET/,
  })
  await press(page, 'Eliminar permanentemente: Berta Lozano')
  const dialog = page.getByRole('dialog', { name: '¿Eliminar permanentemente a Berta Lozano?' })
  const confirm = dialog.getByRole('button', { name: 'Eliminar permanentemente' })
  await page.route('**/api/users/*', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await confirm.click()
  await dialog.getByText('Error al eliminar cuenta').waitFor()
  await page.unroute('**/api/users/*')
  await confirm.click()
  await page.getByText('Usuario eliminado permanentemente').waitFor()
  await row(page, person.email).waitFor({ state: 'detached' })
})

test('the list stays where it cannot be refreshed', async () => {
  const person = await anAccount(site())
  const page = await asAdmin('/options')
  await row(page, person.email).waitFor()
  await page.route('**/api/users?*', (route) => route.fulfill({ status: 409, body: '' }))
  const refreshed = page.waitForResponse('**/api/users?*')
  await row(page, person.email)
    .getByRole('button', { name: /^Desactivar/ })
    .click()
  await page.getByText('Status actualizado').waitFor()
  await refreshed
  await page.getByRole('link', { name: 'Recursos' }).click()
  await page.getByRole('heading', { name: 'Roadmaps' }).waitFor()
  await page.getByRole('link', { name: 'Usuarios' }).click()
  await row(page, person.email).waitFor()
})

test('while a row is being saved the other ones say that they wait', async () => {
  const [one, other] = [await anAccount(site()), await anAccount(site())]
  const page = await asAdmin('/options')
  const saved = Promise.withResolvers<void>()
  await page.route('**/api/users/*', async (route) => {
    await saved.promise
    await route.continue()
  })
  const deactivate = (address: string, disabled: boolean) =>
    row(page, address).getByRole('button', { name: /^Desactivar/, disabled })
  await deactivate(one.email, false).click()
  await deactivate(other.email, true).waitFor()
  saved.resolve()
  await deactivate(other.email, false).click()
  await row(page, other.email).getByText('Inactivo').waitFor()

  await page.route('**/api/catalog/tags/*', () => undefined)
  await page.getByRole('link', { name: 'Recursos' }).click()
  await press(page, 'Retirar: RESICO')
  await page.getByRole('button', { name: 'Retirar: ISR e IVA', disabled: true }).waitFor()
})
