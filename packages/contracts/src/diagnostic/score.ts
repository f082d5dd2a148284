import * as z from 'zod/mini'
import { call } from '../call.ts'
import { amountFields, Figures } from './figures.ts'

/** The ratios of the expert system. */
export const ratioKeys = [
  'liquidez',
  'prueba_acida',
  'capital_trabajo',
  'endeudamiento',
  'deuda_corto_plazo',
  'margen_bruto',
  'productividad',
  'dias_inventario',
  'dias_cartera',
  'rotacion_activos',
  'ventas_credito',
] as const
export type RatioKey = (typeof ratioKeys)[number]

export const Rating = z.enum(['bien', 'atencion', 'alerta', 'no_aplica'])
export type Rating = z.infer<typeof Rating>

/** The unit of a value: times (1.9), a share (0.45 is 45 %) or days. */
export const RatioUnit = z.enum(['veces', 'porcentaje', 'dias'])
export type RatioUnit = z.infer<typeof RatioUnit>

/**
 * One ratio of a score. `value` is null where the divisor is zero. `points` (0 to 100) is the table's score of
 * the value; `weight` is the table's, `effectiveWeight` the weight after redistributing those of ratios that do
 * not apply; `contribution` is the share of the score, in tenths.
 */
export const RatioResult = z.object({
  key: z.enum(ratioKeys),
  name: z.string(),
  formula: z.string(),
  value: z.nullable(z.number()),
  unit: RatioUnit,
  points: z.nullable(z.number()),
  weight: z.number(),
  effectiveWeight: z.number(),
  contribution: z.number(),
  rating: Rating,
  explanation: z.string(),
  advice: z.string(),
  tags: z.array(z.string()),
})
export type RatioResult = z.infer<typeof RatioResult>

/** A cap on the whole score, set by one weak ratio. `contribution` is the reduction: only the lowest cap has one. */
export const CapResult = z.object({
  key: z.enum(ratioKeys),
  name: z.string(),
  limit: z.number(),
  contribution: z.number(),
  explanation: z.string(),
})
export type CapResult = z.infer<typeof CapResult>

export const warningCodes = [
  'debt-over-assets',
  'cost-over-sales',
  'receivables-over-credit-sales',
  'receivables-without-credit-sales',
  'inventories-far-apart',
  'looks-monthly',
] as const
export type WarningCode = (typeof warningCodes)[number]

/** A warning about the figures; the score is answered nevertheless. `suggestedMonths` offers another period. */
export const Warning = z.object({
  code: z.enum(warningCodes),
  fields: z.array(z.enum(amountFields)),
  message: z.string(),
  suggestedMonths: z.optional(z.number()),
})
export type Warning = z.infer<typeof Warning>

export const bands = ['Riesgo de quiebra', 'Empresa estable', 'Empresa saludable', 'Sin diagnóstico'] as const
export type Band = (typeof bands)[number]

/**
 * `overall.score` is 0 to 100 in tenths, or null where the applicable weights are below 60. The contributions
 * of ratios and caps add up to it, exactly in tenths. `strengths` and `weaknesses` name ratios, the most
 * important first.
 */
export const Diagnosis = z.object({
  overall: z.object({ score: z.nullable(z.number()), band: z.enum(bands) }),
  details: z.object({
    version: z.string(),
    ratios: z.array(RatioResult),
    caps: z.array(CapResult),
    warnings: z.array(Warning),
    strengths: z.array(z.enum(ratioKeys)),
    weaknesses: z.array(z.enum(ratioKeys)),
  }),
})
export type Diagnosis = z.infer<typeof Diagnosis>

export const diagnose = call({
  method: 'post',
  path: '/api/model/diagnostic',
  summary: 'El puntaje del sistema experto, explicado punto por punto',
  auth: 'user',
  body: Figures,
  answer: Diagnosis,
})
