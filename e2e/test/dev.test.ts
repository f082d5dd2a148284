import { join } from 'node:path'
import { readKeys } from '@semaforo/contracts'
import { httpPeer, localAddress } from '@semaforo/service-kit'
import { copyOfCheckout } from '@semaforo/testing/copy-of-checkout'
import { longestWaitMs } from '@semaforo/testing/eventually'
import type { Page } from 'playwright-core'
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
const email = (page: Page) => page.getByLabel('Correo')

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

describe('in a site of its own', () => {
  let dev: Dev
  beforeAll(async () => {
    dev = await startDev(copy, 'account')
  })

  test('an edit shows in the open page, which keeps what was typed', async () => {
    const { page, stayed } = await typedLogin(dev)
    edit(copy, texts, "'Inicia sesión'", "'Entra a tu cuenta'")
    await heading(page, 'Entra a tu cuenta')
    edit(copy, 'mfe-account/src/entry/login.tsx', 'title={texts.login.title}', 'title="Pasa"')
    await heading(page, 'Pasa')
    edit(copy, 'mfe-account/src/form/form.module.css', '.form {', '.form { opacity: 0.5;')
    await eventually(() =>
      page.evaluate(() => getComputedStyle(document.forms[0] as Element).opacity === '0.5'),
    )
    expect(await stayed()).toBe(true)
  })

  test('a syntax error shows, and the next edit mends it', async () => {
    const { page, stayed } = await typedLogin(dev, /./)
    edit(copy, texts, 'export const texts', 'export const const texts')
    await page.frameLocator('iframe').getByText('entry.texts.ts').first().waitFor()
    await eventually(() => /mfe-account no compila:[\s\S]*texts\.ts/.test(dev.output.stderr))
    edit(copy, texts, 'export const const texts', 'export const texts')
    await page.locator('iframe').waitFor({ state: 'detached' })
    edit(copy, texts, "'Inicia sesión'", "'Sanado'")
    await heading(page, 'Sanado')
    expect(await stayed()).toBe(true)
  })

  test('Ctrl+C ends it with its site', async () => {
    const identity = httpPeer(localAddress(join(copy, 'data'), 'identity'))
    const answer = () => identity.read(readKeys.path, {}, longestWaitMs)
    expect((await answer()).status).toBe(200)
    expect(await dev.stop()).toBe(0)
    await expect(answer()).rejects.toThrow()
  })
})

describe('in another running site', () => {
  let dev: Dev
  beforeAll(async () => {
    dev = await startDev(copy, 'account', '--site', site().url)
  })

  const registry = async () => (await fetch(`${site().url}/federation/registry.json`)).text()

  test('an edit shows at the development address alone', async () => {
    const before = await registry()
    const { page, stayed } = await typedLogin(dev)
    edit(copy, texts, "'Inicia sesión'", "'Entra a tu cuenta'")
    await heading(page, 'Entra a tu cuenta')
    expect(await stayed()).toBe(true)
    expect(await registry()).toBe(before)
    await heading(await visit('/login'), 'Inicia sesión')
  })

  test('one signs in to the site, and its events arrive', async () => {
    const person = await anAccount(site())
    const page = await visit(`${dev.url}/login`)
    await email(page).fill(person.email)
    await page.getByLabel('Contraseña', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Entrar' }).click()
    await heading(page, `Hola, ${person.firstName}`)
    const { token } = await logIn(site(), person)
    const authorization = `Bearer ${token}`
    await fetch(`${site().url}/api/me/likes/tag/1`, { method: 'POST', headers: { authorization } })
    await page
      .getByRole('button', { name: /^Me gusta: /, pressed: true })
      .first()
      .waitFor()
  })
})
