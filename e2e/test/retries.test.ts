import { signedIn } from '../support/accounts.ts'
import { emptyShell } from '../support/empty-shell.ts'
import { isFocused } from '../support/focus.ts'
import { productOfRun } from '../support/product-of-run.ts'

const { visit, site } = productOfRun()

test.each([
  { path: '/home', call: '**/api/catalog/tags', heading: '¿Qué quieres entender hoy?' },
  { path: '/home?tema=resico', call: '**/api/videos?*', heading: 'RESICO' },
  { path: '/temas', call: '**/api/catalog/tags', heading: 'Todos los temas' },
  { path: '/temas/resico', call: '**/api/catalog/tags/resico/page', heading: 'RESICO' },
  { path: '/roadmaps', call: '**/api/catalog/roadmaps', heading: 'Roadmaps' },
  { path: '/roadmaps/cobra-a-tiempo', call: '**/cobra-a-tiempo/page', heading: 'Cobra a tiempo' },
  { path: '/profile/security', call: '**/api/me/sessions', heading: 'Tus sesiones' },
  { path: '/options', call: '**/api/users?*', heading: 'Usuarios' },
  { path: '/options/edit', call: '**/api/catalog/items', heading: 'Opciones' },
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
    if (fails) expect(await retry.evaluate((button) => button === document.activeElement)).toBe(true)
  }
  await retry.waitFor({ state: 'detached' })
  await isFocused(page, { textContent: heading })
})
