import { brokerFaults } from '@semaforo/e2e/fault-runs/broker-faults'
import { startBrokers } from '@semaforo/e2e/fault-runs/brokers'
import { startSystem } from '@semaforo/e2e/fault-runs/system'
import { awayMs, measureFaults } from './faults/measure.ts'
import type { Figures } from './table.ts'

/** Brokers of three that end, and a network to them that fails, on servers of its own. */
export async function bench(): Promise<Figures> {
  const brokers = await startBrokers()
  try {
    const system = await startSystem('bench-brokers', { brokers })
    try {
      return await measureFaults('three brokers of Kafka', system, brokerFaults(brokers, awayMs))
    } finally {
      await system.servers.wipe()
    }
  } finally {
    await brokers.stop()
  }
}
