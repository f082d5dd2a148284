import { amountFields, type Figures } from '@semaforo/contracts'
import { money } from '@semaforo/diagnosis'
import { texts } from '../texts.ts'
import { contentWidth, margin, type Sheets } from './sheet.ts'

/** The figures that the diagnostic was made of, each at the end of its line. */
export function writeFigures(sheets: Sheets, figures: Figures): void {
  sheets.skip(8)
  sheets.paragraph(texts.pdf.figures, { size: 15, bold: true })
  const rows = amountFields.map((field) => [texts.fields[field].label, money(figures[field])] as const)
  for (const [label, value] of [
    ...rows,
    [texts.pdf.period, texts.form.months(figures.periodo_meses)] as const,
  ]) {
    sheets.write(label, margin, sheets.y)
    sheets.write(value, margin + contentWidth - sheets.widthOf(value), sheets.y)
    sheets.skip(18)
  }
}
