import type { Diagnosis, RatioResult } from '@semaforo/contracts'
import { sumLine } from '../analysis/sum-line.ts'
import { ratioText, signed } from '../format.ts'
import { texts } from '../texts.ts'
import { contentWidth, hex, margin, type Sheets, soft } from './sheet.ts'
import { pdfTexts } from './texts.ts'

/** The ink colours of the ratings, dark enough for paper. */
const tones = {
  bien: hex('#1b7434'),
  atencion: hex('#855600'),
  alerta: hex('#b02a37'),
  no_aplica: soft,
}

/** Every ratio with its contribution, meaning and advice, starting on a new page. */
export function writeRatios(sheets: Sheets, diagnosis: Diagnosis): void {
  sheets.next()
  sheets.paragraph(pdfTexts.ratios, { size: 18, bold: true, after: 2 })
  sheets.paragraph(sumLine(diagnosis), { color: soft, after: 10 })
  const { ratios, caps, warnings } = diagnosis.details
  for (const { explanation } of caps) sheets.paragraph(explanation, { bold: true })
  for (const { message } of warnings) sheets.paragraph(message, { color: tones.atencion })
  for (const ratio of ratios.toSorted((one, other) => other.weight - one.weight)) writeRatio(sheets, ratio)
  sheets.paragraph(pdfTexts.note, { size: 9, color: soft })
}

function writeRatio(sheets: Sheets, ratio: RatioResult): void {
  const { name, value, unit, rating, contribution, effectiveWeight, explanation, advice } = ratio
  // Avoids a ratio's heading at the end of a page.
  sheets.room(58)
  const absent = rating === 'no_aplica'
  const verdict = absent
    ? texts.analysis.notApplicable
    : `${ratioText(value, unit)} · ${texts.analysis.ratings[rating]} · ${texts.analysis.added(signed(contribution), effectiveWeight.toFixed(1))}`
  const style = { bold: true, color: tones[rating] }
  sheets.write(name, margin, sheets.y, { bold: true })
  sheets.write(verdict, margin + contentWidth - sheets.widthOf(verdict, style), sheets.y, style)
  sheets.skip(16)
  sheets.paragraph(advice ? `${explanation} ${advice}` : explanation, { size: 9.5, color: soft, after: 8 })
}
