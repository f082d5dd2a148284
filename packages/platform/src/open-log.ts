import { prepareDataDir } from './embedded/data-dir.ts'
import { openSqliteLog } from './embedded/event-log.ts'
import type { ConnectedLog } from './parts.ts'
import type { Logger } from './ports/logger.ts'
import type { PlatformSettings } from './settings.ts'

/**
 * The log of events that the settings choose: Kafka where its brokers are named, else a file in `DATA_DIR`.
 * @throws {ConfigError} when nothing can be written in `DATA_DIR`
 */
export async function openLog(
  { KAFKA_BROKERS, DATA_DIR }: Pick<PlatformSettings, 'KAFKA_BROKERS' | 'DATA_DIR'>,
  log?: Logger,
): Promise<ConnectedLog> {
  if (KAFKA_BROKERS) {
    // The driver takes a while to load: only who uses it pays for it.
    const { openKafkaLog } = await import('./kafka/open-kafka-log.ts')
    return openKafkaLog({ brokers: KAFKA_BROKERS, clientId: 'semaforo', log })
  }
  prepareDataDir(DATA_DIR, log)
  return openSqliteLog(DATA_DIR, log)
}
