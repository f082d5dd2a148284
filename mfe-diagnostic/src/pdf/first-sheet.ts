import type { Improvement } from '@semaforo/contracts'
import { cautionOf, type PlanStep, planOf, verdictOf } from '@semaforo/diagnosis'
import { gainOf, pointsOf, riskText, texts } from '@semaforo/diagnostic-ui'
import { paperText } from '@semaforo/ui/paper'
import type { Evaluation } from '../result/evaluation.ts'
import { lightOf } from '../result/light.ts'
import { brand, lightInks, line, paper, soft, white } from './colors.ts'
import { drawArea, drawLight, drawLogo, drawScore } from './drawings.ts'
import { madeOn } from './made-on.ts'
import { pdfTexts } from './pdf.texts.ts'
import { contentWidth, margin, type Sheets } from './sheet.ts'

/** What a PDF has besides the evaluation. */
export type Contents = {
  /** Whether amounts of money may be in it. */
  amounts: boolean
  /** The changes that lead to green, where they are known. */
  improvement: Improvement | undefined
  /** Whose it is, in the owner's words. */
  name: string
  /** When it is made. */
  now: Date
  /** The host of the site that it is made on. */
  host: string
}

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
  const { light, text } = lightOf(evaluation)
  const top = sheets.y
  drawArea(sheets, { x: margin, top, width: contentWidth, height: heroHeight, radius: 16 }, paper, line)
  const lightHeight = heroHeight - 2 * padding
  const lightWidth = lightHeight * 0.42
  sheets.figure(pdfTexts.lightDrawing[light], margin + padding, top + padding, lightWidth, lightHeight, () =>
    drawLight(sheets, light, margin + padding, top + padding, lightHeight),
  )
  const x = margin + padding + lightWidth + 22
  const width = contentWidth - (x - margin) - padding
  sheets.y = top + padding
  sheets.element('P', text || pdfTexts.off, {
    x,
    width,
    size: 24,
    face: 'heading',
    color: lightInks[light],
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
    const { headline, sentence } = riskText(prediction)
    sheets.element('P', headline, { x, width, face: 'bold', size: 10.5 })
    sheets.element('P', sentence, { x, width, size: 10 })
  }
  sheets.y = top + heroHeight + 8
  if (light !== 'none')
    sheets.element('P', verdictOf(diagnosis, prediction).sentence, { size: 10.5, after: 4 })
  if (prediction) {
    const limits = [cautionOf(figures), texts.model.learnedFrom, texts.model.notFor].filter(Boolean).join(' ')
    sheets.element('P', limits, { size: 9, color: soft })
  }
  sheets.y += 12
}

/** The plan of the page, where that shows one: for a score and a prediction. */
function writePlan(
  sheets: Sheets,
  { figures, diagnosis, prediction }: Evaluation,
  { amounts, improvement }: Contents,
): void {
  if (!diagnosis || !prediction) return
  const { steps, before, after } = planOf(figures, improvement)
  sheets.element('H2', texts.plan.title(steps.length), { size: 17, face: 'heading', after: 4 })
  if (improvement) sheets.element('P', improvement.message, { size: 10.5, after: 4 })
  if (steps.length === 0) {
    sheets.element('P', texts.plan.nothing, { size: 10.5, after: 10 })
    return
  }
  sheets.within('L', () => {
    steps.forEach((step, i) => {
      sheets.within('LI', () => writeStep(sheets, step, String(i + 1), amounts))
    })
  })
  if (before !== null && after !== null && steps.length > 1) {
    const sum = texts.plan.sum(before.toFixed(1), after.toFixed(1))
    sheets.element('P', sum, { size: 10.5, face: 'bold' })
  }
  sheets.y += 10
}

function writeStep(sheets: Sheets, step: PlanStep, label: string, amounts: boolean): void {
  const top = sheets.y
  sheets.draw((page, up) => page.drawCircle({ x: margin + 11, y: up(top + 11), size: 11, color: brand }))
  const number = { size: 11, face: 'bold', color: white } as const
  const x = margin + 11 - sheets.widthOf(label, number) / 2
  sheets.within('Lbl', () => sheets.write(label, x, top + 4, number))
  const place = { x: margin + 32, width: contentWidth - 32 }
  sheets.within('LBody', () => {
    sheets.y = top + (amounts ? 0 : 3)
    const line = sheets.y
    sheets.element('P', step.name, { ...place, face: 'bold', size: 11.5 })
    writeGain(sheets, amounts ? gainOf(step) : pointsOf(step), line + 1)
    if (amounts) sheets.element('P', step.explanation, { ...place, size: 10.5 })
  })
  sheets.y = Math.max(sheets.y, top + 22) + 6
}

/** At the right end of the line of a name. */
function writeGain(sheets: Sheets, gain: string, top: number): void {
  const style = { size: 10, color: soft }
  sheets.within('P', () =>
    sheets.write(gain, margin + contentWidth - sheets.widthOf(gain, style), top, style),
  )
}

function writeRest(sheets: Sheets, { diagnosis }: Evaluation, { amounts, host }: Contents): void {
  const { rest } = pdfTexts
  const count = diagnosis?.details.ratios.length
  sheets.element('H2', rest.title, { size: 13, face: 'heading', after: 1 })
  const where = count === undefined ? rest.short : (amounts ? rest.whole : rest.withoutAmounts)(count)
  sheets.element('P', where, { size: 10 })
  sheets.element('P', rest.online(`${host}/minegocio`), { size: 10, after: 10 })
}
