import { amountFields, type Change, type Figures } from '@semaforo/contracts'
import { type LeverRule, leverRules } from './levers.ts'

/** A lever and its strength, in steps. */
export type Pulled = { lever: LeverRule; steps: number }

/** The resolution of the search: the steps of full strength. */
export const fullStrength = 20
const mostLevers = 3

/** The figures after applying the levers in order. */
export function applyAll(figures: Figures, pulled: readonly Pulled[]): Figures {
  return pulled.reduce((now, { lever, steps }) => lever.pull(now, steps / fullStrength), figures)
}

/** The changes that levers make one after the other, with their amounts and fields. */
export function changesOf(figures: Figures, pulled: readonly Pulled[]): Change[] {
  return pulled.map(({ lever }, i) => {
    const before = applyAll(figures, pulled.slice(0, i))
    const after = applyAll(figures, pulled.slice(0, i + 1))
    const fields = amountFields
      .filter((field) => before[field] !== after[field])
      .map((field) => ({ field, from: before[field], to: after[field] }))
    return {
      lever: lever.key,
      name: lever.name,
      ...lever.explain(before, after),
      fields,
      tags: [...lever.tags],
    }
  })
}

/**
 * The smallest changes that reach a goal: without last-resort levers if possible, then the fewest levers, then
 * the least effort, with no step that could be left out. Each combination is tried at full strength, where
 * levers nearly always do most, then at half strength.
 * @returns undefined if up to three levers do not reach the goal
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
    const start = [fullStrength, fullStrength / 2]
      .map((steps) => levers.map((lever) => ({ lever, steps })))
      .find((pulled) => reaches(applyAll(figures, pulled)))
    if (!start) continue
    const found = shrink(start, (pulled) => reaches(applyAll(figures, pulled)))
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

/** Reduces each lever by binary search as far as the goal stays reached, the one with most effort first. */
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

/** Every combination of `count` items, in their order. */
export function* choices<Item>(items: readonly Item[], count: number, from = 0): Generator<Item[]> {
  if (count === 0) return yield []
  for (let i = from; i < items.length; i++) {
    for (const rest of choices(items, count - 1, i + 1)) yield [items[i] as Item, ...rest]
  }
}
