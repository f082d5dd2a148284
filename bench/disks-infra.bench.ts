import { diskFaults, disksOf } from '@semaforo/e2e/fault-runs/disk-faults'
import { startSystem } from '@semaforo/e2e/fault-runs/system'
import { awayMs, measureFaults } from './faults/measure.ts'
import type { Figures } from './table.ts'

/** Full disks under Kafka and Redis, on servers of its own; mounts them, which asks for root. */
export async function bench(): Promise<Figures> {
  const system = await startSystem('bench-disks', { prepare: disksOf })
  try {
    return await measureFaults('full disks', system, diskFaults(system.prepared, awayMs))
  } finally {
    for (const disk of Object.values(system.prepared)) disk.remove()
    await system.servers.wipe()
  }
}
