/** The goal of a figure: an upper or a lower bound. */
export type Goal = {
  name: string
  measured: number
  comparison: 'at most' | 'at least'
  goal: number
}

/** The result of a benchmark: its goals, or the error it threw. */
export type Outcome = { bench: string } & ({ goals: readonly Goal[] } | { error: unknown })

/** A figure that could not be measured (NaN) misses its goal. */
export function isMet({ measured, comparison, goal }: Goal): boolean {
  return comparison === 'at most' ? measured <= goal : measured >= goal
}

/** A goal as text: `name: 1.22, at least 1`. */
export function describeGoal({ name, measured, comparison, goal }: Goal): string {
  return `${name}: ${Number(measured.toPrecision(3))}, ${comparison} ${goal}`
}

/** The missed goals with their benchmark, one line each; empty when all are met. */
export function missesOf(outcomes: readonly Outcome[]): string[] {
  return outcomes.flatMap((outcome) => {
    const misses =
      'error' in outcome
        ? [`ended with an error: ${outcome.error}`]
        : outcome.goals.filter((goal) => !isMet(goal)).map((goal) => `missed ${describeGoal(goal)}`)
    return misses.map((miss) => `${outcome.bench} ${miss}`)
  })
}
