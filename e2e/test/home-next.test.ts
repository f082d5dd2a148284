import type { Page } from 'playwright-core'
import { anAccount, signedInAs } from '../support/accounts.ts'
import { calculate, failingShop, fillIn } from '../support/diagnostics.ts'
import { productOfRun } from '../support/product-of-run.ts'

const { visit, site } = productOfRun()

const next = (page: Page) => page.getByRole('region', { name: 'Para seguir aprendiendo' })

test('home says what to learn next and why, and what was begun', async () => {
  const account = await anAccount(site())
  const page = await visit('/minegocio', await signedInAs(site(), account))
  await fillIn(page, failingShop)
  await calculate(page)
  await page.getByRole('row', { name: /^Rojo / }).waitFor()
  await page.goto(new URL('/home?tema=resico', page.url()).href)
  const why = next(page).getByRole('listitem').filter({ hasText: 'Tu indicador más débil es ' })
  await why.getByRole('link').waitFor()
  expect(await next(page).getByText('Lo empezaste').count()).toBe(0)

  const lesson = page.getByRole('button', { name: /^Reproducir: / }).first()
  const title = (await lesson.getAttribute('aria-label'))?.replace('Reproducir: ', '')
  await lesson.click()
  const begun = next(page).getByRole('listitem').first()
  await begun.getByText(`Lo empezaste: ${title}`).waitFor()
  expect(await begun.getByRole('link', { name: 'RESICO' }).getAttribute('href')).toBe('/home?tema=resico')

  await why.getByRole('link').click()
  await page.waitForURL('**/temas/*')
})

test('who signs out takes along what was begun', async () => {
  const page = await visit('/home?tema=resico', await signedInAs(site(), await anAccount(site())))
  await page
    .getByRole('button', { name: /^Reproducir: / })
    .first()
    .click()
  await next(page)
    .getByText(/^Lo empezaste: /)
    .waitFor()
  await page.goto(new URL('/profile/info', page.url()).href)
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await page.getByRole('link', { name: 'Log-In' }).first().waitFor()
  const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('lessons')))
  expect(kept).toEqual([])
})
