import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { ConfigError } from '../config-error.ts'
import { createPrivateFile } from './file-permissions.ts'

/**
 * Locks a service's data for this process. The operating system releases the lock when the process ends,
 * however it ends. A second process would handle the same events concurrently, out of order.
 * @returns a function that releases the lock
 * @throws {ConfigError} when another process holds the lock
 */
export function lockServiceFile(dataDir: string, service: string): () => void {
  const path = join(dataDir, `${service}.lock`)
  createPrivateFile(path)
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
