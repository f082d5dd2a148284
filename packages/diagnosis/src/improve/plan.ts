import type { Change, Figures, Improvement } from '@semaforo/contracts'
import { overallOf } from '../expert/overall.ts'
import { thresholds } from '../semaforo.ts'
import { type LeverRule, leverRules } from './levers.ts'
import { changesOf, choices, fullStrength } from './search.ts'

const mostSteps = 3

/**
 * A step of the plan; `points` is what it adds to the score after the steps before it, not more than zero
 * where only a later step makes it count.
 */
export type PlanStep = Pick<Change, 'lever' | 'name' | 'amount' | 'explanation' | 'tags'> & { points: number }

/** What to do, and the score before and after all of it; null without a score. */
export type Plan = { steps: readonly PlanStep[]; before: number | null; after: number | null }

/**
 * The one plan of page and PDF: the smallest changes that turn the light green, where a year is enough for them.
 * Otherwise the at most three changes credible within a year that together add most to the score, each at full
 * strength, from the least to the most effort; money from outside only where it alone makes the company healthy.
 */
export function planOf(figures: Figures, improvement?: Improvement): Plan {
  const before = scoreAt(figures)
  if (before === null) return { steps: [], before, after: null }
  if (improvement?.status === 'possible') return inSteps(improvement.changes, figures, before)
  const own = bestOf(
    leverRules.filter((lever) => !lever.lastResort),
    figures,
    before,
  )
  const withCapital = own.score > thresholds.healthy ? own : bestOf(leverRules, figures, before)
  const chosen = withCapital.score > thresholds.healthy ? withCapital : own
  return inSteps(atFullStrength(chosen.levers, figures), figures, before)
}

type Chosen = { levers: readonly LeverRule[]; score: number }

/** The levers that together lead to the highest score, the fewest if several do. */
function bestOf(levers: readonly LeverRule[], figures: Figures, before: number): Chosen {
  let best: Chosen = { levers: [], score: before }
  for (let count = 1; count <= mostSteps; count++) {
    for (const tried of choices(levers, count)) {
      const score = scoreAt(tried.reduce((now, lever) => lever.pull(now, 1), figures)) ?? 0
      if (score > best.score) best = { levers: tried, score }
    }
  }
  return best
}

function atFullStrength(levers: readonly LeverRule[], figures: Figures): Change[] {
  return changesOf(
    figures,
    levers.map((lever) => ({ lever, steps: fullStrength })),
  )
}

function inSteps(changes: readonly Change[], figures: Figures, before: number): Plan {
  let [now, score] = [figures, before]
  const steps = changes.map(({ fields, ...change }): PlanStep => {
    now = { ...now, ...Object.fromEntries(fields.map(({ field, to }) => [field, to])) }
    const reached = scoreAt(now) ?? score
    // In tenths, as the scores are: their difference in binary is not.
    const points = Math.round((reached - score) * 10) / 10
    score = reached
    return { ...change, points }
  })
  return { steps, before, after: score }
}

const scoreAt = (figures: Figures) => overallOf(figures).score
