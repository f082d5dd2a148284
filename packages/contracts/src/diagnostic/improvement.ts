import * as z from 'zod/mini'
import { call } from '../call.ts'
import { amountFields, Figures } from './figures.ts'

/** What an owner can change. */
export const levers = [
  'cobrar_antes',
  'reducir_inventario',
  'pagar_deuda',
  'reestructurar_deuda',
  'subir_margen',
  'aportar_capital',
] as const
export type Lever = (typeof levers)[number]

/** `amount` is the amount of the change; `fields` are the figures right before and after it. */
export const Change = z.object({
  lever: z.enum(levers),
  name: z.string(),
  explanation: z.string(),
  amount: z.number(),
  fields: z.array(z.object({ field: z.enum(amountFields), from: z.number(), to: z.number() })),
  tags: z.array(z.string()),
})
export type Change = z.infer<typeof Change>

/** The company's result by rules and model together. */
const Standing = z.object({
  score: z.nullable(z.number()),
  prediction: z.literal([0, 1]),
  riesgo: z.number(),
})
export type Standing = z.infer<typeof Standing>

/**
 * `already-green`: no change is needed. `possible`: at most three changes turn the light green, with the result
 * in `after` and `figures`. `none`: no plausible change within a year does.
 */
export const Improvement = z.object({
  status: z.enum(['already-green', 'possible', 'none']),
  message: z.string(),
  before: Standing,
  after: z.optional(Standing),
  changes: z.array(Change),
  figures: z.optional(Figures),
})
export type Improvement = z.infer<typeof Improvement>

export const improve = call({
  method: 'post',
  path: '/api/model/improve',
  summary: 'Los cambios más pequeños que ponen el semáforo en verde',
  auth: 'user',
  body: Figures,
  answer: Improvement,
  problems: { 503: ['model-unavailable'] },
})
