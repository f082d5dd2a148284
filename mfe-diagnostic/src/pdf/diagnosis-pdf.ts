import { texts } from '@semaforo/diagnostic-ui'
import type { Evaluation } from '../result/evaluation.ts'
import { type Contents, writeFirstSheet } from './first-sheet.ts'
import { writeOtherSheets } from './other-sheets.ts'
import { pdfTexts } from './pdf.texts.ts'
import { openSheets } from './sheet.ts'

/** The diagnostic as a PDF: a sheet to hand over, then each result, the figures, what was assumed, every indicator. */
export async function diagnosisPdf(given: Evaluation, contents: Contents): Promise<Uint8Array<ArrayBuffer>> {
  const evaluation = withoutVerdict(given)
  const sheets = await openSheets(texts.result.title)
  writeFirstSheet(sheets, evaluation, contents)
  writeOtherSheets(sheets, evaluation, contents.amounts)
  return new Uint8Array(await sheets.save((page, of) => pdfTexts.foot(contents.host, page, of)))
}

/** 'Sin diagnóstico' goes with no risk verdict: figures that are too few for a score are so for the model. */
const withoutVerdict = (evaluation: Evaluation): Evaluation =>
  evaluation.diagnosis?.overall.score === null ? { ...evaluation, prediction: null } : evaluation
