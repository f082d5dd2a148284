import type { RatioKey } from '@semaforo/contracts'
import { piecewise } from '../piecewise.ts'
import type { Ratios } from './ratios.ts'
import { type Cap, caps, leastWeight, type Rule, rules } from './rules.ts'

/**
 * A score without its texts. `score` is in tenths of a point or null. The arrays are in the order of the rules
 * and of the caps: `points` is NaN for a ratio that does not apply, contributions are tenths and add up to the
 * score.
 */
export type Scored = {
  score: number | null
  points: readonly number[]
  availableWeight: number
  contributions: readonly number[]
  limits: readonly number[]
  capContributions: readonly number[]
}

/** Rounds half up, also if binary floating point falls short of the tie by its last bits. */
const toTenths = (points: number) => Math.round(points * 10 + 1e-9)

/** The points of a rule, NaN if its ratio does not apply. */
const pointsOf = ({ key, points }: Rule, ratios: Ratios) =>
  Number.isNaN(ratios[key]) ? Number.NaN : piecewise(points, ratios[key])

/** The limit that a cap sets on the score, 100 if its ratio does not apply. */
const limitOf = ({ key, limits }: Cap, ratios: Ratios) =>
  Number.isNaN(ratios[key]) ? 100 : piecewise(limits, ratios[key])

/** The score in tenths of a point, or null; the part of `scoreOf` that the search needs often. */
export function scoreTenths(ratios: Ratios): number | null {
  const { mean } = weigh((rule) => pointsOf(rule, ratios))
  if (mean === null) return null
  let lowest = mean
  for (const cap of caps) lowest = Math.min(lowest, limitOf(cap, ratios))
  return toTenths(lowest)
}

/**
 * Scores ratios. The rounded weighted mean is split over the ratios by largest remainder (ties in the order of
 * the table); what the lowest cap cuts off is that cap's contribution, the other caps contribute zero.
 */
export function scoreOf(ratios: Ratios): Scored {
  const points = rules.map((rule) => pointsOf(rule, ratios))
  const limits = caps.map((cap) => limitOf(cap, ratios))
  const { mean, availableWeight } = weigh((_, i) => points[i] as number)
  if (mean === null) {
    const none = points.map(() => 0)
    return {
      score: null,
      points,
      availableWeight,
      contributions: none,
      limits,
      capContributions: limits.map(() => 0),
    }
  }
  const lowest = Math.min(...limits)
  const before = toTenths(mean)
  const score = toTenths(Math.min(mean, lowest))
  const raw = rules.map(({ weight }, i) => {
    const value = points[i] as number
    return Number.isNaN(value) ? 0 : (value * weight * 10) / availableWeight
  })
  const binding = limits.indexOf(lowest)
  return {
    score,
    points,
    availableWeight,
    contributions: largestRemainder(raw, before),
    limits,
    capContributions: limits.map((_, i) => (i === binding ? score - before : 0)),
  }
}

function weigh(pointsAt: (rule: Rule, index: number) => number): {
  mean: number | null
  availableWeight: number
} {
  let availableWeight = 0
  let sum = 0
  for (let i = 0; i < rules.length; i++) {
    const rule = rules[i] as Rule
    const points = pointsAt(rule, i)
    if (Number.isNaN(points)) continue
    availableWeight += rule.weight
    sum += points * rule.weight
  }
  return { mean: availableWeight < leastWeight ? null : sum / availableWeight, availableWeight }
}

/**
 * Integers that add up to `total`: each part rounded down, the remaining units given to the largest remainders.
 */
function largestRemainder(parts: readonly number[], total: number): number[] {
  const whole = parts.map((part) => Math.floor(part + 1e-9))
  for (let missing = total - sumOf(whole); missing > 0; missing--) {
    const most = indexOfMostCut(parts, whole)
    whole[most] = (whole[most] as number) + 1
  }
  return whole
}

/** A part that got a unit has a negative remainder, so it is not chosen twice. */
function indexOfMostCut(parts: readonly number[], whole: readonly number[]): number {
  let most = 0
  let cut = Number.NEGATIVE_INFINITY
  for (let i = 0; i < parts.length; i++) {
    const cutHere = (parts[i] as number) - (whole[i] as number)
    if (cutHere > cut) {
      cut = cutHere
      most = i
    }
  }
  return most
}

function sumOf(values: readonly number[]): number {
  let sum = 0
  for (const value of values) sum += value
  return sum
}

/** The rules by key. */
export const ruleOf = Object.fromEntries(rules.map((rule) => [rule.key, rule])) as Readonly<
  Record<RatioKey, (typeof rules)[number]>
>
