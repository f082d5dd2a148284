import { amountFields, type Diagnosis, type Figures, type RatioResult } from '@semaforo/contracts'
import { joined, ratioText } from '@semaforo/diagnosis'
import { modelVerdict, signed, sumLine, texts, usualCount } from '@semaforo/diagnostic-ui'
import type { Evaluation } from '../result/evaluation.ts'
import { lightOf } from '../result/light.ts'
import { lamps, line, ratingInks, soft, white } from './colors.ts'
import { drawArea } from './drawings.ts'
import { pdfTexts } from './pdf.texts.ts'
import { contentWidth, margin, type Sheets } from './sheet.ts'
import { type Cell, writeTable } from './table.ts'

/** Each result, the figures where amounts may be shown, what was assumed, and every indicator. */
export function writeOtherSheets(sheets: Sheets, evaluation: Evaluation, amounts: boolean): void {
  sheets.next()
  sheets.element('H2', pdfTexts.results, { size: 18, face: 'heading', after: 6 })
  writeBoxes(sheets, evaluation)
  sheets.y += 8
  if (amounts) writeFigures(sheets, evaluation.figures)
  writeAssumed(sheets, evaluation)
  if (evaluation.diagnosis) writeRatios(sheets, evaluation.diagnosis, amounts)
}

const boxPadding = 16
const lightSize = 56

/** The three boxes: result and score, prediction and estimated score, and the light. */
function writeBoxes(sheets: Sheets, evaluation: Evaluation): void {
  const { diagnosis, prediction } = evaluation
  const score = diagnosis?.overall.score ?? null
  const model = prediction && modelVerdict(prediction)
  writeBox(
    sheets,
    texts.expert.title,
    diagnosis?.overall.band ?? pdfTexts.none,
    score === null ? '' : pdfTexts.score(score.toFixed(1)),
  )
  writeBox(
    sheets,
    texts.model.title,
    model?.verdict ?? pdfTexts.none,
    model ? pdfTexts.estimate(model.estimate, model.means) : '',
  )
  const { light, text } = lightOf(evaluation)
  const top = sheets.y
  writeBox(sheets, texts.light.title, text || pdfTexts.off, '', lightSize)
  const [left, radius] = [margin + contentWidth - boxPadding - lightSize, lightSize / 2]
  sheets.figure(pdfTexts.lightDrawing[light], left, top + boxPadding, lightSize, lightSize, () =>
    sheets.draw((page, up) =>
      page.drawCircle({
        x: left + radius,
        y: up(top + boxPadding + radius),
        size: radius,
        color: lamps[light],
      }),
    ),
  )
}

/** A box with room for a drawing of this size at its right. */
function writeBox(sheets: Sheets, title: string, result: string, more: string, drawing = 0): void {
  const top = sheets.y
  const width = contentWidth - 2 * boxPadding - (drawing && drawing + boxPadding)
  const height = 2 * boxPadding + Math.max(40 + sheets.heightOf(more, width), drawing)
  drawArea(sheets, { x: margin, top, width: contentWidth, height, radius: 12 }, white, line)
  const place = { x: margin + boxPadding, width }
  sheets.y = top + boxPadding - 2
  sheets.element('P', title, { ...place, color: soft, after: 2 })
  sheets.element('P', result, { ...place, size: 17, face: 'bold' })
  if (more) sheets.element('P', more, place)
  sheets.y = top + height + 10
}

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
function writeFigures(sheets: Sheets, figures: Figures): void {
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

/** What the diagnostic takes for granted. */
function writeAssumed(sheets: Sheets, { figures, diagnosis, prediction }: Evaluation): void {
  const { assumed } = pdfTexts
  const strangers = prediction?.fuera_de_dominio ?? []
  const lines = [
    assumed.figures,
    assumed.period(texts.form.months(figures.periodo_meses)),
    prediction ? assumed.usual(usualCount(prediction.tasa_base)) : '',
    prediction ? texts.model.learnedFrom : '',
    strangers.length > 0 ? texts.model.outside(joined(strangers.map(({ name }) => name))) : '',
    diagnosis?.details.ratios.some(({ rating }) => rating === 'no_aplica') ? assumed.notApplicable : '',
    assumed.note,
  ].filter(Boolean)
  sheets.element('H2', assumed.title, { size: 15, face: 'heading', after: 3 })
  sheets.within('L', () => {
    for (const each of lines) {
      sheets.within('LI', () => {
        const style = { size: 10 }
        sheets.room(14)
        sheets.within('Lbl', () => sheets.write('•', margin, sheets.y, style))
        sheets.element('LBody', each, { ...style, x: margin + 12, width: contentWidth - 12, after: 2 })
      })
    }
  })
}

/** Every indicator in one table, from the most to the least important, starting on a new page. */
function writeRatios(sheets: Sheets, diagnosis: Diagnosis, amounts: boolean): void {
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
