import { buffer } from 'node:stream/consumers'
import { inflateSync } from 'node:zlib'
import type { Page } from 'playwright-core'

/** The PDF of the diagnostic on a page, as it is downloaded. */
export async function downloadedPdf(page: Page): Promise<Buffer> {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar PDF' }).click()
  const download = await coming
  expect(download.suggestedFilename()).toBe('diagnostico.pdf')
  return buffer(await download.createReadStream())
}

/**
 * The content of a PDF, its compressed streams inflated, as Latin-1. A stream ends where its /Length says: its last
 * byte may itself be a line break.
 */
export function pdfContent(file: Buffer): string {
  const text = file.toString('latin1')
  return [...text.matchAll(/\/Length (\d+)[^>]*>>\s*stream\r?\n/g)]
    .map((found) => {
      const start = found.index + found[0].length
      return inflateSync(file.subarray(start, start + Number(found[1]))).toString('latin1')
    })
    .join('\n')
}

/** The lines of text in a PDF. They are encoded in WinAnsi, which for Spanish letters equals Latin-1. */
export function pdfLines(file: Buffer): string[] {
  return [...pdfContent(file).matchAll(/<([0-9A-F]+)> Tj/gi)].map(([, hex = '']) =>
    Buffer.from(hex, 'hex').toString('latin1'),
  )
}
