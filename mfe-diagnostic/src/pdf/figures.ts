import { amountFields, type Figures } from '@semaforo/contracts'
import { texts } from '@semaforo/diagnostic-ui'
import { pdfTexts } from './pdf.texts.ts'
import type { Sheets } from './sheet.ts'
import { writeTable } from './table.ts'

const [whole, withCents] = [0, 2].map(
  (digits) =>
    new Intl.NumberFormat('es-MX', { minimumFractionDigits: digits, maximumFractionDigits: digits }),
) as [Intl.NumberFormat, Intl.NumberFormat]

/** With cents if there are any: the figures as they were typed. */
const amountText = (amount: number) => {
  const format = Number.isInteger(Number(amount.toFixed(2))) ? whole : withCents
  return `${amount < 0 ? '−' : ''}$\u00a0${format.format(Math.abs(amount))}`
}

/** The figures of the diagnostic, one per row. */
export function writeFigures(sheets: Sheets, figures: Figures): void {
  sheets.element('H2', pdfTexts.figures, { size: 15, face: 'heading', after: 2 })
  const amounts = amountFields.map((field) => [
    { text: texts.fields[field].label },
    { text: amountText(figures[field]) },
  ])
  const period = [{ text: pdfTexts.period }, { text: texts.form.months(figures.periodo_meses) }]
  const columns = [
    { title: pdfTexts.figureColumns.name, width: 250 },
    { title: pdfTexts.figureColumns.amount, width: 100, right: true },
  ]
  writeTable(sheets, columns, [...amounts, period])
  sheets.y += 14
}
