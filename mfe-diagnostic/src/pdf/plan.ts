import { type PlanStep, planOf } from '@semaforo/diagnosis'
import { gainOf, pointsOf, texts } from '@semaforo/diagnostic-ui'
import type { Evaluation } from '../result/evaluation.ts'
import { brand, soft, white } from './colors.ts'
import type { Contents } from './contents.ts'
import { contentWidth, margin, type Sheets } from './sheet.ts'

/** The plan of the page, where that shows one: for a score and a prediction. */
export function writePlan(
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
