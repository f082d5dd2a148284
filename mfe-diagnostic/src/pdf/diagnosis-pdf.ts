import type { Evaluation } from '../result/evaluation.ts'
import { texts } from '../texts.ts'
import { writeBoxes } from './boxes.ts'
import { writeCertificate } from './certificate.ts'
import { writeFigures } from './figures.ts'
import { writeRatios } from './ratios.ts'
import type { Certified } from './request-certificate.ts'
import { openSheets, soft } from './sheet.ts'
import { pdfTexts } from './texts.ts'

/** The diagnostic as a PDF: the three boxes, the figures and the certificate, then every ratio with its advice. */
export async function diagnosisPdf(
  evaluation: Evaluation,
  certified: Certified | undefined,
  now: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const sheets = await openSheets(texts.result.title)
  const date = new Intl.DateTimeFormat('es-MX', { dateStyle: 'long' }).format(now)
  sheets.paragraph(texts.result.title, { size: 26, bold: true, after: 2 })
  sheets.paragraph(pdfTexts.made(date), { color: soft, after: 18 })
  writeBoxes(sheets, evaluation)
  writeFigures(sheets, evaluation.figures)
  if (certified) writeCertificate(sheets, certified)
  if (evaluation.diagnosis) writeRatios(sheets, evaluation.diagnosis)
  return new Uint8Array(await sheets.save())
}
