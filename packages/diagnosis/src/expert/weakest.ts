import type { Figures } from '@semaforo/contracts'
import { ratingOf } from './rating.ts'
import { ratiosOf } from './ratios.ts'
import { type Rule, rules } from './rules.ts'
import { scoreOf } from './score.ts'

/**
 * The rule of the ratio that costs the score most and is not rated good: the first of a diagnosis' weaknesses, without
 * its texts. Undefined where all are good or there is no score.
 */
export function weakestOf(figures: Figures): Rule | undefined {
  const { score, points, contributions, availableWeight } = scoreOf(ratiosOf(figures))
  if (score === null) return undefined
  const [weakest] = rules
    .map((rule, index) => ({
      rule,
      rating: ratingOf(points[index] as number),
      lost: (rule.weight * 100) / availableWeight - (contributions[index] as number) / 10,
    }))
    .filter(({ rating }) => rating === 'atencion' || rating === 'alerta')
    .sort((one, other) => other.lost - one.lost)
  return weakest?.rule
}
