import { randomUUID } from 'node:crypto'
import { json } from 'node:stream/consumers'
import { at, enter, heading, leaves, press } from '../support/account-steps.ts'
import { anAccount, signedIn, signedInAs } from '../support/accounts.ts'
import { eventually } from '../support/eventually.ts'
import { fits, phone } from '../support/fits.ts'
import { productOfRun } from '../support/product-of-run.ts'

const { visit, site } = productOfRun()

const refused = /status of 4\d\d/
const asNewUser = async () => {
  const person = await anAccount(site())
  return { person, session: await signedInAs(site(), person) }
}
test.each(['/profile', '/profile/nada'])('%s redirects to the information', async (path) => {
  const { person, session } = await asNewUser()
  const page = await visit(path, session)
  await page.getByText(person.email).waitFor()
  await at(page, '/profile/info')
})

test('a name and an address without a space to break at fit a phone', async () => {
  const email = `${randomUUID()}-de-una-direccion-larga@correo.mx`
  const person = await anAccount(site(), { firstName: 'Ana'.repeat(15), lastName: 'Luna'.repeat(12), email })
  const page = await visit('/profile/info', { ...phone, ...(await signedInAs(site(), person)) })
  for (const part of ['info', 'edit', 'security', 'pulse']) {
    await page.goto(new URL(`/profile/${part}`, page.url()).href)
    await page.getByRole('heading', { level: 2 }).first().waitFor()
    await fits(page)
  }
})

test('the password is changed with the current one, and the session continues', async () => {
  const { person, session } = await asNewUser()
  const page = await visit('/profile/edit', { ...session, faults: refused })
  await page.getByLabel('Contraseña nueva (opcional)').fill('Molcajete+8')
  await press(page, 'Guardar cambios')
  await page.getByText('Escribe tu contraseña actual.').waitFor()
  await page.getByLabel('Contraseña actual').fill('no-es-esta')
  await press(page, 'Guardar cambios')
  await eventually(
    async () => (await page.getByLabel('Contraseña actual').getAttribute('aria-invalid')) === 'true',
  )
  await page.getByLabel('Contraseña actual').fill(person.password)
  await press(page, 'Guardar cambios')
  await page.getByText('Edicion completada redirigiendo al perfil').waitFor()
  await page.goto(new URL('/profile/security', page.url()).href)
  await page.getByText('Este dispositivo').waitFor()
  await signedInAs(site(), { ...person, password: 'Molcajete+8' })
})

test('only changed fields are sent', async () => {
  const { session } = await asNewUser()
  const page = await visit('/profile/edit', session)
  await page.getByLabel('Apellidos').fill('Paz Rey')
  const sent = page.waitForRequest((request) => request.method() === 'PATCH')
  await press(page, 'Guardar cambios')
  expect((await sent).postDataJSON()).toEqual({ lastName: 'Paz Rey' })
  expect(await page.getByLabel('Correo electrónico').getAttribute('readonly')).not.toBeNull()
})

test('a name that was changed elsewhere since the form was opened stays', async () => {
  const { session } = await asNewUser()
  const page = await visit('/profile/edit', session)
  await page.getByLabel('Apellidos').fill('Paz Rey')
  await page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('semaforo.user') ?? '')
    localStorage.setItem('semaforo.user', JSON.stringify({ ...user, firstName: 'Anabel' }))
    dispatchEvent(new StorageEvent('storage', { key: 'semaforo.user' }))
  })
  const sent = page.waitForRequest((request) => request.method() === 'PATCH')
  await press(page, 'Guardar cambios')
  expect((await sent).postDataJSON()).toEqual({ lastName: 'Paz Rey' })
})

test('an edit that the server refuses shows the reason and keeps what was typed', async () => {
  const { session } = await asNewUser()
  const page = await visit('/profile/edit', { ...session, faults: /status of 503/ })
  await page.route('**/api/users/*', (route) => route.fulfill({ status: 503, body: '' }))
  await page.getByLabel('Nombre').fill('Anabel')
  await press(page, 'Guardar cambios')
  await page.getByText('error de edicion').waitFor()
  expect(await page.getByLabel('Nombre').inputValue()).toBe('Anabel')
})

test('an account is deleted in two steps; afterwards its login fails', async () => {
  const { person, session } = await asNewUser()
  const page = await visit('/profile/security', { ...session, faults: refused })
  await page.getByRole('link', { name: 'Eliminar mi cuenta' }).click()
  const start = page.getByRole('button', { name: 'Eliminar mi cuenta', exact: true })
  await start.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: '¿Eliminar cuenta definitivamente?' })
  await dialog.getByText('La cuenta no podra ser recuperada').waitFor()
  const field = dialog.getByLabel('Contraseña actual')
  await eventually(() => field.evaluate((input) => input === document.activeElement))
  await page.keyboard.type('algo')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await eventually(() => start.evaluate((button) => button === document.activeElement))

  await start.click()
  expect(await field.inputValue()).toBe('')
  await press(page, 'Sí, eliminar mi cuenta')
  await dialog.getByText('Escribe tu contraseña actual.').waitFor()
  await field.fill('no-es-esta')
  await press(page, 'Sí, eliminar mi cuenta')
  await dialog.getByText('La contraseña actual no es correcta.').waitFor()
  await field.fill(person.password)
  const done = 'La cuenta fue eliminada con exito, redirigiendo a pagina principal'
  const erase = { text: done, path: '/home', after: () => press(page, 'Sí, eliminar mi cuenta') }
  expect(await leaves(page, erase)).toBeGreaterThan(4_500)
  await page.getByRole('banner').getByRole('link', { name: 'Log-In' }).click()
  await enter(page, person)
  await page.getByRole('alert').waitFor()
})

test('likes are listed, and one that is removed can be added again', async () => {
  const { session } = await asNewUser()
  const page = await visit('/home', session)
  await press(page, 'Me gusta: Flujo de efectivo')
  await page.getByRole('banner').getByRole('link', { name: 'Perfil' }).click()
  await page.getByRole('link', { name: 'Favoritos' }).click()
  const heart = page.getByRole('button', { name: 'Me gusta: Flujo de efectivo' })
  await heart.click()
  await eventually(async () => (await heart.getAttribute('aria-pressed')) === 'false')
  await heart.click()
  await page.getByRole('link', { name: 'Flujo de efectivo' }).click()
  await page.getByRole('heading', { level: 3, name: 'Flujo de efectivo' }).waitFor()
})

test.each(['/api/catalog/tags', '/api/me/likes'])(
  'without an answer of %s nobody is told that they like nothing',
  async (path) => {
    const { session } = await asNewUser()
    let isDown = true
    const page = await visit('/profile/favorites', {
      ...session,
      faults: /status of 503/,
      prepare: (page) =>
        page.route(`**${path}**`, (route) =>
          isDown ? route.fulfill({ status: 503, body: '' }) : route.fallback(),
        ),
    })
    await page.getByText('No pudimos cargar tus favoritos').first().waitFor()
    expect(await page.getByText('Todavía no tienes temas favoritos').count()).toBe(0)
    isDown = false
    const found = page.getByText('Todavía no tienes temas favoritos')
    // The page may also ask again by itself, which takes the button away.
    await Promise.race([
      page.getByRole('button', { name: 'Intentar de nuevo' }).first().click(),
      found.waitFor(),
    ])
    await found.waitFor()
  },
)

test('all data about a person can be downloaded', async () => {
  const { person, session } = await asNewUser()
  const page = await visit('/profile/security', session)
  const download = page.waitForEvent('download')
  await press(page, 'Descargar mis datos')
  const file = await download
  expect(file.suggestedFilename()).toBe('semaforo-pyme-mis-datos.json')
  const data = (await json(await file.createReadStream())) as { services: { identity: unknown } }
  expect(JSON.stringify(data.services.identity)).toContain(person.email)
})

test('a name is displayed literally whatever characters it has, for admins as well', async () => {
  const name = '<img src=x onerror=alert(1)>'
  const person = await anAccount(site(), { firstName: name })
  const page = await visit('/profile/info', await signedInAs(site(), person))
  await page.getByText(`${name} Paz Luna`).waitFor()
  await heading(page, 'Perfil')
  const admins = await visit('/options', await signedIn(site(), 'admin'))
  await admins.getByRole('searchbox').fill(person.email)
  await admins.getByText(`${name} Paz Luna`).waitFor()
  // Until the search has its answer the list is that of everybody, whose rows are about to move.
  const rows = admins.getByRole('region', { name: 'Usuarios' }).getByRole('listitem')
  await eventually(async () => (await rows.count()) === 1)
  await admins.getByRole('button', { name: `Eliminar permanentemente: ${name} Paz Luna` }).click()
  await admins.getByRole('heading', { name: `¿Eliminar permanentemente a ${name} Paz Luna?` }).waitFor()
})
