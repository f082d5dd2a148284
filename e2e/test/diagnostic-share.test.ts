import { buffer } from 'node:stream/consumers'
import { isDeepStrictEqual } from 'node:util'
import { pdfLines } from '@semaforo/testing/pdf'
import type { Download, Page } from 'playwright-core'
import { signedIn } from '../support/accounts.ts'
import { calculate, failingShop, fillIn, healthyShop } from '../support/diagnostics.ts'
import { eventually } from '../support/eventually.ts'
import { downloadedPdf } from '../support/pdf-text.ts'
import { productOfRun } from '../support/product-of-run.ts'

const { visit, site } = productOfRun()

async function sharing(
  prepare: (page: Page) => unknown = () => undefined,
  viewport = { width: 1280, height: 800 },
) {
  const page = await visit('/minegocio', {
    ...(await signedIn(site(), 'user')),
    viewport,
    faults: /ERR_FAILED/,
    prepare: async (page) => void (await prepare(page)),
  })
  await fillIn(page, healthyShop)
  await calculate(page)
  await page.getByRole('button', { name: 'Compartir' }).click()
  return page
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Comparte tu semáforo' })
const bytesOf = async (download: Download) => buffer(await download.createReadStream())

async function downloaded(page: Page, button: string): Promise<{ name: string; file: Buffer }> {
  const coming = page.waitForEvent('download')
  await dialog(page).getByRole('button', { name: button }).click()
  const download = await coming
  return { name: download.suggestedFilename(), file: await bytesOf(download) }
}

/** Gives the page a share sheet that does what `answer` says, and keeps what it was given. */
const shareSheet = (answer: 'takes' | 'closes' | 'refuses') => (page: Page) =>
  page.addInitScript((answer) => {
    const given: { name: string; type: string; size: number }[] = []
    const share = async ({ files = [] }: ShareData) => {
      given.push(...files.map(({ name, type, size }) => ({ name, type, size })))
      if (answer === 'closes') throw new DOMException('', 'AbortError')
      if (answer === 'refuses') throw new DOMException('', 'NotAllowedError')
    }
    Object.assign(globalThis, { given })
    Object.defineProperties(Navigator.prototype, {
      share: { value: share },
      canShare: { value: () => true },
    })
  }, answer)
const given = (page: Page) => page.evaluate(() => (globalThis as unknown as { given: unknown[] }).given)

test('the picture is a PNG of 1080 × 1350 with the lamp lit', async () => {
  const page = await sharing()
  const { name, file } = await downloaded(page, 'Descargar imagen')
  expect(name).toBe('semaforo.png')
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
  // A lamp is some 10,000 pixels, and each band of the scale has one of these colours as well.
  expect(colors.green).toBeGreaterThan(colors.red + 5_000)
})

test('the sheet has no amounts unless they are asked for, and the name that was given', async () => {
  const page = await sharing()
  await dialog(page).getByLabel('Nombre de tu negocio (opcional)').fill('Papelería La Ñata')
  const without = await downloaded(page, 'Descargar hoja')
  expect(without.name).toBe('diagnostico-sin-montos.pdf')
  const lines = pdfLines(without.file)
  expect(lines).toEqual(expect.arrayContaining(['Papelería La Ñata', 'Verde: vas bien']))
  expect(lines.join('\n')).not.toMatch(/\$|150,000/)
  await dialog(page).getByLabel('Con montos, para mi contador').check()
  const withAmounts = await downloaded(page, 'Descargar hoja')
  expect(withAmounts.name).toBe('diagnostico.pdf')
  expect(pdfLines(withAmounts.file)).toContain('$\u00a0150,000')
  await dialog(page).getByRole('button', { name: 'Cerrar' }).click()
  expect(pdfLines(await downloadedPdf(page))).toContain('Papelería La Ñata')
})

test('the name belongs to the diagnostic for which it was typed', async () => {
  const page = await sharing()
  const name = dialog(page).getByLabel('Nombre de tu negocio (opcional)')
  const close = () => dialog(page).getByRole('button', { name: 'Cerrar' }).click()
  await name.fill('Papelería La Ñata')
  await close()
  await fillIn(page, failingShop)
  await calculate(page)
  await page.getByText('Rojo: ', { exact: false }).first().waitFor()
  expect(pdfLines(await downloadedPdf(page))).not.toContain('Papelería La Ñata')
  await page.getByRole('button', { name: 'Compartir' }).click()
  expect(await name.inputValue()).toBe('')
  await close()
  await page.goBack()
  await page.getByText('Verde: vas bien').first().waitFor()
  expect(pdfLines(await downloadedPdf(page))).toContain('Papelería La Ñata')
})

test.each([
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
])('what is said of a file moves nothing that may be pressed in that moment: $width', async (viewport) => {
  const page = await sharing(undefined, viewport)
  const controls = () =>
    dialog(page).evaluate((dialog) =>
      [...dialog.querySelectorAll('input, button')].map((control) => {
        const { top, left } = control.getBoundingClientRect()
        return [control.textContent, top + dialog.scrollTop, left]
      }),
    )
  await dialog(page).getByRole('button', { name: 'Copiar imagen' }).waitFor()
  const before = await controls()
  await downloaded(page, 'Descargar hoja')
  await dialog(page).getByRole('status').waitFor()
  // A button is a little smaller while it is pressed.
  await eventually(async () => isDeepStrictEqual(await controls(), before))
})

test('where the browser has a share sheet, it is given the files', async () => {
  const page = await sharing(shareSheet('takes'))
  await dialog(page).getByRole('button', { name: 'Compartir imagen' }).click()
  await eventually(async () => (await given(page)).length === 1)
  await dialog(page).getByRole('button', { name: 'Compartir hoja' }).click()
  await eventually(async () => (await given(page)).length === 2)
  expect(await given(page)).toMatchObject([
    { name: 'semaforo.png', type: 'image/png' },
    { name: 'diagnostico-sin-montos.pdf', type: 'application/pdf' },
  ])
})

test('closing the share sheet is no failure, and nothing is downloaded instead', async () => {
  const page = await sharing(shareSheet('closes'))
  const downloads: string[] = []
  page.on('download', (download) => downloads.push(download.suggestedFilename()))
  await dialog(page).getByRole('button', { name: 'Compartir imagen' }).click()
  await eventually(async () => (await given(page)).length === 1)
  await dialog(page).getByRole('button', { name: 'Compartir hoja' }).click()
  await eventually(async () => (await given(page)).length === 2)
  expect(await dialog(page).getByRole('alert').count()).toBe(0)
  expect(downloads).toEqual([])
})

test('a share sheet that refuses leaves the download', async () => {
  const page = await sharing(shareSheet('refuses'))
  expect((await downloaded(page, 'Compartir imagen')).name).toBe('semaforo.png')
  await dialog(page).getByText('Se descargó a tu dispositivo.').waitFor()
})

test('the dialog is left with Escape, and the focus is on its button again', async () => {
  const page = await sharing()
  await dialog(page).waitFor()
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'detached' })
  expect(
    await page.getByRole('button', { name: 'Compartir' }).evaluate((it) => it === document.activeElement),
  ).toBe(true)
})

test('where its script does not come the page says so, and the next press tries again', async () => {
  const page = await sharing((page) => page.route(/later-share/, (route) => route.abort()))
  await page.getByText('No pudimos abrir lo de compartir.').waitFor()
  await page.unroute(/later-share/)
  await page.getByRole('button', { name: 'Compartir' }).click()
  await dialog(page).waitFor()
})

test('without a light there is nothing to share', async () => {
  const page = await visit('/minegocio', {
    ...(await signedIn(site(), 'user')),
    faults: /status of 503/,
    prepare: async (page) =>
      void (await page.route('**/api/model/predict', (route) => route.fulfill({ status: 503, body: '' }))),
  })
  await fillIn(page, healthyShop)
  await calculate(page)
  await page.getByRole('button', { name: 'Descargar PDF' }).waitFor()
  expect(await page.getByRole('button', { name: 'Compartir' }).count()).toBe(0)
})
