import { assemble } from '../assemble.ts'
import type { Logger } from '../ports/logger.ts'
import type { Platform } from '../ports/platform.ts'
import { prepareDataDir } from './data-dir.ts'
import { openSqliteLog } from './event-log.ts'
import { openSqliteStores } from './stores.ts'
import { openEmbeddedVolatile } from './volatile.ts'

/**
 * The platform that needs only a directory: SQLite files for durable data, memory for the rest. One process at
 * a time owns a service's file; the log and the cache may be shared.
 * @throws {ConfigError} when `dataDir` is not writable; its message is one Spanish line
 */
export function openEmbeddedPlatform({ dataDir, log }: { dataDir: string; log?: Logger }): Platform {
  prepareDataDir(dataDir, log)
  const parts = {
    stores: openSqliteStores(dataDir),
    log: openSqliteLog(dataDir, log),
    volatile: openEmbeddedVolatile(dataDir),
  }
  return assemble(parts, log)
}
