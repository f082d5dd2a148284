import type { Diagnosis, RatioResult } from '@semaforo/contracts'
import { ratioText } from '@semaforo/diagnosis'
import { signed, sumLine, texts } from '@semaforo/diagnostic-ui'
import { ratingInks, soft } from './colors.ts'
import { pdfTexts } from './pdf.texts.ts'
import type { Sheets } from './sheet.ts'
import { type Cell, writeTable } from './table.ts'

/** Every indicator in one table, from the most to the least important, starting on a new page. */
export function writeRatios(sheets: Sheets, diagnosis: Diagnosis, amounts: boolean): void {
  sheets.next()
  const { ratios, caps, warnings } = diagnosis.details
  sheets.element('H2', pdfTexts.ratios, { size: 18, face: 'heading', after: 2 })
  const sum = sumLine(diagnosis)
  if (sum) sheets.element('P', sum, { color: soft, after: 4 })
  // A cap that lowers no score is left out.
  const binding = caps.filter((cap) => cap.contribution < 0)
  for (const { explanation } of binding) sheets.element('P', explanation, { face: 'bold', after: 3 })
  for (const { message } of amounts ? warnings : [])
    sheets.element('P', message, { color: ratingInks.atencion, after: 3 })
  const { name, value, rating, points, meaning } = pdfTexts.columns
  const widths = amounts ? [90, 54, 50, 66, 0] : [190, 110, 110, 0]
  const titles = [name, value, rating, points, meaning]
  const columns = widths.map((width, i) => ({ title: titles[i] ?? '', width }))
  const sorted = ratios.toSorted((one, other) => other.weight - one.weight)
  writeTable(sheets, columns, sorted.map(rowOf))
}

function rowOf({
  name,
  value,
  unit,
  rating,
  contribution,
  effectiveWeight,
  explanation,
  advice,
}: RatioResult): Cell[] {
  const bold = { face: 'bold', color: ratingInks[rating] } as const
  const absent = rating === 'no_aplica'
  return [
    { text: name, style: { face: 'bold' } },
    { text: ratioText(value, unit), style: bold },
    { text: absent ? texts.analysis.notApplicable : texts.analysis.ratings[rating], style: bold },
    { text: effectiveWeight > 0 ? pdfTexts.points(signed(contribution), effectiveWeight.toFixed(1)) : '' },
    { text: advice ? `${explanation} ${advice}` : explanation, style: { size: 8.5, color: soft } },
  ]
}
