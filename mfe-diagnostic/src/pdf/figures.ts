import { amountFields, type Figures } from '@semaforo/contracts'
import { shownAmount } from '../form/amount-text.ts'
import { texts } from '../texts.ts'
import { contentWidth, margin, type Sheets } from './sheet.ts'
import { pdfTexts } from './texts.ts'

/** With cents if there are any: the figures as they were typed. */
const amountText = (amount: number) => shownAmount(amount.toFixed(2).replace(/\.00$/, ''))

/** The figures of the diagnostic, one per line, right-aligned. */
export function writeFigures(sheets: Sheets, figures: Figures): void {
  sheets.skip(8)
  sheets.paragraph(pdfTexts.figures, { size: 15, bold: true })
  const rows = amountFields.map((field) => [texts.fields[field].label, amountText(figures[field])] as const)
  for (const [label, value] of [
    ...rows,
    [pdfTexts.period, texts.form.months(figures.periodo_meses)] as const,
  ]) {
    sheets.write(label, margin, sheets.y)
    sheets.write(value, margin + contentWidth - sheets.widthOf(value), sheets.y)
    sheets.skip(18)
  }
}
