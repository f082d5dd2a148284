import type { Page } from 'playwright-core'
import { laidOut } from '../support/laid-out.ts'
import { productOfRun } from '../support/product-of-run.ts'
import { documentOf, holdScripts, pagesRendered } from '../support/rendered.ts'

const { site, visit } = productOfRun()

beforeAll(() => pagesRendered(site()))

const trial = (page: Page) => page.getByRole('region', { name: 'Prueba con una tienda de abarrotes' })
const light = (page: Page, color: string) => trial(page).getByRole('img', { name: `Semáforo en ${color}` })
const slider = (page: Page, name: string) => trial(page).getByRole('slider', { name })

test('the page that is prerendered shows the sliders at their start, with their light', async () => {
  const html = await documentOf(site(), '/home')
  expect(html).toContain('Semáforo en verde')
  expect(html.match(/type="range"/g)).toHaveLength(4)
})

test('a guest moves a slider, and light and score answer', async () => {
  const page = await visit('/home')
  await page.getByText('86.3 de 100').waitFor()
  await light(page, 'verde').waitFor()
  await page.waitForLoadState('networkidle')
  await slider(page, 'Deudas').fill('600000')
  await light(page, 'rojo').waitFor()
  await trial(page).getByText('Rojo: hay que actuar ya').waitFor()
  await slider(page, 'Deudas').fill('180000')
  await light(page, 'verde').waitFor()
  await trial(page).getByText('86.3 de 100').waitFor()
})

test('they are reached and moved by the keyboard, and say their amount', async () => {
  const page = await visit('/home')
  await page.waitForLoadState('networkidle')
  await slider(page, 'Ventas al año').focus()
  await page.keyboard.press('ArrowRight')
  expect(await slider(page, 'Ventas al año').getAttribute('aria-valuetext')).toBe('$\u00a0510,000')
})

test('what was moved before any script was there counts, and nothing moves when it comes', async () => {
  let letGo = () => {}
  const page = await visit('/home', {
    until: 'commit',
    prepare: async (page) => {
      letGo = await holdScripts(page)
    },
  })
  await slider(page, 'Deudas').fill('600000')
  await laidOut(page)
  const before = await trial(page).boundingBox()
  letGo()
  await light(page, 'rojo').waitFor()
  expect(await trial(page).boundingBox()).toEqual(before)
})

test('where the model cannot be had the light is off and says why', async () => {
  const page = await visit('/home', {
    faults: /status of 503/,
    prepare: (page) => page.route('**/api/widget/model', (route) => route.fulfill({ status: 503, body: '' })),
  })
  await page.waitForLoadState('networkidle')
  await slider(page, 'Deudas').fill('600000')
  await trial(page).getByText('Por ahora no pudimos encender el semáforo.').waitFor()
  await trial(page).getByRole('img', { name: 'Semáforo apagado' }).waitFor()
})

test('the link leads to the diagnostic without an account', async () => {
  const page = await visit('/home')
  await trial(page).getByRole('link', { name: 'Hacerlo con mis cifras' }).click()
  await page.getByRole('heading', { level: 1, name: 'Tu diagnóstico, sin cuenta' }).waitFor()
})
