import type { BrowserContextOptions, Page, WebSocket } from 'playwright-core'
import { enter, press } from '../support/account-steps.ts'
import { anAccount, signedIn, signedInAs } from '../support/accounts.ts'
import { endSessions } from '../support/end-elsewhere.ts'
import { eventually } from '../support/eventually.ts'
import { disconnect } from '../support/offline.ts'
import { runningProduct } from '../support/product.ts'

const { visit, site } = runningProduct()

const heart = (page: Page, name: string) =>
  page.getByRole('button', { name: `Me gusta: ${name}`, exact: true }).first()
const shows = (page: Page, name: string, liked: boolean) =>
  eventually(async () => (await heart(page, name).getAttribute('aria-pressed')) === String(liked))
const somebody = async () => signedInAs(site(), await anAccount(site()))

/** Opens a page as a user, and waits until its live connection is open. */
async function live(path: string, as: BrowserContextOptions, faults?: RegExp) {
  const connection = Promise.withResolvers<WebSocket>()
  const page = await visit(path, {
    ...as,
    ...(faults && { faults }),
    prepare: async (page) => {
      page.on('websocket', (socket) =>
        socket.on('framesent', ({ payload }) => {
          if (String(payload).includes('join:user')) connection.resolve(socket)
        }),
      )
    },
  })
  return { page, socket: await connection.promise }
}

test('adding and removing a like on one device shows on another and in a second tab', async () => {
  const person = await somebody()
  const { page: one } = await live('/home', person)
  const { page: other } = await live('/roadmaps', person)
  const tab = await one.context().newPage()
  await tab.goto(new URL('/profile/favorites', site().url).href)
  await tab.getByText('Todavía no tienes temas favoritos').waitFor()

  await heart(one, 'RESICO').click()
  await heart(tab, 'RESICO').waitFor()
  await heart(other, 'Cobra a tiempo').click()
  await one.getByRole('region', { name: 'Tus roadmaps favoritos' }).getByText('Cobra a tiempo').waitFor()
  await heart(tab, 'Cobra a tiempo').waitFor()
  await heart(tab, 'RESICO').click()
  await shows(one, 'RESICO', false)
})

test('a like that cannot be saved is rolled back, with an error in the console only', async () => {
  const { page } = await live('/home', await somebody(), /status of 503|A like was undone/)
  await page.route('**/api/me/likes/tag/*', (route) => route.fulfill({ status: 503, body: '' }))
  const said = page.waitForEvent('console', (message) => message.text().includes('A like was undone'))
  await heart(page, 'RESICO').click()
  await said
  await shows(page, 'RESICO', false)
  expect(await page.getByRole('alert').count()).toBe(0)
})

test('a like without a connection says when it is sent, and is sent then', async () => {
  const { page } = await live('/home', await somebody(), /ERR_INTERNET_DISCONNECTED|WebSocket/)
  await shows(page, 'RESICO', false)
  await disconnect(page)
  await page.getByRole('status').getByText('Los «me gusta» que marques se envían cuando vuelva').waitFor()
  await heart(page, 'RESICO').click()
  await shows(page, 'RESICO', true)
  const saved = page.waitForResponse((answer) => answer.url().includes('/api/me/likes/tag/'))
  await page.context().setOffline(false)
  expect((await saved).status()).toBe(200)
  await shows(page, 'RESICO', true)
})

test('a like that waits when the server ends the session is sent when its owner signs in again', async () => {
  const person = await anAccount(site())
  const faults = /ERR_INTERNET_DISCONNECTED|WebSocket|A like was undone|status of 401/
  const { page } = await live('/home', await signedInAs(site(), person), faults)
  await disconnect(page)
  await page.getByRole('status').getByText('Los «me gusta» que marques se envían cuando vuelva').waitFor()
  await heart(page, 'RESICO').click()
  await endSessions(site(), person)
  await page.context().setOffline(false)
  const saved = page.waitForResponse((answer) => answer.url().includes('/api/me/likes/tag/') && answer.ok())
  await page.getByRole('banner').getByRole('link', { name: 'Log-In' }).click()
  await enter(page, person)
  await saved
  await shows(page, 'RESICO', true)
})

test('a click that is queued while the session ends is not sent, and the console shows the reason', async () => {
  // The like in flight is answered after its session has ended.
  const { page } = await live('/home', await somebody(), /A like was undone|status of 401/)
  const sent: string[] = []
  const gate = Promise.withResolvers<void>()
  await page.route('**/api/me/likes/tag/*', async (route) => {
    sent.push(route.request().method())
    await gate.promise
    await route.continue()
  })
  await heart(page, 'RESICO').click()
  await heart(page, 'RESICO').click()
  const tab = await page.context().newPage()
  await tab.goto(new URL('/profile/info', site().url).href)
  await press(tab, 'Cerrar sesión')
  await page.getByRole('banner').getByRole('link', { name: 'Log-In' }).waitFor()
  const said = page.waitForEvent('console', (message) => message.text().includes('No session'))
  gate.resolve()
  await said
  expect(sent).toEqual(['POST'])
})

/** Refuses to list likes with the first token, however often the page tries. */
async function refuseFirstToken(page: Page): Promise<void> {
  let first: string | undefined
  await page.route('**/api/me/likes', (route) => {
    const { authorization } = route.request().headers()
    first ??= authorization
    return authorization === first ? route.fulfill({ status: 401, json: {} }) : route.continue()
  })
}

test('after another tab renews the session, the same connection continues', async () => {
  const person = await somebody()
  const { page, socket } = await live('/home', person, /status of 401/)
  const renewed = socket.waitForEvent('framesent', ({ payload }) => String(payload).includes('"auth:renew"'))
  const agreed = socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('"ok":true'))
  const tab = await page.context().newPage()
  await refuseFirstToken(tab)
  await tab.goto(page.url())
  await renewed
  await agreed
  expect(socket.isClosed()).toBe(false)
  const { page: other } = await live('/home', person)
  await heart(other, 'RESICO').click()
  await shows(page, 'RESICO', true)
})

test('recommended roadmaps are updated after a like on another screen', async () => {
  const person = await somebody()
  const { page: profile } = await live('/profile/info', person)
  const { page: home } = await live('/home', person)
  for (const name of ['Flujo de efectivo', 'Capital de trabajo', 'Razón de liquidez'])
    await heart(home, name).click()
  const recommended = profile.getByRole('region', { name: 'Recomendados para ti' })
  await recommended.getByText('75 % afín').first().waitFor()
})

test('the end of the session closes the connection', async () => {
  const { page, socket } = await live('/profile/info', await somebody())
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await eventually(() => socket.isClosed())
})

test('home greets a user by first name and shows what matches their likes', async () => {
  const person = await anAccount(site(), { firstName: 'Lupita' })
  const { page } = await live('/home', await signedInAs(site(), person))
  await page.getByRole('heading', { level: 1, name: 'Hola, Lupita' }).waitFor()
  const next = page.getByRole('region', { name: 'Para seguir aprendiendo' })
  await next.getByText('Por ahora puedes verlos todos').waitFor()
  await page.getByRole('link', { name: 'Hacer mi diagnóstico' }).waitFor()
  for (const name of ['Flujo de efectivo', 'Capital de trabajo', 'Razón de liquidez'])
    await heart(page, name).click()
  await page.getByText('Te gustan 3 temas.').waitFor()
  await next.getByRole('listitem').filter({ hasText: 'Liquidez sin sustos' }).getByText('75 % afín').waitFor()
})

test('a created and a retired topic appear without a page load', async () => {
  const { page } = await live('/home', await somebody())
  await heart(page, 'Flujo de efectivo').click()
  const editor = await visit('/options/edit', await signedIn(site(), 'admin'))
  await press(editor, 'Nuevo tema')
  await editor.getByLabel('Nombre').fill('Ahorro del dueño')
  await editor.getByLabel('Descripción').fill('Cuánto puedes sacar sin dañar al negocio.')
  await press(editor, 'Guardar')
  await heart(page, 'Ahorro del dueño').click()
  await page.getByText('Te gustan 2 temas.').waitFor()
  await press(editor, 'Retirar: Ahorro del dueño')
  await heart(page, 'Ahorro del dueño').waitFor({ state: 'detached' })
  await page.getByText('Te gusta 1 tema.').waitFor()
})

test('the number of likes is shown next to a tag', async () => {
  const popularity = async (page: Page, words: string) => {
    const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Prueba ácida' }) })
    const seen = row.getByText(words, { exact: true })
    // The catalog counts asynchronously: a page that read the old count is reloaded.
    const isSeen = async () => {
      const inTime = seen.waitFor({ timeout: 5_000 })
      return inTime.then(
        () => true,
        () => false,
      )
    }
    await eventually(async () => {
      if (await isSeen()) return true
      await page.reload()
      return false
    })
  }
  const { page } = await live('/home', await somebody())
  const { page: other } = await live('/home', await somebody())
  await heart(page, 'Prueba ácida').click()
  await popularity(page, 'Le gusta a 1 persona')
  await page.getByRole('link', { name: 'Prueba ácida' }).click()
  await page.locator('#temas p', { hasText: 'Le gusta a 1 persona' }).waitFor()
  await heart(other, 'Prueba ácida').click()
  await popularity(other, 'Les gusta a 2 personas')
  await heart(other, 'Prueba ácida').click()
  await popularity(other, 'Le gusta a 1 persona')
})

test('an open page shows within a minute that others liked a tag, for a guest as well', async () => {
  const count = (page: Page) =>
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: 'Factoraje financiero' }) })
      .getByText('Le gusta a 1 persona', { exact: true })
  const guest = await visit('/home', { prepare: (page) => page.clock.install() })
  await heart(guest, 'Factoraje financiero').waitFor()
  expect(await count(guest).count()).toBe(0)
  const { page } = await live('/home', await somebody())
  await heart(page, 'Factoraje financiero').click()
  await count(page).waitFor()
  await guest.clock.fastForward('01:00')
  await count(guest).waitFor()
})
