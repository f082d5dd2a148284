import type { Page } from 'playwright-core'
import { at, enter, press } from '../support/account-steps.ts'
import { anAccount, logIn, signedInAs } from '../support/accounts.ts'
import { runningProduct } from '../support/product.ts'

const { visit, site } = runningProduct()
const faults = /status of 401/

async function aVisit(path: string) {
  const person = await anAccount(site())
  const page = await visit(path, { ...(await signedInAs(site(), person)), faults })
  return { person, page }
}

/** Ends every session of a person from another device, and has the page find out. */
async function endElsewhere(page: Page, person: Parameters<typeof logIn>[1] & { password: string }) {
  const { token } = await logIn(site(), person)
  const answer = await fetch(new URL('/api/me/end-sessions', site().url), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ currentPassword: person.password }),
  })
  expect(answer.status).toBe(200)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await at(page, '/login')
  await page.getByRole('status').getByText('Tu sesión terminó.').waitFor()
}

test('figures that were being typed are there after signing in again, for the same person alone', async () => {
  const { person, page } = await aVisit('/minegocio')
  const field = page.getByRole('textbox', { name: 'Activos corrientes' })
  await field.fill('125000')
  await endElsewhere(page, person)
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    '125000',
  )
  await enter(page, person)
  await at(page, '/minegocio')
  await field.waitFor()
  expect(await field.inputValue()).toContain('125,000')

  await endElsewhere(page, person)
  await enter(page, await anAccount(site()))
  await at(page, '/minegocio')
  await field.waitFor()
  expect(await field.inputValue()).toBe('')
})

test('a name that was being changed is there after signing in again, and no password', async () => {
  const { person, page } = await aVisit('/profile/edit')
  await page.getByLabel('Nombre').fill('Anabel')
  await page.getByLabel('Contraseña nueva (opcional)').fill('Molcajete+8')
  await endElsewhere(page, person)
  await enter(page, person)
  await at(page, '/profile/edit')
  await page.getByLabel('Nombre').waitFor()
  expect(await page.getByLabel('Nombre').inputValue()).toBe('Anabel')
  expect(await page.getByLabel('Contraseña nueva (opcional)').inputValue()).toBe('')
})

test('who signs out takes the draft along', async () => {
  const { person, page } = await aVisit('/profile/edit')
  await page.getByLabel('Nombre').fill('Anabel')
  await page.getByRole('link', { name: 'Información' }).click()
  await press(page, 'Cerrar sesión')
  await at(page, '/home')
  await page.goto(new URL('/login?volver=%2Fprofile%2Fedit', site().url).href)
  await enter(page, person)
  await at(page, '/profile/edit')
  expect(await page.getByLabel('Nombre').inputValue()).toBe('Ana')
})
