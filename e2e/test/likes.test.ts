import { join } from 'node:path'
import type { EditedTag } from '@semaforo/contracts'
import { freePort } from '@semaforo/testing/free-port'
import { runAlone } from '@semaforo/testing/run-alone'
import type { BrowserContextOptions, Page, WebSocket, WebSocketRoute } from 'playwright-core'
import { at, enter, press } from '../support/account-steps.ts'
import { anAccount, logIn, signedInAs } from '../support/accounts.ts'
import { endSessions } from '../support/end-elsewhere.ts'
import { eventually, pollApi } from '../support/eventually.ts'
import { disconnect } from '../support/offline.ts'
import { runningProduct } from '../support/product.ts'

const main = join(import.meta.dirname, '../../services/likes/src/main.ts')
const address = `http://127.0.0.1:${await freePort()}`
let likes: ReturnType<typeof runAlone>

// Before the site stops: its data are removed with it.
afterAll(() => likes?.stop())
const { visit, site } = runningProduct(() => ({ LIKES_URL: address }))
beforeAll(startLikes)

/** Starts likes in a process of its own, and waits until it has the catalog. */
async function startLikes() {
  const { port } = new URL(address)
  likes = runAlone(main, { PORT: port, DATA_DIR: site().dataDir, IDENTITY_URL: site().url })
  await likes.url()
  await eventually(async () => (await fetch(`${address}/health/ready`)).ok)
}

const heart = (page: Page, name: string) =>
  page.getByRole('button', { name: `Me gusta: ${name}`, exact: true }).first()
const shows = (page: Page, name: string, liked: boolean) =>
  eventually(async () => (await heart(page, name).getAttribute('aria-pressed')) === String(liked))

/** Clicks a heart; returns the server's status, and every state of the heart meanwhile. */
async function click(page: Page, name: string): Promise<{ status: number; states: () => Promise<unknown> }> {
  const states = await heart(page, name).evaluateHandle((button) => {
    const seen = [button.getAttribute('aria-pressed')]
    new MutationObserver(() => seen.push(button.getAttribute('aria-pressed'))).observe(button, {
      attributeFilter: ['aria-pressed'],
    })
    return seen
  })
  const answered = page.waitForResponse(/\/api\/me\/likes\/tag\//)
  await heart(page, name).click()
  return { status: (await answered).status(), states: () => states.jsonValue() }
}

/** What the server answers for the likes of a token. */
const likesOf = (token: string) =>
  fetch(new URL('/api/me/likes', site().url), { headers: { authorization: `Bearer ${token}` } })

const toFavorites = async (page: Page) => {
  await page.getByRole('banner').getByRole('link', { name: 'Perfil' }).click()
  await page.getByRole('link', { name: 'Favoritos', exact: true }).click()
}

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

/** Refuses to list likes with the first token, however often the page tries. */
async function refuseFirstToken(page: Page): Promise<void> {
  let first: string | undefined
  await page.route('**/api/me/likes', (route) => {
    const { authorization } = route.request().headers()
    first ??= authorization
    return authorization === first ? route.fulfill({ status: 401, json: {} }) : route.continue()
  })
}

test('a like that waits when the server ends the session is sent when its owner signs in again', async () => {
  const person = await anAccount(site())
  const faults = /ERR_INTERNET_DISCONNECTED|WebSocket|A like was undone|status of 401/
  const { page } = await live('/home', await signedInAs(site(), person), faults)
  const waits = () =>
    page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('semaforo.waiting.')))
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('semaforo.token') ?? ''))
  await disconnect(page)
  await page.getByRole('status').getByText('Los «me gusta» que marques se envían cuando vuelva').waitFor()
  await heart(page, 'RESICO').click()
  await shows(page, 'RESICO', true)
  await endSessions(site(), person)
  // Likes hears of it by an event: until then it accepts what the page sends.
  await pollApi(async () => (await likesOf(token)).status === 401)
  await page.context().setOffline(false)
  await eventually(() => page.evaluate(() => localStorage.getItem('semaforo.session-ended') === 'true'))
  expect(await waits()).toBe(true)
  await page.getByRole('banner').getByRole('link', { name: 'Log-In' }).click()
  await at(page, '/login')
  await enter(page, person)
  await at(page, '/home')
  await shows(page, 'RESICO', true)
  await eventually(async () => !(await waits()))
  const { likedTagIds } = await (await likesOf((await logIn(site(), person)).token)).json()
  expect(likedTagIds).toHaveLength(1)
})

test('the connection outlasts a renewal of the session in another tab, and closes at its end', async () => {
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
  await tab.unrouteAll()
  await tab.goto(new URL('/profile/info', site().url).href)
  await press(tab, 'Cerrar sesión')
  await eventually(() => socket.isClosed())
})

/** Creates or edits a topic as an admin does; returns it as it is then. */
async function edit(path: string, method: 'POST' | 'PATCH', body: object): Promise<EditedTag> {
  const { token } = await logIn(site())
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const answer = await fetch(new URL(path, site().url), { method, headers, body: JSON.stringify(body) })
  expect(answer.ok).toBe(true)
  return (await answer.json()) as EditedTag
}

test("an open page shows new, liked and retired topics: a user's at once, a guest's within a minute", async () => {
  const name = 'Ahorro del dueño'
  const guest = await visit('/home', { prepare: (page) => page.clock.install() })
  await heart(guest, 'RESICO').waitFor()
  const { page } = await live('/home', await somebody())
  const { id, version } = await edit('/api/catalog/tags', 'POST', { name, description: 'Cuánto sacar.' })
  await heart(page, name).click()
  await shows(page, name, true)
  for (const one of [page, guest]) {
    if (one === guest) await guest.clock.fastForward('01:00')
    const topic = one.getByRole('listitem').filter({ has: one.getByRole('link', { name }) })
    await topic.getByText('Le gusta a 1 persona', { exact: true }).waitFor()
  }
  await edit(`/api/catalog/tags/${id}`, 'PATCH', { version, retired: true })
  await heart(page, name).waitFor({ state: 'detached' })
  await guest.clock.fastForward('01:00')
  await heart(guest, name).waitFor({ state: 'detached' })
})

/** Holds the likes that a page sends until the gate opens, and records each request as `name method`. */
const recordLikes = (page: Page, sent: string[], name: string, gate: Promise<void> = Promise.resolve()) =>
  page.route('**/api/me/likes/tag/*', async (route) => {
    sent.push(`${name} ${route.request().method()}`)
    await gate
    await route.continue()
  })

test('likes pressed in one frontend show in another before the server answers, and are sent in order', async () => {
  const page = await visit('/home', await somebody())
  const [sent, gate] = [[] as string[], Promise.withResolvers<void>()]
  await recordLikes(page, sent, 'page', gate.promise)
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
  await page.getByRole('banner').getByRole('link', { name: 'Semáforo PyME' }).click()
  await shows(page, 'RESICO', false)
  await heart(page, 'RESICO').click()
  await shows(page, 'RESICO', true)
  await eventually(() => sent.length > 0)
  expect(sent).toEqual(['page POST'])

  gate.resolve()
  await eventually(() => sent.length === 5)
  expect(sent).toEqual(['POST', 'DELETE', 'POST', 'DELETE', 'POST'].map((method) => `page ${method}`))
  await toFavorites(page)
  await shows(page, 'RESICO', true)
  await page.reload()
  await shows(page, 'RESICO', true)
})

test('clicks in a second tab are sent after those of the first', async () => {
  const page = await visit('/home', await somebody())
  const [sent, gate] = [[] as string[], Promise.withResolvers<void>()]
  await recordLikes(page, sent, 'first', gate.promise)
  const tab = await page.context().newPage()
  await recordLikes(tab, sent, 'second')
  // A tab that starts later would begin with the first tab's waiting click.
  const started = tab.waitForResponse(/\/api\/me\/likes$/)
  await tab.goto(page.url())
  await started
  await heart(page, 'RESICO').click()
  await eventually(() => sent.length === 1)
  await heart(tab, 'RESICO').click()
  await shows(tab, 'RESICO', true)
  await heart(tab, 'RESICO').click()
  await shows(tab, 'RESICO', false)
  gate.resolve()
  await eventually(() => sent.length === 3)
  expect(sent).toEqual(['first POST', 'second POST', 'second DELETE'])
  await shows(page, 'RESICO', false)
})

// Last: what it starts ends with it.
test('two browsers and two tabs of one user stay consistent, through a lost connection and a restart of likes', async () => {
  const person = await signedInAs(site(), await anAccount(site()))
  // 502 is a request that likes had taken when it was killed.
  const faults = /status of 50[23]|A like was undone|ERR_INTERNET_DISCONNECTED|WebSocket connection/
  const one = await visit('/home', { ...person, faults })
  const tab = await one.context().newPage()
  await tab.goto(one.url())
  let open: WebSocketRoute | undefined
  const other = await visit('/home', {
    ...person,
    faults,
    prepare: (page) =>
      page.routeWebSocket('**/socket.io/**', (socket) => {
        socket.connectToServer()
        open = socket
      }),
  })
  const screens = [one, tab, other]
  const allShow = async (...names: string[]) => {
    for (const page of screens) for (const name of names) await shows(page, name, true)
  }

  await click(one, 'RESICO')
  await allShow('RESICO')
  await click(other, 'Flujo de efectivo')
  await allShow('Flujo de efectivo')

  await other.context().setOffline(true)
  // `setOffline` does not close connections that are open already.
  await open?.close()
  await click(tab, 'Prueba ácida')
  await shows(one, 'Prueba ácida', true)
  await shows(other, 'Prueba ácida', false)
  await other.context().setOffline(false)
  await allShow('Prueba ácida')

  await likes.kill()
  const said = one.waitForEvent('console', (message) => message.text().includes('A like was undone'))
  const refused = await click(one, 'CFDI 4.0')
  expect([502, 503]).toContain(refused.status)
  await said
  await eventually(async () => (await refused.states())?.toString() === 'false,true,false')
  for (const page of screens) expect(await page.getByRole('alert').count()).toBe(0)
  await other.reload()
  await allShow('RESICO', 'Flujo de efectivo', 'Prueba ácida')

  await startLikes()
  // The gateway's circuit breaker stays open for some seconds after the restart; a person clicks again.
  await eventually(async () => {
    await shows(one, 'CFDI 4.0', false)
    return (await click(one, 'CFDI 4.0')).status === 200
  })
  await allShow('RESICO', 'Flujo de efectivo', 'Prueba ácida', 'CFDI 4.0')
  await click(other, 'RESICO')
  for (const page of screens) await shows(page, 'RESICO', false)
})
