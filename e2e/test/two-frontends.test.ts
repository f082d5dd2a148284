import type { Page, Response } from 'playwright-core'
import { press } from '../support/account-steps.ts'
import { anAccount, signedInAs } from '../support/accounts.ts'
import { eventually } from '../support/eventually.ts'
import { productOfRun } from '../support/product-of-run.ts'

const { visit, site } = productOfRun()

const heart = (page: Page, name: string) =>
  page.getByRole('button', { name: `Me gusta: ${name}`, exact: true }).first()
const shows = (page: Page, name: string, liked: boolean) =>
  eventually(async () => (await heart(page, name).getAttribute('aria-pressed')) === String(liked))
const link = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name }).first()
const toFavorites = async (page: Page) => {
  await link(page, 'Perfil').click()
  await page.getByRole('link', { name: 'Favoritos', exact: true }).click()
}
const somebody = async () => signedInAs(site(), await anAccount(site()))

test('likes pressed in one frontend show in another before the server answers, and are sent in order', async () => {
  const page = await visit('/home', await somebody())
  const [sent, gate] = [[] as string[], Promise.withResolvers<void>()]
  await page.route('**/api/me/likes/tag/*', async (route) => {
    sent.push(route.request().method())
    await gate.promise
    await route.continue()
  })
  await heart(page, 'RESICO').waitFor()
  // Faster than the rendering.
  await heart(page, 'RESICO').evaluate((button: HTMLElement) => {
    for (let press = 0; press < 3; press++) button.click()
  })
  await shows(page, 'RESICO', true)
  await toFavorites(page)
  await shows(page, 'RESICO', true)
  await heart(page, 'RESICO').click()
  await shows(page, 'RESICO', false)
  await link(page, 'Semáforo PyME').click()
  await shows(page, 'RESICO', false)
  await heart(page, 'RESICO').click()
  await shows(page, 'RESICO', true)
  expect(sent).toEqual(['POST'])

  gate.resolve()
  await eventually(() => sent.length === 5)
  expect(sent).toEqual(['POST', 'DELETE', 'POST', 'DELETE', 'POST'])
  await toFavorites(page)
  await shows(page, 'RESICO', true)
  await page.reload()
  await shows(page, 'RESICO', true)
})

test('clicks in a second tab are sent after those of the first', async () => {
  const page = await visit('/home', await somebody())
  const [sent, gate] = [[] as string[], Promise.withResolvers<void>()]
  await page.route('**/api/me/likes/tag/*', async (route) => {
    await gate.promise
    sent.push(`first ${route.request().method()}`)
    await route.continue()
  })
  const tab = await page.context().newPage()
  await tab.route('**/api/me/likes/tag/*', async (route) => {
    sent.push(`second ${route.request().method()}`)
    await route.continue()
  })
  // A tab that starts later would begin with the first tab's waiting click.
  const started = tab.waitForResponse(/\/api\/me\/likes$/)
  await tab.goto(page.url())
  await started
  const held = page.waitForRequest(/\/api\/me\/likes\/tag\//)
  await heart(page, 'RESICO').click()
  await held
  await heart(tab, 'RESICO').click()
  await shows(tab, 'RESICO', true)
  await heart(tab, 'RESICO').click()
  await shows(tab, 'RESICO', false)
  gate.resolve()
  await eventually(() => sent.length === 3)
  expect(sent).toEqual(['first POST', 'second POST', 'second DELETE'])
  await shows(page, 'RESICO', false)
})

test("a guest's likes made after the login was first opened are offered there", async () => {
  const page = await visit('/login')
  const offer = page.getByRole('checkbox', { name: /^Guardar en mi cuenta/ })
  await page.getByRole('heading', { level: 1, name: 'Inicia sesión' }).waitFor()
  expect(await offer.count()).toBe(0)
  await link(page, 'Semáforo PyME').click()
  await press(page, 'Me gusta: RESICO')
  await link(page, 'Log-In').click()
  await offer.waitFor()
})

test('the code of likes is bundled by the frontends with hearts, and is not in the shell', async () => {
  const scripts: Response[] = []
  const page = await visit('/home', {
    ...(await somebody()),
    prepare: async (page) => {
      page.on('response', (response) => {
        if (response.request().resourceType() === 'script') scripts.push(response)
      })
    },
  })
  await heart(page, 'RESICO').waitFor()
  await toFavorites(page)
  await page.getByText('Todavía no tienes temas favoritos').waitFor()
  const codeOf = async (path: RegExp) => {
    const own = scripts.filter((response) => path.test(new URL(response.url()).pathname))
    return (await Promise.all(own.map((response) => response.text()))).join('\n')
  }
  expect(await codeOf(/^\/remotes\/learning\//)).toContain('/api/me/likes')
  expect(await codeOf(/^\/remotes\/account\//)).toContain('/api/me/likes')
  const shell = await codeOf(/^\/assets\//)
  expect(shell).toContain('/api/auth/refresh')
  expect(shell).not.toContain('/api/me/likes')
  expect(shell).not.toContain('/api/catalog')
})
