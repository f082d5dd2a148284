import type { Prediction } from '@semaforo/contracts'
import { texts } from '../diagnostic.texts.ts'

const { model } = texts
const perHundred = (share: number) => share * 100

/** How many of a hundred companies fail in a year, as it is assumed: `5`, `0.1`. */
export const usualCount = (baseRate: number) => String(Number(perHundred(baseRate).toFixed(1)))

export type RiskText = {
  /** Whether the whole interval is on one side of the usual rate. */
  side: 'lower' | 'usual' | 'higher'
  /** How the risk compares with the usual one, with its interval. */
  headline: string
  /** The risk as a count of companies, which is easier to understand than a probability, with its interval. */
  sentence: string
  /** The same within a line: `4 de cada 100 (entre 3 y 6)`. */
  short: string
}

/** The risk in words: in whole companies of a hundred, and never without its interval. */
export function riskText({ prediction, riesgo, tasa_base, intervalo }: Prediction): RiskText {
  const [count, from, to] = [riesgo, intervalo.desde, intervalo.hasta].map((share) =>
    Math.round(perHundred(share)),
  ) as [number, number, number]
  const usual = perHundred(tasa_base)
  const isLower = prediction === 0 && to < usual
  const side = isLower ? 'lower' : prediction === 1 && from > usual ? 'higher' : 'usual'
  const bounds = from === to ? '' : ` (entre ${from} y ${to})`
  const few =
    count > 1 ? model.about(count, bounds) : count === 1 ? model.one(bounds) : model.lessThanOne(bounds)
  const number = count < 1 ? 'menos de 1' : String(count)
  return {
    side,
    headline: model.headline[side](from === to ? number : `entre ${from} y ${to}`),
    sentence: model.risk(few, usualCount(tasa_base)),
    short: `${number} de cada 100${bounds}`,
  }
}
