import { accessSync, constants } from 'node:fs'
import { types } from 'node:util'
import { ConfigError } from '../config-error.ts'
import type { Logger } from '../ports/logger.ts'
import { createPrivateFolder } from './file-permissions.ts'

/** The names of our files in the data directory, including those that SQLite adds. */
const ours = /^[\w-]+\.(db|lock)(-wal|-shm|-journal)?$/

/**
 * Creates the data directory if it does not exist, accessible to this user alone. The permissions of an
 * existing directory and of our files in it are restricted to this user.
 * @throws {ConfigError} when the directory is not writable
 */
export function prepareDataDir(dataDir: string, log?: Logger): void {
  explainDataDir(dataDir, () => {
    createPrivateFolder(dataDir, ours, log)
    accessSync(dataDir, constants.W_OK | constants.X_OK)
  })
}

/** Runs `open` and turns any error into a `ConfigError` about DATA_DIR, one Spanish line. */
export function explainDataDir<Result>(dataDir: string, open: () => Result): Result {
  try {
    return open()
  } catch (error) {
    const why = types.isNativeError(error) ? error.message : String(error)
    throw new ConfigError('DATA_DIR', `no se puede escribir en ${dataDir} (${why}). Elige otra carpeta.`)
  }
}
