import { cautionOf, verdictOf } from '@semaforo/diagnosis'
import { riskWords, texts } from '@semaforo/diagnostic-ui'
import { paperText } from '@semaforo/ui/paper'
import type { Evaluation } from '../result/evaluation.ts'
import { lightOf } from '../result/light.ts'
import { lampInks, line, paper, soft } from './colors.ts'
import type { Contents } from './contents.ts'
import { drawArea, drawLight, drawLogo, drawScore } from './drawings.ts'
import { madeOn } from './made-on.ts'
import { pdfTexts } from './pdf.texts.ts'
import { writePlan } from './plan.ts'
import { contentWidth, margin, type Sheets } from './sheet.ts'

/** The sheet to hand over: the light, the score, the risk, what to do first, and where the rest is. */
export function writeFirstSheet(sheets: Sheets, evaluation: Evaluation, contents: Contents): void {
  writeHead(sheets, evaluation, contents)
  writeHero(sheets, evaluation)
  writePlan(sheets, evaluation, contents)
  writeRest(sheets, evaluation, contents)
}

function writeHead(sheets: Sheets, { saved }: Evaluation, { name, now }: Contents): void {
  drawLogo(sheets, margin, 36)
  sheets.y = 82
  sheets.element('H1', texts.result.title, { size: 30, face: 'heading' })
  const drawn = paperText(name)
  if (drawn) sheets.element('P', drawn, { size: 14, face: 'bold', after: 2 })
  sheets.element('P', pdfTexts.made(madeOn(saved?.saved_at ?? now)), { color: soft, after: 12 })
}

const heroHeight = 178
const padding = 20

function writeHero(sheets: Sheets, evaluation: Evaluation): void {
  const { figures, diagnosis, prediction } = evaluation
  const { lamp, words } = lightOf(evaluation)
  const top = sheets.y
  drawArea(sheets, { x: margin, top, width: contentWidth, height: heroHeight, radius: 16 }, paper, line)
  const light = heroHeight - 2 * padding
  const lightWidth = light * 0.42
  sheets.figure(pdfTexts.lightDrawing[lamp], margin + padding, top + padding, lightWidth, light, () =>
    drawLight(sheets, lamp, margin + padding, top + padding, light),
  )
  const x = margin + padding + lightWidth + 22
  const width = contentWidth - (x - margin) - padding
  sheets.y = top + padding
  sheets.element('P', words || pdfTexts.off, {
    x,
    width,
    size: 24,
    face: 'heading',
    color: lampInks[lamp],
    after: 2,
  })
  if (diagnosis) {
    const { score, band } = diagnosis.overall
    const said = score === null ? band : pdfTexts.onBand(score.toFixed(1), band)
    sheets.element('P', said, { x, width, face: 'bold', size: 12, after: 4 })
    if (score !== null) {
      sheets.figure(pdfTexts.scoreDrawing(score.toFixed(1), band), x, sheets.y, width, 40, () =>
        drawScore(sheets, score, x, sheets.y, width),
      )
      sheets.y += 48
    }
  }
  if (prediction) {
    const { headline, sentence } = riskWords(prediction)
    sheets.element('P', headline, { x, width, face: 'bold', size: 10.5 })
    sheets.element('P', sentence, { x, width, size: 10 })
  }
  sheets.y = top + heroHeight + 8
  if (lamp !== 'none')
    sheets.element('P', verdictOf(diagnosis, prediction).sentence, { size: 10.5, after: 4 })
  if (prediction) {
    const limits = [cautionOf(figures), texts.model.learnedFrom, texts.model.notFor].filter(Boolean).join(' ')
    sheets.element('P', limits, { size: 9, color: soft })
  }
  sheets.y += 12
}

function writeRest(sheets: Sheets, { diagnosis }: Evaluation, { amounts, host }: Contents): void {
  const { rest } = pdfTexts
  const count = diagnosis?.details.ratios.length
  sheets.element('H2', rest.title, { size: 13, face: 'heading', after: 1 })
  const where = count === undefined ? rest.short : (amounts ? rest.whole : rest.withoutAmounts)(count)
  sheets.element('P', where, { size: 10 })
  sheets.element('P', rest.online(`${host}/minegocio`), { size: 10, after: 10 })
}
