import { aCompany } from '@semaforo/testing/companies'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import type { Page } from 'playwright-core'
import { at, enter, press } from '../support/account-steps.ts'
import { type Account, anAccount, logIn, signedInAs } from '../support/accounts.ts'
import { pollApi } from '../support/eventually.ts'
import { isFocused } from '../support/focus.ts'
import { stopLinkFor } from '../support/mails.ts'
import { runningProduct } from '../support/product.ts'
import { type Site, startSite } from '../support/site.ts'

const day = 86_400_000
const tomorrow = new Date(Date.now() + day).getUTCDate()
let dataDir: string
let reader: Account

/** The site's processes live three days from now, when the mail of tomorrow is due. */
const threeDaysOn = `--import "data:text/javascript,const now=Date.now;Date.now=()=>now()+${3 * day}"`
const later = () => ({ DATA_DIR: dataDir, NODE_OPTIONS: threeDaysOn })

// Runs before the site of these tests is started on the same data.
beforeAll(async () => {
  dataDir = temporaryDirectory()
  const before = { ...(await startSite({ DATA_DIR: dataDir })), dataDir }
  reader = await anAccount(before)
  await diagnosed(before, reader)
  await call(before, reader, 'PATCH', '/api/me/pulse', { day: tomorrow })
  await pollApi(async () => (await call(before, reader, 'GET', '/api/me/pulse')).diagnosed)
  await before.stop()
})
const { visit, site } = runningProduct(later)

async function call(on: Site, person: Account, method: string, path: string, body?: unknown) {
  const { token } = await logIn(on, person)
  const answer = await fetch(on.url + path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`)
  return (await answer.json()) as { diagnosed: boolean }
}

async function diagnosed(on: Site, person: Account) {
  const { user } = await logIn(on, person)
  const record = { ...aCompany(), predictionTree: 0, score: 86.3, user_id: user.id }
  await call(on, person, 'POST', '/api/modelData', record)
}

const aNewUser = async () => signedInAs(site(), await anAccount({ ...site(), dataDir }))
const onOff = (page: Page) => page.getByRole('checkbox', { name: 'Enviarme el pulso mensual' })
const next = (page: Page) => page.getByText(/^El próximo llega el \d{1,2} de [a-z]+ de \d{4} a \S+@/)
const first = (page: Page) =>
  page.getByText(/Haz uno antes del \d{1,2} de [a-z]+ de \d{4} y desde ese día te llega/)
const off = (page: Page) => page.getByText('Está desactivado: no te escribimos.')

test('it is off at first, is turned on with the keyboard, says when the next one comes, and is kept', async () => {
  const page = await visit('/profile/info', await aNewUser())
  await page.getByRole('link', { name: 'Pulso mensual' }).click()
  await off(page).waitFor()
  expect(await onOff(page).isChecked()).toBe(false)
  await onOff(page).focus()
  await page.keyboard.press('Space')
  await first(page).waitFor()
  await page.getByLabel('Día del mes').selectOption('31')
  await page.getByText('En los meses más cortos llega el último día.').waitFor()
  await page.getByText(/antes del (28|29|30|31) de /).waitFor()
  await page.getByText('Guardado.').waitFor()
  await page.reload()
  await first(page).waitFor()
  expect(await page.getByLabel('Día del mes').inputValue()).toBe('31')
})

test('a change can be undone', async () => {
  const page = await visit('/profile/pulse', await aNewUser())
  await onOff(page).click()
  await first(page).waitFor()
  await page.getByRole('button', { name: 'Deshacer' }).press('Enter')
  await off(page).waitFor()
  await isFocused(page, { textContent: 'Pulso mensual' })
  expect(await onOff(page).isChecked()).toBe(false)
})

test.each([
  ['a server that refuses', 'sigue como estaba.', /status of 503/],
  ['no connection', 'No tienes conexión a internet. Revísala e inténtalo de nuevo.', /ERR_INTERNET/],
])('with %s it says so and stays as it was', async (what, reason, faults) => {
  const page = await visit('/profile/pulse', { ...(await aNewUser()), faults })
  await off(page).waitFor()
  if (what === 'no connection') await page.context().setOffline(true)
  else await page.route('**/api/me/pulse', (route) => route.fulfill({ status: 503, body: '' }))
  await onOff(page).click()
  const alert = page.getByRole('alert')
  await alert.getByText('No pudimos guardar tu pulso mensual: sigue como estaba.').waitFor()
  await alert.getByText(reason).waitFor()
  expect(await onOff(page).isChecked()).toBe(false)
})

test('the link of the mail stops it with one press and without a session, once', async () => {
  const link = await stopLinkFor(dataDir, reader.email)
  const page = await visit(link)
  await page.getByRole('heading', { level: 1, name: 'Deja el pulso mensual' }).waitFor()
  const before = await visit('/profile/pulse', await signedInAs(site(), reader))
  await next(before).waitFor()

  await press(page, 'Dejar de recibirlo')
  await page.getByText('Listo: ya no recibirás el pulso mensual.').waitFor()
  await before.reload()
  await off(before).waitFor()

  const again = await visit(link, { faults: /status of 400/ })
  await press(again, 'Dejar de recibirlo')
  await again
    .getByRole('alert')
    .getByText(/^Este enlace ya se usó o no existe\./)
    .waitFor()
})

test('a link that was cut off says so', async () => {
  const page = await visit('/pulso/baja/roto')
  await page.getByText('Este enlace está incompleto. Ábrelo otra vez desde el correo.').waitFor()
})

test('the short address leads a guest through the login to the setting', async () => {
  const person = await anAccount({ ...site(), dataDir })
  const page = await visit('/pulso')
  await enter(page, person)
  await off(page).waitFor()
  await at(page, '/profile/pulse')
})
