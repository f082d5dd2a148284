import type { Change, Figures } from '@semaforo/contracts'
import { overallOf } from '../expert/overall.ts'
import { thresholds } from '../semaforo.ts'
import { type LeverRule, leverRules } from './levers.ts'
import { choices } from './search.ts'

const mostSteps = 3

/**
 * A step of the plan; `points` is what it adds to the score after the steps before it, not more than zero
 * where only a later step makes it count.
 */
export type PlanStep = Pick<Change, 'lever' | 'name' | 'amount' | 'explanation' | 'tags'> & { points: number }

/** The changes that gain most points, and the score before and after all of them; null without a score. */
export type Plan = { steps: readonly PlanStep[]; before: number | null; after: number | null }

/**
 * The at most three changes credible within a year that together add most to the score, each at full strength, from
 * the least to the most effort. Money from outside only where it alone makes the company healthy.
 */
export function planOf(figures: Figures): Plan {
  const before = scoreAt(figures)
  if (before === null) return { steps: [], before, after: null }
  const own = bestOf(
    leverRules.filter((lever) => !lever.lastResort),
    figures,
    before,
  )
  const withCapital = own.score > thresholds.healthy ? own : bestOf(leverRules, figures, before)
  const chosen = withCapital.score > thresholds.healthy ? withCapital : own
  return stepsOf(chosen.levers, figures, before)
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

function stepsOf(levers: readonly LeverRule[], figures: Figures, before: number): Plan {
  let [now, score] = [figures, before]
  const steps = levers.map((lever): PlanStep => {
    const after = lever.pull(now, 1)
    const reached = scoreAt(after) ?? score
    const { key, name, tags } = lever
    const step = {
      lever: key,
      name,
      ...lever.explain(now, after),
      // In tenths, as the scores are: their difference in binary is not.
      points: Math.round((reached - score) * 10) / 10,
      tags: [...tags],
    }
    now = after
    score = reached
    return step
  })
  return { steps, before, after: score }
}

const scoreAt = (figures: Figures) => overallOf(figures).score
