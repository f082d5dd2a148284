import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { ConfigError } from '../config-error.ts'
import { createOwnFile } from './own-mode.ts'

/**
 * Makes this process the owner of a service's data until it ends, however it ends: the system lets go of
 * the lock with the process. A second one would handle the same events beside the first, out of order.
 * @returns how to let go
 * @throws {ConfigError} when another process owns them
 */
export function ownFile(dataDir: string, service: string): () => void {
  const path = join(dataDir, `${service}.lock`)
  createOwnFile(path)
  const lock = new DatabaseSync(path)
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE;')
  } catch {
    lock.close()
    throw new ConfigError(
      'DATA_DIR',
      `otro proceso usa los datos de ${service} en ${dataDir}. Ciérralo o elige otra carpeta.`,
    )
  }
  return () => lock.close()
}
