import { join } from 'node:path'
import { readKeys } from '@semaforo/contracts'
import { httpPeer, localAddress } from '@semaforo/service-kit'
import { copyOfCheckout } from '@semaforo/testing/copy-of-checkout'
import { longestWaitMs } from '@semaforo/testing/eventually'
import type { Page } from 'playwright-core'
import { email, enter } from '../support/account-steps.ts'
import { anAccount, logIn } from '../support/accounts.ts'
import { type Dev, edit, startDev } from '../support/dev.ts'
import { eventually } from '../support/eventually.ts'
import { runningProduct } from '../support/product.ts'

const { visit, site } = runningProduct()
const texts = 'mfe-account/src/entry/entry.texts.ts'
let copy: string
beforeAll(() => {
  copy = copyOfCheckout('dist')
})

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()

/** Opens the login with an address typed in; `stayed` tells whether the page was loaded once and still has it. */
async function typedLogin(dev: Dev, faults?: RegExp) {
  const page = await visit(`${dev.url}/login`, faults && { faults })
  await heading(page, 'Inicia sesión')
  await email(page).fill('ana@correo.mx')
  const loaded = await page.evaluate(() => performance.timeOrigin)
  const stayed = async () =>
    (await email(page).inputValue()) === 'ana@correo.mx' &&
    (await page.evaluate(() => performance.timeOrigin)) === loaded
  return { page, stayed }
}

test('an edit, a syntax error and its correction show in the open page, until Ctrl+C ends it with its site', async () => {
  const dev = await startDev(copy, 'account')
  const { page, stayed } = await typedLogin(dev, /./)
  edit(copy, texts, "'Inicia sesión'", "'Entra a tu cuenta'")
  await heading(page, 'Entra a tu cuenta')
  edit(copy, 'mfe-account/src/entry/login.tsx', 'title={texts.login.title}', 'title="Pasa"')
  await heading(page, 'Pasa')
  edit(copy, 'mfe-account/src/form/form.module.css', '.form {', '.form { opacity: 0.5;')
  await eventually(() =>
    page.evaluate(() => getComputedStyle(document.forms[0] as Element).opacity === '0.5'),
  )

  edit(copy, texts, 'export const texts', 'export const const texts')
  await page.frameLocator('iframe').getByText('entry.texts.ts').first().waitFor()
  await eventually(() => /mfe-account no compila:[\s\S]*texts\.ts/.test(dev.output.stderr))
  edit(copy, texts, 'export const const texts', 'export const texts')
  await page.locator('iframe').waitFor({ state: 'detached' })
  edit(copy, 'mfe-account/src/entry/login.tsx', 'title="Pasa"', 'title="Sanado"')
  await heading(page, 'Sanado')
  expect(await stayed()).toBe(true)

  const identity = httpPeer(localAddress(join(copy, 'data'), 'identity'))
  const answer = () => identity.read(readKeys.path, {}, longestWaitMs)
  expect((await answer()).status).toBe(200)
  expect(await dev.stop()).toBe(0)
  await expect(answer()).rejects.toThrow()
})

test('with another running site an edit shows at the development address alone, and its events arrive', async () => {
  const dev = await startDev(copy, 'account', '--site', site().url)
  const registry = async () => (await fetch(`${site().url}/federation/registry.json`)).text()
  const before = await registry()
  const { page, stayed } = await typedLogin(dev)
  edit(copy, texts, "'Inicia sesión'", "'Entra a tu cuenta'")
  await heading(page, 'Entra a tu cuenta')
  expect(await stayed()).toBe(true)
  expect(await registry()).toBe(before)
  await heading(await visit('/login'), 'Inicia sesión')

  const person = await anAccount(site())
  await enter(page, person)
  await heading(page, `Hola, ${person.firstName}`)
  const { token } = await logIn(site(), person)
  const authorization = `Bearer ${token}`
  await fetch(`${site().url}/api/me/likes/tag/1`, { method: 'POST', headers: { authorization } })
  await page
    .getByRole('button', { name: /^Me gusta: /, pressed: true })
    .first()
    .waitFor()
})
