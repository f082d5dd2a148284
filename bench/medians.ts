import { quantile } from './quantile.ts'

/** The median of each figure of several runs. */
export function medians(runs: readonly Record<string, number>[]): Record<string, number> {
  const [first = {}] = runs
  return Object.fromEntries(
    Object.keys(first).map((name) => [
      name,
      quantile(
        runs.map((run) => run[name] ?? Number.NaN),
        0.5,
      ),
    ]),
  )
}
