import type { Page } from 'playwright-core'
import { signedIn } from '../support/accounts.ts'
import { emptyShell } from '../support/empty-shell.ts'
import { eventually } from '../support/eventually.ts'
import { isFocused } from '../support/focus.ts'
import { productOfRun } from '../support/product-of-run.ts'

const { visit, site } = productOfRun()

const active = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    return element?.getAttribute('aria-label') ?? (element?.textContent || element?.id)
  })
const ready = (page: Page) =>
  page
    .getByRole('button', { name: /^Me gusta: / })
    .first()
    .waitFor()

/** Presses Tab until the focus is on the wanted control. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 120; presses++) {
    if ((await active(page)) === name) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${name} is not reached by Tab`)
}

/** Scrolls down until the list of lessons has no more of them: it grows where a page comes to its end. */
async function untilAllLessons(page: Page): Promise<void> {
  const lessons = page.getByRole('button', { name: /^Reproducir: / })
  await eventually(async () => {
    await lessons.last().scrollIntoViewIfNeeded()
    return page.getByText('No hay más resultados.').isVisible()
  })
}

const hasIndicator = (page: Page) =>
  page.evaluate(() => {
    if (document.activeElement === document.body) return true
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(
      document.activeElement ?? document.body,
    )
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none'
  })

test.each(['/home?tema=flujo-de-efectivo', '/roadmaps'])(
  'Tab reaches every control on %s, and shows where it is',
  async (path) => {
    const page = await visit(path)
    await ready(page)
    if (path.startsWith('/home')) await untilAllLessons(page)
    // Two rounds: a shared link starts in the middle.
    const reached = await page.evaluateHandle(() => new Set<Element | null>())
    let rounds = 0
    await eventually(async () => {
      await page.keyboard.press('Tab')
      await reached.evaluate((all) => all.add(document.activeElement))
      expect(await hasIndicator(page)).toBe(true)
      if (await page.evaluate(() => document.activeElement === document.body)) rounds++
      return rounds === 2
    })
    const missed = await page
      .locator('a[href], button:not(:disabled), input')
      .filter({ visible: true })
      .evaluateAll(
        (all, set) =>
          all
            .filter((element) => !set.has(element))
            .map((element) => element.getAttribute('aria-label') ?? element.textContent),
        reached,
      )
    expect(missed).toEqual([])
  },
)

test('a topic is searched, selected, liked and watched with the keyboard alone', async () => {
  const page = await visit('/home')
  await ready(page)
  await page.keyboard.press('Tab')
  await isFocused(page, { textContent: 'Saltar al contenido' })
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('contenido')
  await eventually(async () => {
    await page.keyboard.press('Tab')
    return page.evaluate(() => document.activeElement?.matches('[type=search]'))
  })
  await page.keyboard.press('Tab')
  await isFocused(page, { textContent: 'Saltar la lista de temas' })
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await isFocused(page, { textContent: 'Empezar aquí' })
  await page.getByRole('searchbox').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  expect(await active(page)).toBe('Capital de trabajo')
  await page.keyboard.press('End')
  expect(await active(page)).toBe('Presupuesto del negocio')
  await page.keyboard.press('Home')
  expect(await active(page)).toBe('Flujo de efectivo')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.type('punto')
  await eventually(
    async () => (await page.getByRole('list', { name: 'Temas' }).getByRole('link').count()) === 1,
  )
  await page.keyboard.press('ArrowDown')
  expect(await active(page)).toBe('Punto de equilibrio')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 3, name: 'Punto de equilibrio' }).waitFor()
  const play = page.getByRole('button', { name: /^Reproducir: / }).first()
  await play.waitFor()
  await tabTo(page, 'Me gusta: Punto de equilibrio')
  await page.keyboard.press('Space')
  await eventually(async () => (await page.locator('[aria-pressed="true"]').count()) === 2)
  const name = (await play.getAttribute('aria-label')) ?? ''
  await tabTo(page, name)
  await page.keyboard.press('Enter')
  await page.frameLocator('iframe').getByRole('button', { name: 'Pausar' }).waitFor()
  await isFocused(page, { tagName: 'IFRAME' })
  await page.getByRole('button', { name: /^Cerrar lección: / }).focus()
  await page.keyboard.press('Enter')
  await eventually(async () => (await active(page)) === name)
  // What renders the list again leaves the focus where it has gone since.
  const heart = page.getByRole('button', { name: 'Me gusta: Punto de equilibrio' }).last()
  await heart.press('Enter')
  await eventually(async () => (await page.locator('[aria-pressed="true"]').count()) === 0)
  expect(await heart.evaluate((button) => button === document.activeElement)).toBe(true)
})

test.each([
  { path: '/home', call: '**/api/catalog/tags', heading: '¿Qué quieres entender hoy?' },
  { path: '/temas/resico', call: '**/api/catalog/tags/resico/page', heading: 'RESICO' },
  { path: '/profile/security', call: '**/api/me/sessions', heading: 'Tus sesiones' },
  { path: '/options', call: '**/api/users?*', heading: 'Usuarios' },
])('$path: a retry keeps the focus, which goes on to the heading', async ({ path, call, heading }) => {
  let answer = Promise.resolve()
  let down = true
  const session = path.startsWith('/options') || path.startsWith('/profile')
  const page = await visit(path, {
    ...(session && (await signedIn(site(), 'admin'))),
    faults: /status of 409/,
    prepare: async (page) => {
      await emptyShell(page)
      await page.route(call, async (route) => {
        await answer
        return down ? route.fulfill({ status: 409, body: '' }) : route.fallback()
      })
    },
  })
  const retry = page.getByRole('button', { name: 'Intentar de nuevo' })
  await retry.waitFor()
  for (const fails of [true, false]) {
    const held = Promise.withResolvers<void>()
    answer = held.promise
    await retry.press('Enter')
    await page.getByRole('button', { name: 'Intentar de nuevo', disabled: true }).waitFor()
    down = fails
    held.resolve()
    if (fails) await page.getByRole('button', { name: 'Intentar de nuevo', disabled: false }).waitFor()
    if (fails) await eventually(() => retry.evaluate((button) => button === document.activeElement))
  }
  await retry.waitFor({ state: 'detached' })
  await isFocused(page, { textContent: heading })
})
