import * as z from 'zod/mini'
import { call } from '../call.ts'
import { riskRatioKeys } from './risk.ts'

const count = riskRatioKeys.length
const bound = z.array(z.number()).check(z.length(count))
const bounds = z.object({ from: bound, to: bound })

/**
 * Complete trees of depth 3, concatenated: 7 splits each (`ratio` is an index, `threshold`, `missingLeft` is 0
 * or 1), then 8 leaf values in log-odds and 8 shares of the training weight. A value up to the threshold goes
 * left. The children of node n are 2n + 1 (left) and 2n + 2.
 */
const Trees = z.object({
  ratio: z.array(z.int()),
  threshold: z.array(z.number()),
  missingLeft: z.array(z.int()),
  value: z.array(z.number()),
})

/**
 * The trained risk model. Ratios are clipped to `clip` first. The log-odds at `baseRate` are `intercept + slope
 * * (start + the sum of the trees' values)`. `resampled` are models trained on resampled data, for the
 * interval. `domain` holds the middle 98 % of each ratio in the training data. `selfTest` are ratios with the
 * log-odds that the trainer computed, checked when the file is loaded. `assumedBaseRate` is the share of all companies
 * that fail within a year as the site that serves the file assumes it, by which risks are told.
 */
export const RiskModelFile = z.object({
  version: z.string(),
  trainedOn: z.string(),
  ratios: z.array(z.enum(riskRatioKeys)),
  baseRate: z.number(),
  assumedBaseRate: z.optional(z.number()),
  clip: bounds,
  domain: z.array(bounds),
  calibration: z.object({ slope: z.number().check(z.positive()), intercept: z.number() }),
  start: z.number(),
  trees: z.extend(Trees, { cover: z.array(z.number()) }),
  resampled: z.array(z.object({ start: z.number(), trees: Trees })),
  selfTest: z
    .array(z.object({ ratios: z.array(z.nullable(z.number())).check(z.length(count)), logOdds: z.number() }))
    .check(z.minLength(1)),
})
export type RiskModelFile = z.infer<typeof RiskModelFile>

/** The model itself, for sliders that compute in the browser. */
export const readModelFile = call({
  method: 'get',
  path: '/api/model/file',
  summary: 'El modelo de riesgo, para calcular en la página',
  auth: 'user',
  answer: RiskModelFile,
  problems: { 503: ['model-unavailable'] },
})

/** The public model card, in Markdown: what the model is and what it must not be used for. */
export const readModelCard = call({
  method: 'get',
  path: '/api/model/card',
  summary: 'La ficha del modelo de riesgo, en Markdown',
  answerType: 'text/plain',
  answer: z.string(),
  problems: { 404: ['not-found'] },
})
