import { modelVerdict, texts } from '@semaforo/diagnostic-ui'
import type { Evaluation } from '../result/evaluation.ts'
import { lightOf } from '../result/light.ts'
import { lamps, line, soft, white } from './colors.ts'
import { drawArea } from './drawings.ts'
import { pdfTexts } from './pdf.texts.ts'
import { contentWidth, margin, type Sheets } from './sheet.ts'

const padding = 16
const lightSize = 56

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
    model ? pdfTexts.estimate(model.estimate, model.means) : '',
  )
  const { lamp, words } = lightOf(evaluation)
  const top = sheets.y
  writeBox(sheets, texts.light.title, words || pdfTexts.off, '', lightSize)
  const [left, radius] = [margin + contentWidth - padding - lightSize, lightSize / 2]
  sheets.figure(pdfTexts.lightDrawing[lamp], left, top + padding, lightSize, lightSize, () =>
    sheets.draw((page, up) =>
      page.drawCircle({ x: left + radius, y: up(top + padding + radius), size: radius, color: lamps[lamp] }),
    ),
  )
}

/** A box with room for a drawing of this size at its right. */
function writeBox(sheets: Sheets, title: string, result: string, more: string, drawing = 0): void {
  const top = sheets.y
  const width = contentWidth - 2 * padding - (drawing && drawing + padding)
  const height = 2 * padding + Math.max(40 + sheets.heightOf(more, width), drawing)
  drawArea(sheets, { x: margin, top, width: contentWidth, height, radius: 12 }, white, line)
  const place = { x: margin + padding, width }
  sheets.y = top + padding - 2
  sheets.element('P', title, { ...place, color: soft, after: 2 })
  sheets.element('P', result, { ...place, size: 17, face: 'bold' })
  if (more) sheets.element('P', more, place)
  sheets.y = top + height + 10
}
