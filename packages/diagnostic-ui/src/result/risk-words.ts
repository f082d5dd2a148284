import type { Prediction } from '@semaforo/contracts'
import { texts } from '../diagnostic.texts.ts'

const { model } = texts
const perHundred = (share: number) => share * 100

/** How many of a hundred companies fail in a year, as it is assumed: `5`, `0.1`. */
export const usualCount = (baseRate: number) => String(Number(perHundred(baseRate).toFixed(1)))

/** The risk as a count of companies, which is easier to understand than a probability, with its certainty. */
export function riskWords({ riesgo, tasa_base, intervalo }: Prediction): {
  sentence: string
  interval: string
} {
  const count = Math.round(perHundred(riesgo))
  const few = count > 1 ? model.about(String(count)) : count === 1 ? model.one : model.lessThanOne
  return {
    sentence: model.risk(few, usualCount(tasa_base)),
    interval: model.interval(perHundred(intervalo.desde).toFixed(1), perHundred(intervalo.hasta).toFixed(1)),
  }
}
