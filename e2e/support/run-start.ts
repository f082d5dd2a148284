import { join } from 'node:path'
import { type Program, startProgram } from '@semaforo/testing/start-program'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'

const root = join(import.meta.dirname, '../..')

/** The process of `npm start`. */
export type Run = Pick<Program, 'child' | 'output'> & {
  /** Its data folder: that of `DATA_DIR`, or a new one that is removed at the end of the test or its file. */
  dataDir: string
  /** Its exit code, or null if a signal ended it. */
  ended: Promise<number | null>
}

/** Runs what `npm start` runs, on a free port, with an environment of only `env`. */
export function runStart(env: Record<string, string> = {}): Run {
  const dataDir = env['DATA_DIR'] ?? temporaryDirectory()
  const own = { PATH: process.env['PATH'], PORT: '0', LOG_LEVEL: 'error', ...env, DATA_DIR: dataDir }
  const { child, output, ended } = startProgram(['tools/start.ts'], { cwd: root, env: own })
  return { child, output, ended: ended.then(({ code }) => code), dataDir }
}
