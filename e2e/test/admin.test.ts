import { use } from '../support/a-partner.ts'
import { press } from '../support/account-steps.ts'
import { signedIn } from '../support/accounts.ts'
import { eventually, pollApi } from '../support/eventually.ts'
import { runningProduct } from '../support/product.ts'

const { visit, site } = runningProduct()

const asAdmin = async (path: string, options: object = {}) =>
  visit(path, { ...(await signedIn(site(), 'admin')), faults: /status of 4\d\d/, ...options })

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
  const first = await copiedKey()
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
