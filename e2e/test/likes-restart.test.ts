import { join } from 'node:path'
import { freePort } from '@semaforo/testing/free-port'
import { runAlone } from '@semaforo/testing/run-alone'
import type { Page, WebSocketRoute } from 'playwright-core'
import { anAccount, signedInAs } from '../support/accounts.ts'
import { eventually } from '../support/eventually.ts'
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
  expect(refused.status).toBe(503)
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
