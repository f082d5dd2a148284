import { faults } from '@semaforo/e2e/fault-runs/faults'
import { faultRuns } from '@semaforo/e2e/fault-runs/run-fault'
import { startSystem } from '@semaforo/e2e/fault-runs/system'
import { type Figures, type Row, wantsQuiet } from './table.ts'

const serverAwayMs = 60_000

/** What people saw of each fault, what was lost, and how long until all was well, on servers of its own. */
export async function bench(): Promise<Figures> {
  const system = await startSystem('bench-faults')
  const rows: Row[] = []
  let wrong = 0
  try {
    const run = faultRuns(system)
    for (const fault of faults(serverAwayMs)) {
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
  } finally {
    await system.servers.wipe()
  }
  return {
    title: 'likes under faults: two gateways, two instances of likes, on Kafka, MongoDB and Redis',
    rows,
    note: wantsQuiet,
    goals: [{ name: 'likes lost, doubled or out of order', measured: wrong, comparison: 'at most', goal: 0 }],
  }
}
