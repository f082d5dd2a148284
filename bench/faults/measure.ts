import { type Fault, faultRuns } from '@semaforo/e2e/fault-runs/run-fault'
import type { System } from '@semaforo/e2e/fault-runs/system'
import { type Figures, type Row, wantsQuiet } from '../table.ts'

/** How long a server or a connection is away. */
export const awayMs = 60_000

/** What people saw of each fault, what was lost, and how long until all was well. */
export async function measureFaults(
  title: string,
  system: System,
  faults: readonly Fault[],
): Promise<Figures> {
  const rows: Row[] = []
  let wrong = 0
  const run = faultRuns(system)
  for (const fault of faults) {
    const { answers, healedMs, verdict } = await run(fault)
    const { lost, duplicates, disorders } = verdict
    wrong += lost + duplicates + disorders
    const refused = Object.entries(answers).filter(([answer]) => answer !== '200')
    rows.push({
      name: fault.name,
      answered: answers['200'] ?? 0,
      refused: refused.map(([answer, times]) => `${times} ${answer}`).join(', ') || 'none',
      lost,
      twice: duplicates,
      'out of order': disorders,
      'healed in s': (healedMs / 1_000).toFixed(1),
    })
  }
  return {
    title: `likes under faults: two gateways, two instances of likes, on ${title}`,
    rows,
    note: wantsQuiet,
    goals: [{ name: 'likes lost, doubled or out of order', measured: wrong, comparison: 'at most', goal: 0 }],
  }
}
