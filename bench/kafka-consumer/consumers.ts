import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { catalogChanged } from '@semaforo/contracts'
import { consume, on, openPlatform } from '@semaforo/platform'
import { openKafkaLog } from '@semaforo/platform/kafka'
import { createLog } from '@semaforo/service-kit'
import { brokers } from '../kafka.bench.ts'

/** Consumes as a new group and calls `handled` for each event, until it is closed. */
export type Consumer = (topic: string, group: string, handled: () => void) => Promise<() => Promise<void>>

const onTopic = (topic: string) => ({ ...catalogChanged, topic: topic as typeof catalogChanged.topic })

export const withoutEffect: Consumer = async (topic, group, handled) => {
  const log = openKafkaLog({ brokers: brokers(), clientId: 'bench' })
  await consume(log, { group, on: [on(onTopic(topic), async () => handled())] })
  return () => log.close()
}

/** Each event changes its aggregate, once per event id, in one durable write. */
export const withDedupe =
  (stores: { MONGO_URL?: string }): Consumer =>
  async (topic, group, handled) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'semaforo-bench-'))
    const settings = { DATA_DIR: dataDir, KAFKA_BROKERS: brokers(), ...stores }
    const platform = await openPlatform(settings, createLog('error'))
    const counts = await platform.store<{ n: number }>({ service: group, name: 'count' })
    const count = on(onTopic(topic), async ({ id, subject }) => {
      await counts.update(subject, (before) => [{ n: (before?.n ?? 0) + 1 }, []], { idempotencyKey: id })
      handled()
    })
    await consume(platform.log, { group, on: [count] })
    return async () => {
      await platform.close()
      rmSync(dataDir, { recursive: true })
    }
  }
