import { texts } from '@semaforo/diagnostic-ui'
import type { Evaluation } from '../result/evaluation.ts'
import { writeAssumed } from './assumed.ts'
import { writeBoxes } from './boxes.ts'
import type { Contents } from './contents.ts'
import { writeFigures } from './figures.ts'
import { writeFirstSheet } from './first-sheet.ts'
import { pdfTexts } from './pdf.texts.ts'
import { writeRatios } from './ratios.ts'
import { openSheets } from './sheet.ts'

/** The diagnostic as a PDF: a sheet to hand over, then each result, the figures, what was assumed, every indicator. */
export async function diagnosisPdf(given: Evaluation, contents: Contents): Promise<Uint8Array<ArrayBuffer>> {
  const evaluation = withoutVerdict(given)
  const { figures, diagnosis } = evaluation
  const { amounts, host } = contents
  const sheets = await openSheets(texts.result.title)
  writeFirstSheet(sheets, evaluation, contents)
  sheets.next()
  sheets.element('H2', pdfTexts.results, { size: 18, face: 'heading', after: 6 })
  writeBoxes(sheets, evaluation)
  sheets.y += 8
  if (amounts) writeFigures(sheets, figures)
  writeAssumed(sheets, evaluation)
  if (diagnosis) writeRatios(sheets, diagnosis, amounts)
  return new Uint8Array(await sheets.save((page, of) => pdfTexts.foot(host, page, of)))
}

/** 'Sin diagnóstico' goes with no risk verdict: figures that are too few for a score are so for the model. */
const withoutVerdict = (evaluation: Evaluation): Evaluation =>
  evaluation.diagnosis?.overall.score === null ? { ...evaluation, prediction: null } : evaluation
