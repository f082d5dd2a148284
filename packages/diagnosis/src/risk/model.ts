import type { Figures, Prediction, RiskModelFile } from '@semaforo/contracts'
import { type Attribution, attributionOf } from './attribution.ts'
import { outsideOf } from './domain.ts'
import { riskRatioNames, riskRatiosOf } from './ratios.ts'
import { rowOf, sumOf, type Trees, treesOf } from './tree.ts'

/** A loaded risk model: pure functions, used by browser and server. */
export type RiskModel = {
  /** @param baseRate the share of all companies that fail within a year, 0 to 1 */
  predict(figures: Figures, baseRate: number): Prediction
  /** A prediction without its explanation, at a fraction of the cost. */
  assess(figures: Figures, baseRate: number): Pick<Prediction, 'prediction' | 'riesgo'>
  /** The predicted class alone, for searches that call it often. */
  classify(figures: Figures): 0 | 1
  /** The log odds at the base rate of the training data, for ratios as returned by `riskRatiosOf`. */
  logOdds(ratios: readonly number[]): number
}

/** The level of the interval, and its half width in standard deviations. */
const confidence = 0.9
const deviations = 1.6449

const cardPath = '/api/model/card'

const logit = (share: number) => Math.log(share / (1 - share))
const logistic = (odds: number) => 1 / (1 + Math.exp(-odds))

/**
 * Initializes a model (takes some milliseconds) and checks it against the reference results of its training.
 * @throws {RangeError} if a result differs: the file is damaged
 */
export function riskModel(file: RiskModelFile): RiskModel {
  const count = file.ratios.length
  const trees = treesOf(file.trees, count)
  const resampled = file.resampled.map(({ start, trees }) => ({ start, trees: treesOf(trees, count) }))
  const attribution = attributionOf(trees, file.trees, count)
  const { slope, intercept } = file.calibration
  const trained = logit(file.baseRate)
  const clip = (ratios: readonly number[]) => rowOf(clipped(ratios, file.clip))

  const logOdds = (ratios: readonly number[]) => intercept + slope * (file.start + sumOf(trees, clip(ratios)))

  const classOf = (odds: number) => (odds > trained ? 1 : 0)
  const riskAt = (odds: number, baseRate: number) => logistic(odds + (logit(baseRate) - trained))

  const model: RiskModel = {
    logOdds,
    classify: (figures) => classOf(logOdds(riskRatiosOf(figures))),
    assess(figures, baseRate) {
      const odds = logOdds(riskRatiosOf(figures))
      return { prediction: classOf(odds), riesgo: riskAt(odds, baseRate) }
    },
    predict(figures, baseRate) {
      const ratios = riskRatiosOf(figures)
      const row = clip(ratios)
      const odds = intercept + slope * (file.start + sumOf(trees, row))
      const shift = logit(baseRate) - trained
      const half = deviations * slope * spreadOf(resampled, row)
      const probability = logistic(odds - trained)
      const risk = riskAt(odds, baseRate)
      const outside = outsideOf(ratios, file)
      return {
        prediction: classOf(odds),
        probability_class_0: 1 - probability,
        probability_class_1: probability,
        riesgo: risk,
        tasa_base: baseRate,
        veces_la_base: risk / baseRate,
        intervalo: {
          desde: logistic(odds + shift - half),
          hasta: logistic(odds + shift + half),
          confianza: confidence,
        },
        en_dominio: outside.length === 0,
        fuera_de_dominio: outside,
        punto_de_partida: intercept + slope * (file.start + attribution.start) + shift,
        factores: factorsOf(file, attribution, ratios, row),
        modelo: { version: file.version, entrenado_con: file.trainedOn, ficha: cardPath },
      }
    },
  }
  assertSelfTest(file, model)
  return model
}

/** The contribution of each ratio, the largest first. */
function factorsOf(
  file: RiskModelFile,
  attribution: Attribution,
  ratios: readonly number[],
  row: Float64Array,
): Prediction['factores'] {
  const added = attribution.attribute(row)
  return file.ratios
    .map((key, i) => {
      const value = ratios[i] as number
      const contribution = (added[i] as number) * file.calibration.slope
      return { key, ...riskRatioNames[key], value: Number.isFinite(value) ? value : null, contribution }
    })
    .sort((a, b) => Math.abs(b.contribution) - Math.abs(a.contribution))
}

/** The standard deviation of the predictions of the resampled models. */
function spreadOf(models: readonly { start: number; trees: Trees }[], row: Float64Array): number {
  const scores = models.map(({ start, trees }) => start + sumOf(trees, row))
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length
  return Math.sqrt(scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / (scores.length - 1))
}

/** Ratios clipped to the bounds that the trees were trained with; NaN stays. */
const clipped = (ratios: readonly number[], { from, to }: RiskModelFile['clip']) =>
  ratios.map((value, i) => Math.min(Math.max(value, from[i] as number), to[i] as number))

function assertSelfTest(file: RiskModelFile, { logOdds }: RiskModel): void {
  for (const { ratios, logOdds: expected } of file.selfTest) {
    const found = logOdds(ratios.map((value) => value ?? Number.NaN))
    if (!(Math.abs(found - expected) < 1e-9)) throw new RangeError(`self test: ${found} is not ${expected}`)
  }
}
