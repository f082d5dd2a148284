import { joined } from '@semaforo/diagnosis'
import { texts, usualCount } from '@semaforo/diagnostic-ui'
import type { Evaluation } from '../result/evaluation.ts'
import { pdfTexts } from './pdf.texts.ts'
import { contentWidth, margin, type Sheets } from './sheet.ts'

/** What the diagnostic takes for granted. */
export function writeAssumed(sheets: Sheets, { figures, diagnosis, prediction }: Evaluation): void {
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
