import { buffer } from 'node:stream/consumers'
import type { Page } from 'playwright-core'

/** The PDF of the diagnostic on a page, as it is downloaded. */
export async function downloadedPdf(page: Page): Promise<Buffer> {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar PDF' }).click()
  const download = await coming
  expect(download.suggestedFilename()).toBe('diagnostico.pdf')
  return buffer(await download.createReadStream())
}
