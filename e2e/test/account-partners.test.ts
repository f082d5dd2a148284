import type { Partner } from '@semaforo/contracts'
import type { Page } from 'playwright-core'
import { aPartner as createPartner, use } from '../support/a-partner.ts'
import { at, press } from '../support/account-steps.ts'
import { logIn, signedIn } from '../support/accounts.ts'
import { eventually } from '../support/eventually.ts'
import { isFocused } from '../support/focus.ts'
import { runningProduct } from '../support/product.ts'

const { visit, site } = runningProduct()

const refused = /status of 4\d\d/
const asAdmin = async (path: string, options: object = {}) =>
  visit(path, { ...(await signedIn(site(), 'admin')), faults: refused, ...options })

const aPartner = (given: object = {}) => createPartner(site(), given)
const pageOf = ({ id }: Partner, options: object = {}) => asAdmin(`/options/aliados/${id}`, options)
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const line = (page: Page) => page.locator('code').first().textContent()

test('only admins get to the partners', async () => {
  for (const session of [{}, await signedIn(site(), 'user')]) {
    const page = await visit('/options/aliados', session)
    await page.waitForURL('**/home')
  }
})

test('a partner is created, and its page shows the line with its key', async () => {
  const page = await asAdmin('/options/aliados')
  await page.getByRole('link', { name: 'Nuevo aliado' }).click()
  await field(page, 'Nombre').fill('  Banco Azul ')
  await field(page, 'Sitio 1').fill('https://WWW.BancoAzul.example/')
  await press(page, 'Agregar otro sitio')
  await page.keyboard.type('http://localhost:8080')
  await field(page, 'Color').fill('#FFD400')
  await page.getByText('Sobre fondo claro lo oscurecemos a').waitFor()
  await press(page, 'Crear aliado')
  await page.getByRole('heading', { level: 2, name: 'Banco Azul' }).waitFor()
  await page.getByText('Aliado creado.', { exact: false }).waitFor()
  expect(await field(page, 'Sitio 1').inputValue()).toBe('https://www.bancoazul.example')
  expect(await field(page, 'Sitio 2').inputValue()).toBe('http://localhost:8080')
  expect(await field(page, 'Color').inputValue()).toBe('#ffd400')
  expect(await line(page)).toMatch(
    new RegExp(
      `^<script src="${new URL(site().url).origin}/widget/v1\\.js" async></script><semaforo-pyme partner="pk_\\w{24}"></semaforo-pyme>$`,
    ),
  )
  await page.getByRole('link', { name: 'Todos los aliados' }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'Banco Azul' })
  await row.getByText('Activo').waitFor()
  await row.getByText('https://www.bancoazul.example y otro sitio').waitFor()
})

test('what is wrong is said at its field, the first of them has the focus, and nothing typed is lost', async () => {
  const taken = await aPartner()
  const page = await asAdmin('/options/aliados/nuevo')
  await field(page, 'Nombre').fill(taken.name.toUpperCase())
  await field(page, 'Sitio 1').fill('https://despacho.example/pagina')
  await press(page, 'Agregar otro sitio')
  await field(page, 'Sitio 2').fill('http://despacho.example')
  await field(page, 'Color').fill('azul')
  await field(page, 'Radio de las esquinas').fill('99')
  await field(page, 'Máximo de resultados por día').fill('muchos')
  await press(page, 'Crear aliado')
  const invalid = () =>
    page.locator('[aria-invalid="true"]').evaluateAll((all) => all.map((one) => one.getAttribute('name')))
  await eventually(async () => (await invalid()).length > 0)
  expect(await invalid()).toEqual(['origins.0', 'origins.1', 'theme.radius', 'theme.accent', 'sharesPerDay'])
  await isFocused(page, { name: 'origins.0' })

  await press(page, 'Quitar: Sitio 1')
  await isFocused(page, { name: 'origins.0' })
  expect(await field(page, 'Sitio 1').inputValue()).toBe('http://despacho.example')
  await field(page, 'Sitio 1').fill('https://despacho.example:8443')
  await field(page, 'Color').fill('')
  await field(page, 'Radio de las esquinas').fill('')
  await field(page, 'Máximo de resultados por día').fill('2,500')
  await press(page, 'Crear aliado')
  await page.getByText('Ya hay un aliado con ese nombre. Elige otro.').waitFor()
  expect(await invalid()).toEqual(['name'])
  await field(page, 'Nombre').fill(`${taken.name} y socios`)
  await press(page, 'Crear aliado')
  await page.getByRole('heading', { level: 2, name: `${taken.name} y socios` }).waitFor()
  expect(await field(page, 'Máximo de resultados por día').inputValue()).toBe('2,500')
})

test('only what changed is saved; a change of another admin stays', async () => {
  const partner = await aPartner()
  const [page, other] = [await pageOf(partner), await pageOf(partner)]
  await field(other, 'Máximo de resultados por día').fill('7')
  await press(other, 'Guardar')
  await other.getByText('Cambios guardados').waitFor()

  await press(page, 'Guardar')
  await page.getByText('No hay cambios para guardar').waitFor()
  await page.getByLabel('Tema', { exact: true }).selectOption('dark')
  await press(page, 'Guardar')
  await page.getByText('Cambios guardados').waitFor()
  expect(await field(page, 'Máximo de resultados por día').inputValue()).toBe('7')
  await page.reload()
  await eventually(async () => (await field(page, 'Máximo de resultados por día').inputValue()) === '7')
  expect(await page.getByLabel('Tema', { exact: true }).inputValue()).toBe('dark')
})

test('what is typed while the rest is being saved stays, and is saved next', async () => {
  const page = await pageOf(await aPartner({ origins: ['https://uno.example'] }))
  const saved = Promise.withResolvers<void>()
  await page.route('**/api/partners/*', async (route) => {
    await saved.promise
    await route.continue()
  })
  await field(page, 'Máximo de resultados por día').fill(' 7')
  await press(page, 'Guardar')
  await page.getByRole('button', { name: 'Guardar', disabled: true }).waitFor()
  await field(page, 'Nombre').fill('Banco Verde')
  await press(page, 'Agregar otro sitio')
  await field(page, 'Sitio 2').fill('https://dos.example')
  saved.resolve()
  await page.getByText('Cambios guardados').waitFor()
  expect(await field(page, 'Máximo de resultados por día').inputValue()).toBe('7')
  expect(await field(page, 'Nombre').inputValue()).toBe('Banco Verde')
  expect(await field(page, 'Sitio 2').inputValue()).toBe('https://dos.example')
  const sent = page.waitForRequest((request) => request.method() === 'PATCH')
  await press(page, 'Guardar')
  expect((await sent).postDataJSON()).toEqual({
    name: 'Banco Verde',
    origins: ['https://uno.example', 'https://dos.example'],
  })
})

test('a key is changed with an overlap, and what becomes of each key is said before', async () => {
  const partner = await aPartner()
  const page = await pageOf(partner)
  const first = await line(page)
  await press(page, 'Cambiar la clave')
  const dialog = page.getByRole('dialog', { name: `¿Cambiar la clave de ${partner.name}?` })
  await dialog.getByLabel('¿Hasta cuándo sirve la clave actual?').selectOption('24')
  await dialog.getByText('La clave actual sirve hasta el', { exact: false }).waitFor()
  await dialog.getByRole('button', { name: 'Cambiar la clave' }).click()
  await page.getByText('Clave cambiada.', { exact: false }).waitFor()
  const end = (key: string | undefined) => `…${key?.slice(-4)}`
  await page.getByText(`la clave que termina en ${end(partner.keys[0]?.key)}`, { exact: false }).waitFor()
  const second = await line(page)
  expect(second).not.toBe(first)
  await isFocused(page, { textContent: 'Cambiar la clave' })

  await press(page, 'Cambiar la clave')
  await dialog.getByText(`La que termina en ${end(partner.keys[0]?.key)}`, { exact: false }).waitFor()
  await dialog.getByLabel('¿Hasta cuándo sirve la clave actual?').selectOption('0')
  await dialog.getByText('Su página deja de mostrar el Semáforo', { exact: false }).waitFor()
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  expect(await line(page)).toBe(second)
})

test('a key that somebody else changed meanwhile is not changed again, and the page shows the new one', async () => {
  const partner = await aPartner()
  const page = await pageOf(partner)
  const first = await line(page)
  const current = partner.keys[0]?.key
  const there = await fetch(new URL(`/api/partners/${partner.id}/keys`, site().url), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${(await logIn(site())).token}`,
    },
    body: JSON.stringify({ current, overlapHours: 24 }),
  })
  expect(there.status).toBe(201)
  const dialog = page.getByRole('dialog', { name: `¿Cambiar la clave de ${partner.name}?` })
  await press(page, 'Cambiar la clave')
  await dialog.getByRole('button', { name: 'Cambiar la clave' }).click()
  await dialog.getByText('La clave de este aliado ya cambió', { exact: false }).waitFor()
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await page.getByText(`la clave que termina en …${current?.slice(-4)}`, { exact: false }).waitFor()
  expect(await line(page)).not.toBe(first)
})

test('a partner is suspended after a question in the words of the button, and brought back after another', async () => {
  const partner = await aPartner()
  const page = await pageOf(partner)
  const main = page.getByRole('main')
  await press(page, 'Suspender')
  const dialog = page.getByRole('dialog', { name: `¿Suspender a ${partner.name}?` })
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await main.getByText('Activo', { exact: true }).waitFor()
  await press(page, 'Suspender')
  await dialog.getByRole('button', { name: 'Suspender' }).click()
  await main.getByText('Aliado suspendido.', { exact: false }).waitFor()
  await main.getByText('Suspendido', { exact: true }).waitFor()
  await press(page, 'Reactivar')
  await page
    .getByRole('dialog', { name: `¿Reactivar a ${partner.name}?` })
    .getByRole('button', { name: 'Reactivar' })
    .click()
  await main.getByText('Activo', { exact: true }).waitFor()
})

test('the line, the key and the id are copied; where that is not allowed, they are selected', async () => {
  const partner = await aPartner()
  const page = await pageOf(partner)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await press(page, 'Copiar: Línea de HTML')
  await page.getByText('Copiado').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await line(page))
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error()) },
    }),
  )
  await press(page, 'Copiar: Clave actual')
  await page.getByText('Tu navegador no dejó copiar.', { exact: false }).waitFor()
  const selected = () => page.evaluate(() => String(getSelection()))
  expect(await selected()).toBe(partner.keys[0]?.key)
  await press(page, 'Copiar: Su id, para comprobar lo que recibe')
  await eventually(async () => (await selected()) === partner.id)
})

test('the use of the last thirty days is shown in numbers, in a chart and by day', async () => {
  const partner = await aPartner()
  const page = await pageOf(partner)
  await page.getByText('En estos días nadie lo ha visto.', { exact: false }).waitFor()
  const key = partner.keys[0]?.key ?? ''
  // The service that counts follows the event of the new partner.
  await eventually(async () => (await use(site(), key, 'viewed')).ok)
  for (const what of ['viewed', 'viewed', 'started', 'started', 'finished'] as const)
    await use(site(), key, what)
  await page.reload()
  const total = (kind: string) =>
    page.locator('dl > div').filter({ hasText: kind }).locator('dd').textContent()
  await page.getByText('El día con más vistas', { exact: false }).waitFor()
  expect(await Promise.all(['Vistas', 'Empezados', 'Terminados', 'Compartidos'].map(total))).toEqual([
    '3',
    '2',
    '1',
    '0',
  ])
  await press(page, 'Ver los números por día')
  const rows = page.getByRole('row')
  expect(await rows.count()).toBe(31)
  expect(await rows.nth(1).getByRole('cell').allTextContents()).toEqual(['3', '2', '1', '0'])
})

test('where usage cannot be read, the rest of the page works, and it is tried again', async () => {
  const partner = await aPartner()
  let isDown = true
  const page = await pageOf(partner, {
    prepare: (page: Page) =>
      page.route('**/api/widget/**', (route) =>
        isDown ? route.fulfill({ status: 404, body: '' }) : route.fallback(),
      ),
  })
  const usage = page.getByRole('alert').filter({ hasText: 'No pudimos cargar el uso' })
  await usage.waitFor()
  isDown = false
  await field(page, 'Máximo de resultados por día').fill('3')
  await usage.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await page.getByText('En estos días nadie lo ha visto.', { exact: false }).waitFor()
  expect(await field(page, 'Máximo de resultados por día').inputValue()).toBe('3')
})

test('a change is made with the keyboard alone', async () => {
  const partner = await aPartner()
  const page = await pageOf(partner)
  await page.getByRole('link', { name: 'Todos los aliados' }).focus()
  const reached: string[] = []
  const tabTo = async (name: string) => {
    for (let presses = 0; presses < 60; presses++) {
      await page.keyboard.press('Tab')
      const active = await page.evaluate(() => {
        const element = document.activeElement
        return element?.getAttribute('aria-label') ?? element?.getAttribute('name') ?? element?.textContent
      })
      reached.push(active ?? '')
      if (active === name) return
    }
    throw new Error(`${name} is not reached by Tab: ${reached.join(', ')}`)
  }
  await tabTo('Copiar: Línea de HTML')
  await tabTo('sharesPerDay')
  await page.keyboard.type('9')
  await page.keyboard.press('Enter')
  await page.getByText('Cambios guardados').waitFor()
  await tabTo('Suspender')
  await page.keyboard.press('Enter')
  // The question begins at what takes nothing away.
  await isFocused(page, { textContent: 'Cancelar' })
  await page.keyboard.press('Escape')
  await isFocused(page, { textContent: 'Suspender' })
})

test('without a connection that is said, what was typed stays, and both work again with it', async () => {
  const partner = await aPartner()
  const page = await asAdmin('/options/aliados/nuevo', { faults: /ERR_INTERNET_DISCONNECTED|status of 4/ })
  const name = `${partner.name} en línea`
  await field(page, 'Nombre').fill(name)
  await field(page, 'Sitio 1').fill('https://despacho.example')
  await page.context().setOffline(true)
  await press(page, 'Crear aliado')
  const offline = page.getByText('No tienes conexión a internet. Revísala e inténtalo de nuevo.')
  await page.getByText('No se pudo guardar.').waitFor()
  await offline.waitFor()
  expect(await field(page, 'Nombre').inputValue()).toBe(name)
  page.once('dialog', (dialog) => dialog.accept())
  await page.getByRole('link', { name: 'Todos los aliados' }).click()
  await page.getByText('No pudimos cargar los aliados').waitFor()
  await offline.waitFor()
  await page.context().setOffline(false)
  await page.getByRole('link', { name: partner.name, exact: true }).waitFor()
})

test('a partner that does not exist leads back to the list', async () => {
  const page = await asAdmin('/options/aliados/nadie')
  await page.getByText('Ese aliado no existe').waitFor()
  await page.getByRole('link', { name: 'Todos los aliados' }).click()
  await at(page, '/options/aliados')
})

test('the code of the partners is loaded when they are opened, not before', async () => {
  const page = await asAdmin('/options')
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.getByText('admin@semaforo.mx').waitFor()
  const later = () => scripts.filter((url) => url.includes('later-partners') && url.endsWith('.js'))
  expect(later()).toEqual([])
  await page.getByRole('main').getByRole('link', { name: 'Aliados' }).click()
  await page.getByRole('heading', { level: 2, name: 'Aliados' }).waitFor()
  expect(later()).toHaveLength(1)
})

test('what other processes read of partners is not at the public address', async () => {
  const answer = await fetch(new URL('/internal/partners', site().url))
  expect(answer.headers.get('content-type') ?? '').not.toContain('json')
  expect(await answer.text()).not.toContain('pk_')
})
