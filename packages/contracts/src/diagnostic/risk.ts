import * as z from 'zod/mini'
import { call } from '../call.ts'
import { Figures } from './figures.ts'
import { RatioUnit } from './score.ts'

/** The input ratios of the risk model, in its order. */
export const riskRatioKeys = [
  'liquidez',
  'prueba_acida',
  'endeudamiento',
  'capital_trabajo',
  'deuda_corto_plazo',
  'activo_corriente',
  'rotacion_activos',
  'margen_bruto',
  'dias_inventario',
  'dias_por_cobrar',
  'dias_pasivo_corto',
] as const
export type RiskRatioKey = (typeof riskRatioKeys)[number]

const ratio = {
  key: z.enum(riskRatioKeys),
  name: z.string(),
  unit: RatioUnit,
  value: z.nullable(z.number()),
}

/** The contribution of a ratio to the log-odds: positive means more risk. */
export const RiskFactor = z.object({ ...ratio, contribution: z.number() })
export type RiskFactor = z.infer<typeof RiskFactor>

/** A ratio outside of the training data's usual range; `from` and `to` are its middle 98 %. */
export const OutsideRatio = z.object({ ...ratio, from: z.number(), to: z.number() })
export type OutsideRatio = z.infer<typeof OutsideRatio>

/**
 * `probability_class_0` and `_1` assume balanced classes, and `prediction` is the more probable one. `riesgo`
 * is the calibrated probability within a year, assuming that `tasa_base` of all companies fail (a convention);
 * `veces_la_base` is their quotient; `intervalo` is the range by models trained on resampled data.
 * `punto_de_partida` and the `factores` add up to the log-odds of `riesgo`.
 */
export const Prediction = z.object({
  prediction: z.literal([0, 1]),
  probability_class_0: z.number(),
  probability_class_1: z.number(),
  riesgo: z.number(),
  tasa_base: z.number(),
  veces_la_base: z.number(),
  intervalo: z.object({ desde: z.number(), hasta: z.number(), confianza: z.number() }),
  en_dominio: z.boolean(),
  fuera_de_dominio: z.array(OutsideRatio),
  punto_de_partida: z.number(),
  factores: z.array(RiskFactor),
  modelo: z.object({ version: z.string(), entrenado_con: z.string(), ficha: z.string() }),
})
export type Prediction = z.infer<typeof Prediction>

/** `model-unavailable` while the service has no valid model. */
export const predict = call({
  method: 'post',
  path: '/api/model/predict',
  summary: 'Cuánto se parece la empresa a las que quebraron en un año',
  auth: 'user',
  body: Figures,
  answer: Prediction,
  problems: { 503: ['model-unavailable'] },
})
