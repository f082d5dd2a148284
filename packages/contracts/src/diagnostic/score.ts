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

/** How a value is read: times (1.9), a share (0.45 is 45 %) or days. */
export const RatioUnit = z.enum(['veces', 'porcentaje', 'dias'])
export type RatioUnit = z.infer<typeof RatioUnit>

/**
 * One ratio of a score. `value` is null where nothing can be divided. `points` (0 to 100) is where the table
 * puts the value; `weight` is the table's, `effectiveWeight` what it counts once the weights of ratios that do
 * not apply are shared out; `contribution` is what it adds to the score, in tenths.
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

/** A limit on the whole score that one weak ratio sets. `contribution` is what it takes away: only the lowest does. */
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

/** Something to look at again; the answer comes all the same. `suggestedMonths` offers another period. */
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
 * `overall.score` is 0 to 100 in tenths, or null where less than 60 of the weight applies. The contributions
 * of ratios and caps add up to it, tenth by tenth. `strengths` and `weaknesses` name ratios, the one that
 * counts most first.
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
