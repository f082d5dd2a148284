import { readFileSync } from 'node:fs'
import type { Figures, RiskModelFile } from '@semaforo/contracts'
import { diagnose, improve, riskModel } from '@semaforo/diagnosis'
import { aCompany } from '@semaforo/testing/companies'
import { diagnosisPdf } from '../src/pdf/diagnosis-pdf.ts'
import type { Contents } from '../src/pdf/first-sheet.ts'
import type { Evaluation } from '../src/result/evaluation.ts'

const path = new URL('../../services/diagnostic/model/risk-model.json', import.meta.url)
const file = JSON.parse(readFileSync(path, 'utf8')) as RiskModelFile
const model = riskModel(file)

/** What the page has once these figures were calculated. */
export const evaluated = (figures: Figures, changes: Partial<Evaluation> = {}): Evaluation => ({
  id: '1',
  figures,
  negocio: undefined,
  diagnosis: diagnose(figures),
  prediction: model.predict(figures, file.baseRate),
  saved: null,
  refusal: null,
  waiting: false,
  reopened: false,
  ...changes,
})

/** A shop that is short of cash. */
export const aTightShop = aCompany({ pasivo_corriente: 140_000, total_pasivos: 260_000 })

export const contents: Omit<Contents, 'improvement'> = {
  amounts: true,
  name: '',
  now: new Date('2026-11-22T12:00:00-06:00'),
  host: 'semaforo.example',
}

/** What the site answers to how these figures turn green. */
export const improved = (figures: Figures) => improve(figures, model, file.baseRate)

/** The PDF of an evaluation. */
export const pdfOf = async (evaluation: Evaluation, changes: Partial<Contents> = {}) =>
  Buffer.from(
    await diagnosisPdf(evaluation, { ...contents, improvement: improved(evaluation.figures), ...changes }),
  )
