import type { Evaluation } from '../result/evaluation.ts'
import { lightOf } from '../result/light.ts'
import { modelVerdict } from '../result/model-verdict.ts'
import { texts } from '../texts.ts'
import { contentWidth, hex, line, margin, type Sheets, soft } from './sheet.ts'
import { pdfTexts } from './texts.ts'

/** The documented colours. */
const lamps = {
  green: hex('#28a745'),
  yellow: hex('#ffc107'),
  red: hex('#dc3545'),
  none: line,
}

const height = 92
const padding = 16

/** The three boxes: result and score, prediction and estimated score, and the light. */
export function writeBoxes(sheets: Sheets, evaluation: Evaluation): void {
  const { diagnosis, prediction } = evaluation
  const score = diagnosis?.overall.score ?? null
  const model = prediction && modelVerdict(prediction)
  writeBox(sheets, texts.expert.title, diagnosis?.overall.band ?? pdfTexts.none, [
    score === null ? '' : pdfTexts.score(score.toFixed(1)),
  ])
  writeBox(sheets, texts.model.title, model?.verdict ?? pdfTexts.none, [
    model ? pdfTexts.estimate(model.estimate) : '',
  ])
  const { lamp, words } = lightOf(evaluation)
  const top = sheets.y
  writeBox(sheets, texts.light.title, words || pdfTexts.off, [])
  sheets.circle(margin + contentWidth - padding - 28, top + height / 2, 28, lamps[lamp])
}

function writeBox(sheets: Sheets, title: string, result: string, more: readonly string[]): void {
  const top = sheets.y
  sheets.box(margin, top, contentWidth, height)
  sheets.write(title, margin + padding, top + padding, { size: 11, color: soft })
  sheets.write(result, margin + padding, top + padding + 18, { size: 18, bold: true })
  for (const each of more) sheets.write(each, margin + padding, top + padding + 44)
  sheets.skip(height + 12)
}
