import type { Figures } from '@semaforo/contracts'
import { type LeverRule, leverRules } from './levers.ts'

/** A lever and how far it is pulled, in steps. */
export type Pulled = { lever: LeverRule; steps: number }

/** How finely a lever is moved: the whole way in so many steps. */
const wholeWay = 20
const mostLevers = 3

/** The figures after the changes, one after the other. */
export function afterAll(figures: Figures, pulled: readonly Pulled[]): Figures {
  return pulled.reduce((now, { lever, steps }) => lever.pull(now, steps / wholeWay), figures)
}

/**
 * The smallest changes that reach a goal: without the last resort where that is enough, then the fewest levers,
 * and of as many the least effort, no step of which can be left out. Levers are first pulled all the way, which is nearly always where they do most; a goal that
 * only half a way would reach is looked for where that fails.
 * @returns undefined where up to three levers do not reach it
 */
export function smallestChange(
  figures: Figures,
  reaches: (changed: Figures) => boolean,
): readonly Pulled[] | undefined {
  const usable = leverRules.filter((lever) => isUsable(lever, figures))
  for (const lastResort of [false, true]) {
    for (let count = 1; count <= mostLevers; count++) {
      const fitting = [...choices(usable, count)].filter(
        (levers) => levers.some((lever) => lever.lastResort === true) === lastResort,
      )
      const found = leastEffort(figures, fitting, reaches)
      if (found) return found
    }
  }
  return undefined
}

function leastEffort(
  figures: Figures,
  candidates: readonly (readonly LeverRule[])[],
  reaches: (changed: Figures) => boolean,
): readonly Pulled[] | undefined {
  let best: readonly Pulled[] | undefined
  for (const levers of candidates) {
    const start = [wholeWay, wholeWay / 2]
      .map((steps) => levers.map((lever) => ({ lever, steps })))
      .find((pulled) => reaches(afterAll(figures, pulled)))
    if (!start) continue
    const found = shrink(start, (pulled) => reaches(afterAll(figures, pulled)))
    if (!best || effortOf(found) < effortOf(best)) best = found
  }
  return best
}

const isUsable = (lever: LeverRule, figures: Figures) => {
  const pulled = lever.pull(figures, 1)
  return Object.keys(figures).some(
    (field) => pulled[field as keyof Figures] !== figures[field as keyof Figures],
  )
}

const effortOf = (pulled: readonly Pulled[]) =>
  pulled.reduce((sum, { lever, steps }) => sum + lever.effort * steps, 0)

/** Pulls each lever back as far as the goal stays reached, the hardest one first. */
function shrink(
  start: readonly Pulled[],
  reaches: (pulled: readonly Pulled[]) => boolean,
): readonly Pulled[] {
  let pulled = start
  for (let i = start.length - 1; i >= 0; i--) {
    const withSteps = (steps: number) => pulled.map((each, j) => (j === i ? { ...each, steps } : each))
    let enough = (start[i] as Pulled).steps
    let tooFew = 0
    while (enough - tooFew > 1) {
      const middle = Math.floor((enough + tooFew) / 2)
      if (reaches(withSteps(middle))) enough = middle
      else tooFew = middle
    }
    pulled = withSteps(enough)
  }
  return pulled
}

/** Every choice of `count` of the items, in their order. */
function* choices<Item>(items: readonly Item[], count: number, from = 0): Generator<Item[]> {
  if (count === 0) return yield []
  for (let i = from; i < items.length; i++) {
    for (const rest of choices(items, count - 1, i + 1)) yield [items[i] as Item, ...rest]
  }
}
