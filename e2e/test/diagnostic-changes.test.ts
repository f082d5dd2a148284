import { anAccount, signedInAs } from '../support/accounts.ts'
import { calculate, fillIn, healthyShop } from '../support/diagnostics.ts'
import { runningProduct } from '../support/product.ts'

const { visit, site } = runningProduct()

/** Red, but can turn green within a year. */
const strugglingShop = [90_000, 260_000, 500_000, 320_000, 420_000, 500_000, 60_000, 40_000, 200_000, 45_000]

const asNewUser = async () => signedInAs(site(), await anAccount(site()))

test('the changes are shown in money and figures, with their outcome', async () => {
  const page = await visit('/minegocio', await asNewUser())
  await fillIn(page, strugglingShop)
  await calculate(page)
  const changes = page.getByRole('region', { name: 'Qué tendría que cambiar' })
  await changes.getByText('Con estos cambios tu semáforo se pondría en verde.').waitFor()
  await changes.getByText(/^Con eso tu puntaje sería 7\d\.\d y tu riesgo \d+\.\d\s%\.$/).waitFor()
  await changes.getByText(/^Pasivos corrientes: de \$\s260,000 a \$\s/).waitFor()
})

test('a green company is encouraged to keep it up', async () => {
  const page = await visit('/minegocio', await asNewUser())
  await fillIn(page, healthyShop)
  await calculate(page)
  await page.getByText('Tu semáforo ya está en verde: cuida lo que estás haciendo bien.').waitFor()
})

test('if the changes fail to load, the rest is shown and a retry is offered', async () => {
  const page = await visit('/minegocio', {
    ...(await asNewUser()),
    faults: /status of 503/,
    prepare: (page) =>
      page.route('**/api/model/improve', (route) => route.fulfill({ status: 503, body: '' })),
  })
  await fillIn(page, healthyShop)
  await calculate(page)
  await page.getByText('No pudimos buscar los cambios por ahora.').waitFor()
  await page.unroute('**/api/model/improve')
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await page.getByText('Tu semáforo ya está en verde: cuida lo que estás haciendo bien.').waitFor()
})
