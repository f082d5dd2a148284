import { assemble } from './assemble.ts'
import { prepareDataDir } from './embedded/data-dir.ts'
import { openSqliteStores } from './embedded/stores.ts'
import { openEmbeddedVolatile } from './embedded/volatile.ts'
import { openLog } from './open-log.ts'
import type { Part, Stores, Volatile } from './parts.ts'
import type { Logger } from './ports/logger.ts'
import type { Platform } from './ports/platform.ts'
import type { PlatformSettings } from './settings.ts'
import { authoritiesIn } from './tls/authorities.ts'

type VolatileSettings = Pick<PlatformSettings, 'REDIS_URL' | 'TLS_CA_FILE' | 'DATA_DIR'>

/**
 * The platform that the settings select: MongoDB, Kafka and Redis each where its address is set, else the
 * embedded implementation in `DATA_DIR`. It opens at once and connects in the background: `ready` tells when
 * all of them answer.
 * @throws {ConfigError} when `DATA_DIR` is needed and not writable, or the settings of a server cannot be used
 */
export async function openPlatform(settings: PlatformSettings, log: Logger): Promise<Platform> {
  const opened: Part[] = []
  const keep = <Opened extends Part>(part: Opened) => {
    opened.push(part)
    return part
  }
  try {
    const stores = keep(await openStores(settings, log))
    const eventLog = keep(await openLog(settings, log))
    return assemble({ stores, log: eventLog, volatile: await openVolatile(settings, log) }, log)
  } catch (error) {
    // An open connection would keep the process running.
    await Promise.all(opened.map((part) => part.close()))
    throw error
  }
}

// Drivers are loaded on demand: each takes a third of a second.

async function openStores(settings: PlatformSettings, log: Logger): Promise<Stores> {
  const { MONGO_URL: url, TLS_CA_FILE: caFile, DATA_DIR } = settings
  if (url) {
    authoritiesIn(caFile)
    return (await import('./mongo/open-mongo-stores.ts')).openMongoStores({ url, caFile, log })
  }
  prepareDataDir(DATA_DIR, log)
  return openSqliteStores(DATA_DIR)
}

/**
 * Only caches, rate limits and sockets, for a process that stores no data. See `openPlatform`.
 * @throws {ConfigError} when `DATA_DIR` is needed and not writable, or the settings of a server cannot be used
 */
export async function openVolatile(
  { REDIS_URL: url, TLS_CA_FILE, DATA_DIR }: VolatileSettings,
  log: Logger,
): Promise<Volatile> {
  if (url) {
    return (await import('./redis/open-redis.ts')).openRedis({ url, ca: authoritiesIn(TLS_CA_FILE), log })
  }
  prepareDataDir(DATA_DIR, log)
  return openEmbeddedVolatile(DATA_DIR)
}
