import { buffer } from 'node:stream/consumers'
import { isDeepStrictEqual } from 'node:util'
import { pdfContent, pdfLines } from '@semaforo/testing/pdf'
import type { Page } from 'playwright-core'
import { at, enter, press, signUp } from '../support/account-steps.ts'
import { anAccount, aPerson, signedInAs } from '../support/accounts.ts'
import { calculate, fillIn, healthyShop } from '../support/diagnostics.ts'
import { eventually } from '../support/eventually.ts'
import { isFocused } from '../support/focus.ts'
import { laidOut } from '../support/laid-out.ts'
import { codeFor } from '../support/mails.ts'
import { downloadedPdf } from '../support/pdf-text.ts'
import { productOfRun } from '../support/product-of-run.ts'
import { aRecordOf } from '../support/records.ts'
import type { Visit } from '../support/visits.ts'

const { visit, site } = productOfRun()

const wide = { width: 1280, height: 800 }
const phone = { width: 360, height: 740 }
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const rows = (page: Page) =>
  page.getByRole('button', { name: /^Abrir el diagnóstico del /, includeHidden: true })

/** Opens the diagnostic for somebody new. */
const open = async (options: Visit = {}) =>
  visit('/minegocio', { ...(await signedInAs(site(), await anAccount(site()))), ...options })

/** A shop that is short of cash. */
const tightShop = healthyShop.with(1, 140_000).with(3, 260_000)

async function downloaded(page: Page, name: string) {
  const coming = page.waitForEvent('download')
  await region(page, 'Tu historial').getByRole('button', { name }).click()
  const download = await coming
  return { file: download.suggestedFilename(), bytes: await buffer(await download.createReadStream()) }
}

test('from the form to the files: the light, the plan and the indicators of the page as a PDF of A4 pages, and the history as tables', async () => {
  const scripts: string[] = []
  const page = await open({
    prepare: async (page) => {
      page.on('request', (request) => scripts.push(request.url()))
    },
  })
  const libraries = () => scripts.filter((url) => url.includes('later-pdf'))
  await fillIn(page, tightShop)
  expect(libraries()).toEqual([])
  const library = page.waitForRequest(/later-pdf/)
  await calculate(page)
  await library
  const step = await region(page, 'Tu plan de 1 paso')
    .getByText(/^\$\s[\d,]+ · /)
    .textContent()
  const light = await region(page, 'Semáforo').getByRole('paragraph').first().textContent()
  const file = await downloadedPdf(page)
  const lines = pdfLines(file)
  expect(lines).toEqual(
    expect.arrayContaining([
      'Diagnóstico financiero',
      'Rojo: actúa ya',
      'Tu plan de 1 paso',
      step,
      'Sistema experto',
      'Puntaje: 65.2 de 100',
      'Modelo de Machine Learning',
      'En riesgo',
      'Tus indicadores y qué hacer',
    ]),
  )
  expect(lines.join(' ')).toContain(light)
  expect(file.toString('latin1')).toMatch(/MediaBox \[ 0 0 595\.28 841\.89 \]/)
  // The documented red.
  expect(pdfContent(file)).toContain('0.8627450980392157 0.20784313725490197 0.27058823529411763 rg')
  await downloadedPdf(page)
  expect(libraries()).toEqual([...new Set(libraries())])

  const csv = await downloaded(page, 'Descargar CSV')
  expect([csv.file, [...csv.bytes.subarray(0, 3)]]).toEqual(['mis-diagnosticos.csv', [0xef, 0xbb, 0xbf]])
  const sheet = await downloaded(page, 'Descargar Excel')
  expect([sheet.file, sheet.bytes.toString('latin1', 0, 2)]).toEqual(['mis-diagnosticos.xlsx', 'PK'])
})

test.each([phone, wide])(
  'at $width px Enter brings the result to the top of the screen, focuses it, and folds the form',
  async (viewport) => {
    const page = await open({ viewport })
    await fillIn(page, healthyShop)
    await page.getByLabel('Cuentas por cobrar', { exact: true }).press('Enter')
    await isFocused(page, { textContent: 'Diagnóstico financiero' })
    await eventually(async () => {
      const top = (await page.getByRole('heading', { name: 'Diagnóstico financiero' }).boundingBox())?.y ?? 0
      return top > 0 && top < 120
    })
    const toggle = page.getByRole('button', { name: 'Actualizar mis cifras' })
    await page.getByRole('button', { name: 'Calcular Diagnóstico' }).waitFor({ state: 'hidden' })
    await toggle.press('Enter')
    await calculate(page)
    await page.getByRole('button', { name: 'Actualizar mis cifras', expanded: false }).waitFor()
  },
)

test.each([
  ['/probar', ['Calcular Diagnóstico', 'Guárdalo en tu historial', 'Log-In', 'Privacidad']],
  ['/minegocio', ['Actualizar mis cifras', '¿Y si…?', 'Tu historial', 'Privacidad']],
])(
  'the diagnostic of %s prints as a light sheet without what serves the screen alone',
  async (path, left) => {
    const page = await visit(path, {
      ...(path === '/minegocio' && (await signedInAs(site(), await anAccount(site())))),
      colorScheme: 'dark',
    })
    await fillIn(page, healthyShop)
    await calculate(page)
    const text = (text: string) => page.getByText(text, { exact: true }).first()
    const printed = ['Diagnóstico financiero', 'Fuera de riesgo']
    for (const one of [...printed, ...left]) await text(one).waitFor()
    await page.emulateMedia({ media: 'print' })
    for (const one of left) await text(one).waitFor({ state: 'hidden' })
    for (const one of printed) await text(one).waitFor()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light')
    const light = page.getByRole('img', { name: 'Semáforo en verde' }).first()
    expect(await light.evaluate((element) => getComputedStyle(element).printColorAdjust)).toBe('exact')
  },
)

/** Red, with a cap and a way to green. */
const strugglingShop = [90_000, 260_000, 500_000, 320_000, 420_000, 500_000, 60_000, 40_000, 200_000, 45_000]

test.each([
  ['healthy', healthyShop, 'Tu semáforo ya está en verde', 'Verde: vas bien'],
  ['struggling', strugglingShop, 'Con estos cambios tu semáforo se pondría en verde.', 'Rojo: actúa ya'],
] as const)(
  'on a phone the page of a %s shop whose owner returns is at most 3,500 px, and its sliders leave the result in view',
  async (_, figures, outlook, light) => {
    const account = await anAccount(site())
    for (const [cuentas_por_cobrar, score] of [
      [46_000, 61.2],
      [40_000, 64.8],
    ] as const)
      await aRecordOf(site(), account, { figures: { cuentas_por_cobrar }, score })
    const page = await visit('/minegocio', { ...(await signedInAs(site(), account)), viewport: phone })
    await fillIn(page, figures)
    await calculate(page)
    await page.getByText(outlook).waitFor()
    await page
      .getByRole('region', { name: /^Tu plan/ })
      .getByRole('link')
      .nth(1)
      .waitFor()
    await page.getByText(/^Desde tu diagnóstico del /).waitFor()
    await page.getByText(/^Tu puntaje en 3 diagnósticos: /).waitFor()
    await laidOut(page)
    const height = await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = false
      return document.documentElement.scrollHeight
    })
    expect(height).toBeLessThanOrEqual(3500)
    expect(await rows(page).first().isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Ver tus diagnósticos', expanded: false }).press('Enter')
    await rows(page).nth(2).waitFor()

    const outcome = region(page, 'Así quedarías')
    const last = page.getByRole('slider', { name: 'Deuda total' })
    await page.getByRole('button', { name: 'Probar cambios' }).press('Enter')
    await outcome.waitFor()
    await isFocused(page, { id: 'y-si' })
    await last.press('ArrowRight')
    expect(await last.getAttribute('aria-valuetext')).toMatch(/\+1\s%/)
    await eventually(async () => {
      const result = await outcome.getByText(light).boundingBox()
      const slider = await last.boundingBox()
      return result !== null && slider !== null && result.y > 0 && result.y < slider.y && slider.y < 740
    })
  },
)

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Comparte tu semáforo' })

test('sharing opens at the second press where its script failed, stays still, gives a PNG of 1080 × 1350, and returns the focus', async () => {
  const page = await open({
    viewport: phone,
    faults: /ERR_FAILED/,
    prepare: (page) => page.route(/later-share/, (route) => route.abort()),
  })
  await fillIn(page, healthyShop)
  await calculate(page)
  const share = page.getByRole('button', { name: 'Compartir' })
  await share.click()
  await page.getByText('No pudimos abrir lo de compartir.').waitFor()
  await page.unroute(/later-share/)
  await share.click()
  const controls = () =>
    dialog(page).evaluate((dialog) =>
      [...dialog.querySelectorAll('input, button')].map((control) => {
        const { top, left } = control.getBoundingClientRect()
        return [control.textContent, top + dialog.scrollTop, left]
      }),
    )
  await dialog(page).getByRole('button', { name: 'Copiar imagen' }).waitFor()
  await laidOut(page)
  const before = await controls()
  await dialog(page).getByRole('button', { name: 'Descargar hoja' }).click()
  await dialog(page).getByRole('status').waitFor()
  // A button is a little smaller while it is pressed.
  await eventually(async () => isDeepStrictEqual(await controls(), before))

  const coming = page.waitForEvent('download')
  await dialog(page).getByRole('button', { name: 'Descargar imagen' }).click()
  const file = await buffer(await (await coming).createReadStream())
  expect(file.subarray(1, 4).toString()).toBe('PNG')
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1080, 1350])
  const colors = await dialog(page)
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, 1080, 1350) ?? { data: [] }
      const count = (red: number, green: number, blue: number) => {
        let found = 0
        for (let i = 0; i < data.length; i += 4)
          if (data[i] === red && data[i + 1] === green && data[i + 2] === blue) found++
        return found
      }
      return { green: count(0x28, 0xa7, 0x45), red: count(0xdc, 0x35, 0x45) }
    })
  // A lamp is some 7,000 pixels; the red band of the scale is wider than the green one by a third.
  expect(colors.green).toBeGreaterThan(colors.red + 3_000)

  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'detached' })
  await isFocused(page, { textContent: 'Compartir' })
})

test('a session that ends before the diagnostic is saved loses nothing: after signing in it is saved', async () => {
  const account = await anAccount(site())
  const page = await visit('/minegocio', {
    ...(await signedInAs(site(), account)),
    faults: /status of 401/,
  })
  await fillIn(page, healthyShop)
  let hasEnded = false
  await page.route('**/api/modelData', async (route) => {
    if (hasEnded || route.request().method() !== 'POST') return route.continue()
    hasEnded = true
    // The cookie goes too: the session cannot be renewed.
    await page.context().clearCookies()
    const headers = { ...route.request().headers(), authorization: 'Bearer ended' }
    await route.continue({ headers })
  })
  await press(page, 'Calcular Diagnóstico')
  await at(page, '/login')
  await enter(page, account)
  await page.waitForURL((url) => /^\/minegocio\/[\w-]{16,64}$/.test(url.pathname))
  await region(page, 'Semáforo').getByText('Verde: vas bien').waitFor()
  await rows(page).first().waitFor()
  expect(await rows(page).count()).toBe(1)
  expect(await page.getByLabel('Ventas totales', { exact: true }).inputValue()).toMatch(/500,000/)
})

test('the figures of a guest leave the page with an account alone, which then has the diagnostic', async () => {
  const person = aPerson()
  const bodies: string[] = []
  const page = await visit('/probar', {
    prepare: async (page) => {
      page.on('request', (request) => bodies.push(`${request.url()} ${request.postData() ?? ''}`))
    },
  })
  await fillIn(page, healthyShop)
  await calculate(page)
  await region(page, 'Sistema experto').getByText('86.3').waitFor()
  await page.getByRole('link', { name: 'Crear cuenta y guardarlo' }).click()
  await signUp(page, person)
  await page.getByLabel('Código de verificación').fill(await codeFor(site().dataDir, person.email))
  await press(page, 'Verificar')
  await page.waitForURL('**/login?volver=*')
  expect(bodies.filter((body) => body.includes('150000') || /\/api\/model/.test(body))).toEqual([])
  await enter(page, person)
  await page.getByRole('row', { name: /^Verde .* 86\.3/ }).waitFor()
  expect(await rows(page).count()).toBe(1)
})
