import { prepareDataDir } from './embedded/data-dir.ts'
import { openSqliteLog } from './embedded/event-log.ts'
import { kafkaConnection } from './kafka/connection.ts'
import type { ConnectedLog } from './parts.ts'
import type { Logger } from './ports/logger.ts'
import type { KafkaSettings, PlatformSettings } from './settings.ts'

/**
 * The event log that the settings select: Kafka where `KAFKA_BROKERS` is set, else a file in `DATA_DIR`.
 * @throws {ConfigError} when `DATA_DIR` is not writable, or the settings of Kafka do not fit together
 */
export async function openLog(
  settings: KafkaSettings & Pick<PlatformSettings, 'DATA_DIR'>,
  log?: Logger,
): Promise<ConnectedLog> {
  const { KAFKA_BROKERS: brokers, DATA_DIR } = settings
  if (brokers) {
    // Loaded on demand: the driver takes a while to load.
    const { openKafkaLog } = await import('./kafka/open-kafka-log.ts')
    return openKafkaLog(kafkaConnection(settings, { brokers, clientId: 'semaforo', log }))
  }
  prepareDataDir(DATA_DIR, log)
  return openSqliteLog(DATA_DIR, log)
}
