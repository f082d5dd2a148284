import { accessSync, constants, mkdirSync } from 'node:fs'
import { types } from 'node:util'
import { ConfigError } from '../config/config-error.ts'

/**
 * Makes the data directory where it does not exist.
 * @throws {ConfigError} when nothing can be written there
 */
export function prepareDataDir(dataDir: string): void {
  explainDataDir(dataDir, () => {
    mkdirSync(dataDir, { recursive: true })
    accessSync(dataDir, constants.W_OK | constants.X_OK)
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
