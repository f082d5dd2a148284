import type { Page } from 'playwright-core'
import { anAccount, signedInAs } from '../support/accounts.ts'
import { calculate, fillIn, healthyShop } from '../support/diagnostics.ts'
import { laidOut } from '../support/laid-out.ts'
import { productOfRun } from '../support/product-of-run.ts'

const { visit, site } = productOfRun()

const history = (page: Page) => page.getByRole('region', { name: 'Tu historial' })

/** Somebody new calculates and has it in the history. */
async function diagnosed() {
  const account = await anAccount(site())
  const page = await visit('/minegocio', await signedInAs(site(), account))
  await fillIn(page, healthyShop)
  await calculate(page)
  await history(page)
    .getByRole('row', { name: /^Verde .* 86\.3/ })
    .waitFor()
  return account
}

test('/home says the latest light and its date, and nothing below moves', async () => {
  const account = await diagnosed()
  for (const width of [1280, 360]) {
    const asked = Promise.withResolvers<void>()
    const home = await visit('/home', {
      ...(await signedInAs(site(), account)),
      viewport: { width, height: 800 },
      prepare: (page) =>
        page.route('**/api/modelData', async (route) => {
          await asked.promise
          await route.continue()
        }),
    })
    const topics = home.getByRole('heading', { name: '¿Qué quieres entender hoy?' })
    await home.getByRole('region', { name: 'Para seguir aprendiendo' }).getByRole('link').waitFor()
    await laidOut(home)
    const before = await topics.boundingBox()
    asked.resolve()
    await home.getByText(/^Tu último semáforo: Verde con 86\.3 puntos, el \d+ \w+ \d{4}\./).waitFor()
    expect(await topics.boundingBox()).toEqual(before)
    await home.getByRole('link', { name: 'Actualizar mis cifras' }).click()
    await home.getByRole('button', { name: 'Actualizar mis cifras' }).waitFor()
  }
})
