import { accessSync, constants, mkdirSync } from 'node:fs'
import { types } from 'node:util'
import { ConfigError } from '../config-error.ts'
import type { Logger } from '../ports/logger.ts'
import { narrowFolder } from './own-mode.ts'

/** The names of our files in it, with what SQLite puts beside them. */
const ours = /^[\w-]+\.(db|lock)(-wal|-shm|-journal)?$/

/**
 * Makes the data directory where it does not exist, for this user alone, and takes one that is there and its
 * files from the others.
 * @throws {ConfigError} when nothing can be written there
 */
export function prepareDataDir(dataDir: string, log?: Logger): void {
  explainDataDir(dataDir, () => {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    accessSync(dataDir, constants.W_OK | constants.X_OK)
    narrowFolder(dataDir, ours, log)
  })
}

/** Runs `open`; whatever keeps it from its files becomes one Spanish line about DATA_DIR. */
export function explainDataDir<Result>(dataDir: string, open: () => Result): Result {
  try {
    return open()
  } catch (error) {
    const why = types.isNativeError(error) ? error.message : String(error)
    throw new ConfigError('DATA_DIR', `no se puede escribir en ${dataDir} (${why}). Elige otra carpeta.`)
  }
}
