import type { RatioKey } from '@semaforo/contracts'
import { piecewise } from '../piecewise.ts'
import type { Ratios } from './ratios.ts'
import { caps, leastWeight, rules } from './rules.ts'

/**
 * A score before it is put into words. `score` is in tenths of a point or null. The arrays follow the rules
 * and the caps: `points` is NaN where a ratio does not apply, contributions are tenths and add up to the score.
 */
export type Scored = {
  score: number | null
  points: readonly number[]
  availableWeight: number
  contributions: readonly number[]
  limits: readonly number[]
  capContributions: readonly number[]
}

/** Ties go up, also where a binary fraction falls short of one by its last bits. */
const toTenths = (points: number) => Math.round(points * 10 + 1e-9)

/** The points of each rule, NaN where its ratio does not apply. */
const pointsOf = (ratios: Ratios) =>
  rules.map(({ key, points }) => (Number.isNaN(ratios[key]) ? Number.NaN : piecewise(points, ratios[key])))

/** What each cap limits the score to, 100 where its ratio does not apply. */
const limitsOf = (ratios: Ratios) =>
  caps.map(({ key, limits }) => (Number.isNaN(ratios[key]) ? 100 : piecewise(limits, ratios[key])))

/** The score in tenths of a point, or null; the part of `scoreOf` that a search calls often. */
export function scoreTenths(ratios: Ratios): number | null {
  const mean = weigh(pointsOf(ratios)).mean
  return mean === null ? null : toTenths(Math.min(mean, ...limitsOf(ratios)))
}

/**
 * Scores ratios. The rounded weighted mean is split over the ratios by largest remainder (ties in the table's
 * order); what the lowest limit takes away from it is that cap's contribution, the other caps add nothing.
 */
export function scoreOf(ratios: Ratios): Scored {
  const points = pointsOf(ratios)
  const limits = limitsOf(ratios)
  const { mean, availableWeight } = weigh(points)
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
  const raw = points.map((value, i) =>
    Number.isNaN(value) ? 0 : (value * weightAt(i) * 10) / availableWeight,
  )
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

const weightAt = (index: number) => rules[index]?.weight ?? 0

function weigh(points: readonly number[]): { mean: number | null; availableWeight: number } {
  let availableWeight = 0
  let sum = 0
  for (let i = 0; i < points.length; i++) {
    const value = points[i] as number
    if (Number.isNaN(value)) continue
    availableWeight += weightAt(i)
    sum += value * weightAt(i)
  }
  return { mean: availableWeight < leastWeight ? null : sum / availableWeight, availableWeight }
}

/** Whole parts that add up to `total`: each rounded down, and the missing ones where most was cut off. */
function largestRemainder(parts: readonly number[], total: number): number[] {
  const whole = parts.map((part) => Math.floor(part + 1e-9))
  let missing = total - whole.reduce((sum, part) => sum + part, 0)
  const cut = (i: number) => (parts[i] as number) - (whole[i] as number)
  const order = parts.map((_, i) => i).sort((a, b) => cut(b) - cut(a) || a - b)
  for (const i of order) {
    if (missing <= 0) break
    whole[i] = (whole[i] as number) + 1
    missing -= 1
  }
  return whole
}

/** The rules by key. */
export const ruleOf = Object.fromEntries(rules.map((rule) => [rule.key, rule])) as Readonly<
  Record<RatioKey, (typeof rules)[number]>
>
