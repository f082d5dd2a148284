import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startProgram } from '@semaforo/testing/start-program'

const root = join(import.meta.dirname, '../..')

/** Unless a test says otherwise a command works on files, wherever the tests run. */
const ofFiles = { ...process.env, MONGO_URL: '', KAFKA_BROKERS: '' }

/** Runs a command of the project; returns what it printed, or its exit code and its error. */
export async function runCommand(
  name: string,
  env: Record<string, string>,
  ...args: string[]
): Promise<string> {
  const node = ['--disable-warning=ExperimentalWarning', `tools/${name}.ts`, ...args]
  return promisify(execFile)(process.execPath, node, { cwd: root, env: { ...ofFiles, ...env } }).then(
    ({ stdout }) => stdout,
    ({ code, stderr }) => `${code}: ${stderr}`,
  )
}

/** Runs a command and kills it when it has printed some lines; returns whether it was still running then. */
export async function runAndKill(
  lines: number,
  name: string,
  env: Record<string, string>,
  ...args: string[]
): Promise<boolean> {
  const { child, output, ended, kill } = startProgram([`tools/${name}.ts`, ...args], {
    cwd: root,
    env: { ...ofFiles, ...env },
  })
  child.stdout.on('data', () => {
    if (output.stdout.split('\n').length > lines) void kill()
  })
  return (await ended).signal === 'SIGKILL'
}
