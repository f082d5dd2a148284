import { modelVerdict, texts } from '@semaforo/diagnostic-ui'
import type { Evaluation } from '../result/evaluation.ts'
import { lightOf } from '../result/light.ts'
import { lamps, line, soft, white } from './colors.ts'
import { drawArea } from './drawings.ts'
import { pdfTexts } from './pdf.texts.ts'
import { contentWidth, margin, type Sheets } from './sheet.ts'

const height = 84
const padding = 16

/** The three boxes: result and score, prediction and estimated score, and the light. */
export function writeBoxes(sheets: Sheets, evaluation: Evaluation): void {
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
    model ? pdfTexts.estimate(model.estimate) : '',
  )
  const { lamp, words } = lightOf(evaluation)
  const top = sheets.y
  writeBox(sheets, texts.light.title, words || pdfTexts.off, '')
  const x = margin + contentWidth - padding - 28
  sheets.figure(pdfTexts.lightDrawing[lamp], x - 28, top + height / 2 - 28, 56, 56, () =>
    sheets.draw((page, up) => page.drawCircle({ x, y: up(top + height / 2), size: 28, color: lamps[lamp] })),
  )
}

function writeBox(sheets: Sheets, title: string, result: string, more: string): void {
  const top = sheets.y
  drawArea(sheets, { x: margin, top, width: contentWidth, height, radius: 12 }, white, line)
  const place = { x: margin + padding, width: contentWidth - 2 * padding - 64 }
  sheets.y = top + padding - 2
  sheets.element('P', title, { ...place, color: soft, after: 2 })
  sheets.element('P', result, { ...place, size: 17, face: 'bold' })
  if (more) sheets.element('P', more, place)
  sheets.y = top + height + 10
}
