import type { Evaluation } from '../result/evaluation.ts'
import { lightOf } from '../result/light.ts'
import { riskWords } from '../result/risk-words.ts'
import { texts } from '../texts.ts'
import { writeCertificate } from './certificate.ts'
import { brand, lampInks, line, paper, soft, white } from './colors.ts'
import type { Contents } from './contents.ts'
import { drawArea, drawLight, drawLogo, drawScore } from './drawings.ts'
import { madeOn } from './made-on.ts'
import { contentWidth, margin, type Sheets } from './sheet.ts'
import { pdfTexts } from './texts.ts'

/** The sheet to hand over: the light, the score, the risk, what to do first, and where the rest is. */
export function writeFirstSheet(sheets: Sheets, evaluation: Evaluation, contents: Contents): void {
  writeHead(sheets, evaluation, contents)
  writeHero(sheets, evaluation)
  if (contents.plan) writePlan(sheets, contents)
  writeRest(sheets, evaluation, contents)
  if (contents.certified) writeCertificate(sheets, contents.certified, contents.site)
}

function writeHead(sheets: Sheets, { saved }: Evaluation, { name, now }: Contents): void {
  drawLogo(sheets, margin, 36)
  const date = madeOn(saved?.saved_at ?? now)
  sheets.y = 82
  sheets.element('H1', texts.result.title, { size: 30, face: 'heading' })
  if (name) sheets.element('P', name, { size: 14, face: 'bold', after: 2 })
  sheets.element('P', pdfTexts.made(date), { color: soft, after: 12 })
}

const heroHeight = 178
const padding = 20

function writeHero(sheets: Sheets, evaluation: Evaluation): void {
  const { diagnosis, prediction } = evaluation
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
  if (prediction) sheets.element('P', riskWords(prediction).sentence, { x, width, size: 10.5 })
  sheets.y = top + heroHeight + 8
  if (prediction) sheets.element('P', pdfTexts.origin, { size: 9, color: soft })
  sheets.y += 12
}

function writePlan(sheets: Sheets, { plan, amounts }: Contents): void {
  if (!plan?.message && !plan?.steps.length) return
  const { message, steps } = plan
  const title = steps.length > 0 ? pdfTexts.steps.title(steps.length) : pdfTexts.steps.alone
  sheets.element('H2', title, { size: 17, face: 'heading', after: 2 })
  if (message) sheets.element('P', message, { color: soft, size: 10.5, after: 6 })
  if (steps.length === 0) return
  sheets.within('L', () => {
    steps.forEach(({ name, explanation }, i) => {
      sheets.within('LI', () => {
        const top = sheets.y
        sheets.draw((page, up) =>
          page.drawCircle({ x: margin + 11, y: up(top + 11), size: 11, color: brand }),
        )
        const number = { size: 11, face: 'bold', color: white } as const
        const label = String(i + 1)
        sheets.within('Lbl', () =>
          sheets.write(label, margin + 11 - sheets.widthOf(label, number) / 2, top + 4, number),
        )
        const place = { x: margin + 32, width: contentWidth - 32 }
        sheets.within('LBody', () => {
          sheets.y = top + (amounts ? 0 : 3)
          sheets.element('P', name, { ...place, face: 'bold', size: 11.5 })
          if (amounts) sheets.element('P', explanation, { ...place, size: 10.5 })
        })
        sheets.y = Math.max(sheets.y, top + 22) + 6
      })
    })
  })
  sheets.y += 4
}

function writeRest(sheets: Sheets, { diagnosis }: Evaluation, { amounts, site }: Contents): void {
  const { rest } = pdfTexts
  const count = diagnosis?.details.ratios.length
  sheets.element('H2', rest.title, { size: 13, face: 'heading', after: 1 })
  const where = count === undefined ? rest.short : (amounts ? rest.whole : rest.withoutAmounts)(count)
  sheets.element('P', where, { size: 10 })
  sheets.element('P', rest.online(`${site.host}/minegocio`), { size: 10, after: 10 })
}
