import * as z from 'zod/mini'
import { call } from '../call.ts'
import { riskRatioKeys } from './risk.ts'

const count = riskRatioKeys.length
const bound = z.array(z.number()).check(z.length(count))
const bounds = z.object({ from: bound, to: bound })

/**
 * Trees as complete ones of depth 3, one after the other: 7 questions each (`ratio` by its place, `threshold`,
 * `missingLeft` as 0 or 1), then 8 values of the logarithm of the odds and 8 shares of the training weight.
 * A value that is at most the threshold goes left. Node n asks on at 2n + 1 (left) and 2n + 2.
 */
const Trees = z.object({
  ratio: z.array(z.int()),
  threshold: z.array(z.number()),
  missingLeft: z.array(z.int()),
  value: z.array(z.number()),
})

/**
 * The risk model as it was trained. Ratios are clipped to `clip` first. The logarithm of the odds at
 * `baseRate` is `intercept + slope * (start + the trees' values)`. `resampled` are models trained on resampled
 * data, for the interval. `domain` holds the middle 98 % of each training set. `selfTest` are ratios with the
 * logarithm of the odds that the trainer computed for them: whoever loads the file compares.
 */
export const RiskModelFile = z.object({
  version: z.string(),
  trainedOn: z.string(),
  ratios: z.array(z.enum(riskRatioKeys)),
  baseRate: z.number(),
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

/** The model itself, for sliders that compute in the page. */
export const readModelFile = call({
  method: 'get',
  path: '/api/model/file',
  summary: 'El modelo de riesgo, para calcular en la página',
  auth: 'user',
  answer: RiskModelFile,
  problems: { 503: ['model-unavailable'] },
})

/** The model's card, for everybody: what the model is and what it must not be used for. In Markdown. */
export const readModelCard = call({
  method: 'get',
  path: '/api/model/card',
  summary: 'La ficha del modelo de riesgo, en Markdown',
  answerType: 'text/plain',
  answer: z.string(),
  problems: { 404: ['not-found'] },
})
