import type { CapResult, Diagnosis, Figures, Rating, RatioResult } from '@semaforo/contracts'
import { bandOf } from '../semaforo.ts'
import { ratingOf } from './rating.ts'
import { type Ratios, ratiosOf } from './ratios.ts'
import { caps, rules, version } from './rules.ts'
import { ruleOf, type Scored, scoreOf } from './score.ts'
import { texts } from './texts/index.ts'
import { warningsOf } from './warnings.ts'

/**
 * The complete result of the expert system for validated figures: the score in tenths, its band, and the
 * contribution of every ratio. A pure function, used by browser and server.
 */
export function diagnose(figures: Figures): Diagnosis {
  const ratios = ratiosOf(figures)
  const scored = scoreOf(ratios)
  const results = rules.map((_, i) => ratioResult(figures, ratios, scored, i))
  const score = scored.score === null ? null : scored.score / 10
  return {
    overall: { score, band: bandOf(score) },
    details: {
      version,
      ratios: results,
      caps: scored.score === null ? [] : capResults(scored),
      warnings: warningsOf(figures, ratios),
      strengths: keysBy(results, ['bien'], ({ contribution }) => contribution),
      weaknesses: keysBy(results, ['atencion', 'alerta'], lost),
    },
  }
}

function ratioResult(figures: Figures, ratios: Ratios, scored: Scored, index: number): RatioResult {
  const { key, name, formula, unit, weight, tags } = rules[index] as (typeof rules)[number]
  const value = ratios[key]
  const points = scored.points[index] as number
  const applies = !Number.isNaN(points)
  const hasScore = scored.score !== null
  return {
    key,
    name,
    formula,
    value: Number.isFinite(value) ? value : null,
    unit,
    points: applies ? points : null,
    weight,
    effectiveWeight: applies && hasScore ? (weight * 100) / scored.availableWeight : 0,
    contribution: (scored.contributions[index] as number) / 10,
    rating: ratingOf(points),
    ...(applies ? texts[key][ratingOf(points) as 'bien']({ figures, value }) : absent(key, hasScore)),
    tags: [...tags],
  }
}

function absent(key: RatioResult['key'], hasScore: boolean) {
  const left = hasScore ? 'No cuenta para tu puntaje.' : ''
  return { explanation: `No aplica: ${lowerFirst(texts[key].absent)} ${left}`.trim(), advice: '' }
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

function capResults({ limits, capContributions }: Scored): CapResult[] {
  return caps.flatMap(({ key }, i) => {
    const limit = limits[i] as number
    if (limit >= 100) return []
    const { name } = ruleOf[key]
    const contribution = (capContributions[i] as number) / 10
    const explanation =
      contribution < 0
        ? `${name} está tan débil que limita todo el puntaje a ${limit.toFixed(1)}, por bien que esté lo demás.`
        : `${name} no deja que el puntaje pase de ${limit.toFixed(1)}.`
    return [{ key, name, limit, contribution, explanation }]
  })
}

/** The points that a ratio could add to the score but does not. */
const lost = ({ effectiveWeight, contribution }: RatioResult) => effectiveWeight - contribution

function keysBy(
  results: readonly RatioResult[],
  ratings: readonly Rating[],
  rank: (result: RatioResult) => number,
) {
  return results
    .filter(({ rating }) => ratings.includes(rating))
    .sort((a, b) => rank(b) - rank(a))
    .map(({ key }) => key)
}
