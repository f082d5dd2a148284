import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { openEmbeddedPlatform } from '@semaforo/platform'
import { openStores, simulate } from '../retention/year.ts'

/** Runs a command of the project, as its `npm run` does, and resolves with how many seconds it took. */
export async function timedCommand(name: string, settings: NodeJS.ProcessEnv, ...options: string[]) {
  const env = { ...process.env, MONGO_URL: undefined, KAFKA_BROKERS: undefined, ...settings }
  const program = join(import.meta.dirname, `../../tools/${name}.ts`)
  const begin = performance.now()
  await promisify(execFile)(process.execPath, [...process.execArgv, program, ...options], { env })
  return (performance.now() - begin) / 1_000
}

/** Writes a year of a site into a folder. */
export async function simulateInto(dataDir: string): Promise<void> {
  const platform = openEmbeddedPlatform({ dataDir })
  await simulate(platform, await openStores(platform))
  await platform.close()
}

/** Calls `work` with a folder that is removed afterwards. */
export async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'semaforo-moving-'))
  return work(folder).finally(() => rmSync(folder, { recursive: true }))
}

/** The size of a file, or of all files below a folder, in MB. */
export function megabytes(path: string): string {
  const files = statSync(path).isDirectory()
    ? readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => join(path, name))
    : [path]
  return (files.reduce((sum, file) => sum + statSync(file).size, 0) / 1e6).toFixed(1)
}
