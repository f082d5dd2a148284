import { prepareDataDir } from './embedded/data-dir.ts'
import { openSqliteLog } from './embedded/event-log.ts'
import type { ConnectedLog } from './parts.ts'
import type { Logger } from './ports/logger.ts'
import type { PlatformSettings } from './settings.ts'

/**
 * The event log that the settings select: Kafka where `KAFKA_BROKERS` is set, else a file in `DATA_DIR`.
 * @throws {ConfigError} when `DATA_DIR` is not writable
 */
export async function openLog(
  { KAFKA_BROKERS, DATA_DIR }: Pick<PlatformSettings, 'KAFKA_BROKERS' | 'DATA_DIR'>,
  log?: Logger,
): Promise<ConnectedLog> {
  if (KAFKA_BROKERS) {
    // Loaded on demand: the driver takes a while to load.
    const { openKafkaLog } = await import('./kafka/open-kafka-log.ts')
    return openKafkaLog({ brokers: KAFKA_BROKERS, clientId: 'semaforo', log })
  }
  prepareDataDir(DATA_DIR, log)
  return openSqliteLog(DATA_DIR, log)
}
