import { faults } from '@semaforo/e2e/fault-runs/faults'
import { startSystem } from '@semaforo/e2e/fault-runs/system'
import { awayMs, measureFaults } from './faults/measure.ts'
import type { Figures } from './table.ts'

/** Faults of one Kafka, MongoDB and Redis, of messages and of processes, on servers of its own. */
export async function bench(): Promise<Figures> {
  const system = await startSystem('bench-faults')
  try {
    return await measureFaults('Kafka, MongoDB and Redis', system, faults(awayMs))
  } finally {
    await system.servers.wipe()
  }
}
