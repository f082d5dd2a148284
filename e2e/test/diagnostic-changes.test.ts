import { anAccount, signedInAs } from '../support/accounts.ts'
import { calculate, fillIn, healthyShop } from '../support/diagnostics.ts'
import { eventually } from '../support/eventually.ts'
import { isFocused } from '../support/focus.ts'
import { productOfRun } from '../support/product-of-run.ts'

const { visit, site } = productOfRun()

/** Red, but can turn green within a year. */
const strugglingShop = [90_000, 260_000, 500_000, 320_000, 420_000, 500_000, 60_000, 40_000, 200_000, 45_000]

const asNewUser = async () => signedInAs(site(), await anAccount(site()))

test('the plan has three steps in pesos and points, each with its lesson', async () => {
  const page = await visit('/minegocio', await asNewUser())
  await fillIn(page, strugglingShop)
  await calculate(page)
  const plan = page.getByRole('region', { name: 'Tu plan de 3 pasos' })
  await plan.getByRole('checkbox').nth(2).waitFor()
  expect(await plan.getByRole('checkbox').count()).toBe(3)
  expect(
    await plan.getByText(/^\$\s[\d,]+ · (\+\d+\.\d puntos|hace que los otros pasos cuenten)$/).count(),
  ).toBe(3)
  await plan.getByText(/^Con todo el plan: de 39\.0 a \d+\.\d puntos\.$/).waitFor()
  const lesson = plan.getByRole('link').first()
  expect(await lesson.getAttribute('href')).toMatch(/tema=/)
  await page.getByRole('button', { name: 'Ver qué hacer primero' }).click()
  await isFocused(page, { textContent: 'Tu plan de 3 pasos' })
})

test('a ticked step stays ticked with its diagnostic, and goes with the session', async () => {
  const page = await visit('/minegocio', await asNewUser())
  await fillIn(page, strugglingShop)
  await calculate(page)
  const first = page.getByRole('checkbox').first()
  await first.press('Space')
  expect(await first.isChecked()).toBe(true)
  await page.reload()
  await page.getByRole('button', { name: /^Abrir el diagnóstico del / }).click()
  await page.getByRole('button', { name: 'Ver qué hacer primero' }).waitFor()
  expect(await page.getByRole('checkbox').first().isChecked()).toBe(true)
  expect(await page.getByRole('checkbox').nth(1).isChecked()).toBe(false)
  await page.goto(`${site().url}/profile/info`)
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await eventually(() => page.evaluate(() => localStorage.getItem('semaforo.personal.plan-steps') === null))
})

test('the changes are shown in money and figures, with their outcome', async () => {
  const page = await visit('/minegocio', await asNewUser())
  await fillIn(page, strugglingShop)
  await calculate(page)
  const changes = page.getByRole('region', { name: /^Tu plan de/ })
  await changes.getByText('Puedes llegar a verde en un año.').waitFor()
  await changes.getByRole('button', { name: 'Lo mínimo para llegar a verde' }).click()
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
