import { at, enter, press } from '../support/account-steps.ts'
import { anAccount, signedInAs } from '../support/accounts.ts'
import { endElsewhere } from '../support/end-elsewhere.ts'
import { productOfRun } from '../support/product-of-run.ts'

const { visit, site } = productOfRun()
const faults = /status of 401/

async function aVisit(path: string) {
  const person = await anAccount(site())
  const page = await visit(path, { ...(await signedInAs(site(), person)), faults })
  return { person, page }
}

test('figures that were being typed are there after signing in again, for the same person alone', async () => {
  const { person, page } = await aVisit('/minegocio')
  const field = page.getByRole('textbox', { name: 'Activos corrientes' })
  await field.fill('125000')
  await endElsewhere(site(), page, person)
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    '125000',
  )
  await enter(page, person)
  await at(page, '/minegocio')
  await field.waitFor()
  expect(await field.inputValue()).toContain('125,000')

  await endElsewhere(site(), page, person)
  await enter(page, await anAccount(site()))
  await at(page, '/minegocio')
  await field.waitFor()
  expect(await field.inputValue()).toBe('')
})

test('a tab that hears from another that the session ended says so', async () => {
  const { person, page } = await aVisit('/profile/edit')
  const other = await page.context().newPage()
  await other.goto(new URL('/profile/info', page.url()).href)
  await other.getByText('Ana Paz Luna').waitFor()
  await endElsewhere(site(), other, person)
  await at(page, '/login')
  await page.getByRole('status').getByText('Tu sesión terminó.').waitFor()
  await enter(page, person)
  await at(page, '/profile/edit')

  await other.goto(new URL('/profile/info', page.url()).href)
  await press(other, 'Cerrar sesión')
  await at(page, '/login')
  expect(await page.getByText('Tu sesión terminó.').count()).toBe(0)
})
