import { buffer } from 'node:stream/consumers'
import { isDeepStrictEqual } from 'node:util'
import { pdfContent, pdfLines } from '@semaforo/testing/pdf'
import type { Page } from 'playwright-core'
import { anAccount, signedInAs } from '../support/accounts.ts'
import { calculate, fillIn, healthyShop } from '../support/diagnostics.ts'
import { eventually } from '../support/eventually.ts'
import { isFocused } from '../support/focus.ts'
import { downloadedPdf } from '../support/pdf-text.ts'
import { productOfRun } from '../support/product-of-run.ts'

const { visit, site } = productOfRun()

const wide = { width: 1280, height: 800 }
const phone = { width: 360, height: 740 }

async function diagnosed(figures: readonly number[], viewport = wide): Promise<Page> {
  const page = await visit('/minegocio', { ...(await signedInAs(site(), await anAccount(site()))), viewport })
  await fillIn(page, figures)
  await calculate(page)
  return page
}

/** A shop that is short of cash. */
const tightShop = healthyShop.with(1, 140_000).with(3, 260_000)

test('from the form to the PDF: the light, the plan and the indicators of the page on A4 pages', async () => {
  const scripts: string[] = []
  const page = await visit('/minegocio', {
    ...(await signedInAs(site(), await anAccount(site()))),
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
  const plan = page.getByRole('region', { name: 'Tu plan de 1 paso' })
  const step = await plan.getByText(/^\$\s[\d,]+ · /).textContent()
  const light = await page
    .getByRole('region', { name: 'Semáforo', exact: true })
    .getByRole('paragraph')
    .first()
    .textContent()
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
})

/** How far the heading of the result is from the top of the screen. */
const headingTop = async (page: Page) =>
  (await page.getByRole('heading', { name: 'Diagnóstico financiero' }).boundingBox())?.y ?? Number.NaN

test.each([phone, wide])(
  'at $width px the result is at the top of the screen, and the form one line that opens again',
  async (viewport) => {
    const page = await diagnosed(healthyShop, viewport)
    await eventually(async () => (await headingTop(page)) < 120)
    expect(await headingTop(page)).toBeGreaterThan(0)
    const toggle = page.getByRole('button', { name: 'Actualizar mis cifras' })
    expect(await page.getByRole('button', { name: 'Calcular Diagnóstico' }).count()).toBe(0)
    await toggle.press('Enter')
    expect(await toggle.getAttribute('aria-expanded')).toBe('true')
    await calculate(page)
    await eventually(async () => (await toggle.getAttribute('aria-expanded')) === 'false')
  },
)

test('the form and its result can be used with the keyboard alone', async () => {
  const page = await visit('/minegocio', await signedInAs(site(), await anAccount(site())))
  await page.getByLabel('Activos corrientes', { exact: true }).focus()
  for (const figure of healthyShop) {
    await page.keyboard.type(String(figure))
    await page.keyboard.press('Tab')
  }
  await page.getByLabel('Cuentas por cobrar', { exact: true }).press('Enter')
  await page.getByRole('region', { name: 'Semáforo', exact: true }).waitFor()
  await isFocused(page, { textContent: 'Diagnóstico financiero' })
})

/** Whether each text is on the printed sheet. */
async function isPrinted(page: Page, texts: readonly string[]): Promise<boolean[]> {
  await page.emulateMedia({ media: 'print' })
  return Promise.all(texts.map((text) => page.getByText(text, { exact: true }).first().isVisible()))
}

test('a page prints without what serves the screen alone', async () => {
  const page = await visit('/FAQ', { colorScheme: 'dark' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  const left = ['Saltar al contenido', 'Log-In', 'Privacidad']
  expect(await isPrinted(page, left)).toEqual(left.map(() => false))
  const paper = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
  expect(paper).toBe('light')
})

test.each(['/probar', '/minegocio'])('the diagnostic of %s prints as a sheet', async (path) => {
  const page = await visit(
    path,
    path === '/minegocio' ? await signedInAs(site(), await anAccount(site())) : {},
  )
  await fillIn(page, healthyShop)
  await calculate(page)
  const printed = ['Diagnóstico financiero', 'Fuera de riesgo']
  const left = ['Calcular Diagnóstico', '¿Y si…?', 'Tu historial', 'Crear cuenta']
  expect(await isPrinted(page, printed)).toEqual(printed.map(() => true))
  expect(await isPrinted(page, left)).toEqual(left.map(() => false))
  const light = page.getByRole('img', { name: 'Semáforo en verde' }).first()
  expect(await light.evaluate((element) => getComputedStyle(element).printColorAdjust)).toBe('exact')
})

test('the sliders take the focus, and on a phone the result stays in view at the last of them', async () => {
  const page = await diagnosed(healthyShop, phone)
  const outcome = page.getByRole('region', { name: 'Así quedarías' })
  const last = page.getByRole('slider', { name: 'Deuda total' })
  await page.getByRole('button', { name: 'Probar cambios' }).press('Enter')
  await outcome.waitFor()
  await isFocused(page, { id: 'y-si' })
  await last.focus()
  await page.keyboard.press('ArrowRight')
  expect(await last.getAttribute('aria-valuetext')).toMatch(/\+1\s%/)
  await eventually(async () => {
    const result = await outcome.getByText('Verde: vas bien').boundingBox()
    const slider = await last.boundingBox()
    return result !== null && slider !== null && result.y > 0 && result.y < slider.y && slider.y < 740
  })
})

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Comparte tu semáforo' })

test('the shared picture is a PNG of 1080 × 1350 with the light on', async () => {
  const page = await diagnosed(healthyShop)
  await page.getByRole('button', { name: 'Compartir' }).click()
  const coming = page.waitForEvent('download')
  await dialog(page).getByRole('button', { name: 'Descargar imagen' }).click()
  const download = await coming
  const file = await buffer(await download.createReadStream())
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
})

test('sharing opens at the second press where its script failed, stays still, and gives the focus back', async () => {
  const page = await visit('/minegocio', {
    ...(await signedInAs(site(), await anAccount(site()))),
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
  const before = await controls()
  await dialog(page).getByRole('button', { name: 'Descargar hoja' }).click()
  await dialog(page).getByRole('status').waitFor()
  // A button is a little smaller while it is pressed.
  await eventually(async () => isDeepStrictEqual(await controls(), before))
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'detached' })
  await isFocused(page, { textContent: 'Compartir' })
})
