import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

const root = join(import.meta.dirname, '../..')

/** The process of `npm start`, with what it has written so far. */
export type Run = {
  child: ChildProcessByStdio<null, Readable, Readable>
  output: { stdout: string; stderr: string }
  /** Where it keeps its data, gone with its end. */
  dataDir: string
  /** Its exit code, or null where a signal ended it. */
  ended: Promise<number | null>
}

/**
 * Runs what `npm start` runs: on a free port, with a data folder of its own and nothing of this
 * process's environment but what `env` gives.
 */
export function runStart(env: Record<string, string> = {}): Run {
  const dataDir = mkdtempSync(join(tmpdir(), 'semaforo-site-'))
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'tools/start.ts'], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = { stdout: '', stderr: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output.stdout += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output.stderr += text
  })
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', (code) => {
      rmSync(dataDir, { recursive: true, force: true })
      resolve(code)
    })
  })
  return { child, output, ended, dataDir }
}
