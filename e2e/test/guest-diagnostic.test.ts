import type { Page } from 'playwright-core'
import { enter, press, signUp } from '../support/account-steps.ts'
import { anAccount, aPerson } from '../support/accounts.ts'
import { calculate, failingShop, fillIn, healthyShop } from '../support/diagnostics.ts'
import { eventually } from '../support/eventually.ts'
import { isFocused } from '../support/focus.ts'
import { codeFor } from '../support/mails.ts'
import { productOfRun } from '../support/product-of-run.ts'

const { visit, site } = productOfRun()

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function diagnosed(asked: string[] = []) {
  const page = await visit('/probar', {
    prepare: async (page) => {
      page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`))
    },
  })
  await fillIn(page, healthyShop)
  await calculate(page)
  return page
}

test('the whole diagnostic without an account, and nothing of it leaves the page', async () => {
  const asked: string[] = []
  const page = await diagnosed(asked)
  await region(page, 'Sistema experto').getByText('86.3').waitFor()
  await region(page, 'Modelo de Machine Learning').getByText('Fuera de riesgo').waitFor()
  await region(page, 'Semáforo').getByRole('img', { name: 'Semáforo en verde' }).waitFor()
  await page.getByText(/^Ningún dato solo, equivocado en 10\s%/).waitFor()
  await page.getByRole('button', { name: 'Análisis, punto por punto' }).click()
  await page.getByText('Liquidez', { exact: true }).first().waitFor()
  expect(asked.filter((call) => call.startsWith('POST /api/model'))).toEqual([])
  await region(page, 'Tus cifras').getByText('No las compartimos ni las vendemos.').waitFor()
})

test.each([360, 1280])(
  'at %i px the result is brought to the top of the screen, and focused',
  async (width) => {
    const page = await visit('/probar', { viewport: { width, height: 740 } })
    await fillIn(page, healthyShop)
    await calculate(page)
    await isFocused(page, { textContent: 'Diagnóstico financiero' })
    const heading = page.getByRole('heading', { name: 'Diagnóstico financiero' })
    await eventually(async () => {
      const top = (await heading.boundingBox())?.y ?? 0
      return top > 0 && top < 120
    })
  },
)

test('without a score there is no plan to a green light', async () => {
  const page = await visit('/probar')
  await fillIn(page, [0, 0, 100_000, 0, 0, 0, 0, 0, 0, 0])
  await calculate(page)
  await page.getByRole('button', { name: 'Análisis, punto por punto' }).waitFor()
  expect(await page.getByRole('button', { name: 'Qué cambiar primero' }).count()).toBe(0)
})

test('a press on «Reiniciar» is taken back with another one, the result too', async () => {
  const page = await diagnosed()
  await page.getByRole('button', { name: 'Reiniciar' }).click()
  const sales = page.getByLabel('Ventas totales', { exact: true })
  expect(await sales.inputValue()).toBe('')
  await page.getByRole('button', { name: 'Deshacer' }).click()
  expect(await sales.inputValue()).toMatch(/500,000/)
  await region(page, 'Sistema experto').getByText('86.3').waitFor()
  await isFocused(page, { textContent: 'Reiniciar' })
})

test('what was typed survives a reload, in its tab alone', async () => {
  const page = await diagnosed()
  await page.reload()
  expect(await page.getByLabel('Ventas totales', { exact: true }).inputValue()).toMatch(/500,000/)
  const other = await page.context().newPage()
  await other.goto(page.url())
  expect(await other.getByLabel('Ventas totales', { exact: true }).inputValue()).toBe('')
})

/** The scores in the history of who is signed in. */
const keptScores = (page: Page) =>
  page.evaluate(async () => {
    const token = JSON.parse(localStorage.getItem('semaforo.token') ?? '""')
    const answer = await fetch('/api/modelData', { headers: { authorization: `Bearer ${token}` } })
    const { records } = await answer.json()
    return (records as { score: number }[]).map(({ score }) => score)
  })

async function expectKept(page: Page) {
  await page.waitForURL('**/minegocio')
  await page.getByRole('img', { name: 'Semáforo en verde' }).first().waitFor()
  await eventually(async () => (await keptScores(page)).length > 0)
  expect(await keptScores(page)).toEqual([86.3])
}

test('who has an account signs in, and the diagnostic is computed and kept without another press', async () => {
  const account = await anAccount(site())
  const page = await diagnosed()
  await page.getByRole('link', { name: 'Ya tengo cuenta' }).click()
  await enter(page, account)
  await expectKept(page)
})

test('who creates one takes the figures along through the code and the first login', async () => {
  const person = aPerson()
  const page = await diagnosed()
  await page.getByRole('link', { name: 'Crear cuenta y guardarlo' }).click()
  await signUp(page, person)
  await page.getByLabel('Código de verificación').fill(await codeFor(site().dataDir, person.email))
  await press(page, 'Verificar')
  await page.waitForURL('**/login?volver=*')
  await enter(page, person)
  await expectKept(page)
})

/** Signs in without what the page offers for it, and goes to where what was handed over is read. */
async function signInAlone(page: Page) {
  await page.goto(new URL('/login', page.url()).href)
  await enter(page, await anAccount(site()))
  await page.waitForURL('**/home')
  await page.getByRole('banner').getByRole('link', { name: 'Mi negocio' }).click()
  await page.getByText('Todavía no tienes diagnósticos guardados.').waitFor()
}

test.each<[string, (page: Page) => Promise<void>]>([
  [
    'others were calculated',
    async (page) => {
      await fillIn(page, failingShop)
      await page.getByRole('button', { name: 'Calcular Diagnóstico' }).click()
      await page.getByText('Rojo: actúa ya').first().waitFor()
    },
  ],
  ['they were removed', (page) => page.getByRole('button', { name: 'Reiniciar' }).click()],
])('figures that somebody wanted to keep are not kept after %s', async (_, act) => {
  const page = await diagnosed()
  await page.getByRole('link', { name: 'Ya tengo cuenta' }).click()
  await page.waitForURL('**/login?volver=*')
  await page.goBack()
  await act(page)
  await signInAlone(page)
  expect(await page.getByLabel('Ventas totales', { exact: true }).inputValue()).toBe('')
  await page.getByText('Aquí verás tu semáforo').waitFor()
})

test('a mistake in the form is said as on the page of those with an account', async () => {
  const page = await visit('/probar')
  await page.getByRole('button', { name: 'Calcular Diagnóstico' }).click()
  await page.getByText('Falta este dato.').first().waitFor()
})
