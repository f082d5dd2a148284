import { lockServiceFile } from './file-lock.ts'
import { databasesIn, log } from './snapshot.ts'

/**
 * Keeps every service from running on a data directory while it is moved elsewhere.
 * @returns a function that releases them
 * @throws {ConfigError} when one runs
 */
export function lockDataDir(dataDir: string): () => void {
  const releases: (() => void)[] = []
  const release = () => {
    for (const each of releases) each()
  }
  try {
    const services = databasesIn(dataDir).filter((name) => name !== log)
    for (const service of services) releases.push(lockServiceFile(dataDir, service))
    return release
  } catch (error) {
    release()
    throw error
  }
}
