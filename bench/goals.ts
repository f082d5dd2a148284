/** What a figure shall be: it is at most or at least the goal. */
export type Goal = {
  name: string
  measured: number
  comparison: 'at most' | 'at least'
  goal: number
}

/** How a benchmark ended: its goals, or what it threw. */
export type Outcome = { bench: string } & ({ goals: readonly Goal[] } | { error: unknown })

/** A figure that could not be measured (NaN) meets nothing. */
export function isMet({ measured, comparison, goal }: Goal): boolean {
  return comparison === 'at most' ? measured <= goal : measured >= goal
}

/** The goal as a sentence: `name: 1.22, at least 1`. */
export function say({ name, measured, comparison, goal }: Goal): string {
  return `${name}: ${Number(measured.toPrecision(3))}, ${comparison} ${goal}`
}

/** What was missed and where, a line each; none where all is well. */
export function missesOf(outcomes: readonly Outcome[]): string[] {
  return outcomes.flatMap((outcome) => {
    const misses =
      'error' in outcome
        ? [`ended with an error: ${outcome.error}`]
        : outcome.goals.filter((goal) => !isMet(goal)).map((goal) => `missed ${say(goal)}`)
    return misses.map((miss) => `${outcome.bench} ${miss}`)
  })
}
