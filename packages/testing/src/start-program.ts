import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { endsWithFile, endsWithTest } from './ends-with-test.ts'

const endWithParent = join(import.meta.dirname, 'end-with-parent.ts')
/** Node's compile cache of the programs: compiling is most of a start, and is done once. */
const compiled = join(import.meta.dirname, '../../../node_modules/.cache/compiled')

export type Program = {
  child: ChildProcessByStdio<Writable, Readable, Readable>
  /** Its output so far. */
  output: { stdout: string; stderr: string }
  /** Its exit code, or null where a signal ended it, once all of its output has arrived. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>
  kill(): Promise<void>
}

/**
 * Runs a Node program in a separate process. It is killed with the test or the file that started it, and exits
 * by itself when the test process is killed.
 * @param args the program's path and its arguments
 * @param ends with what: the file, for what one test restarts and the next ones use
 */
export function startProgram(
  args: readonly string[],
  {
    env = process.env,
    cwd,
    ends = 'with the test',
  }: { env?: NodeJS.ProcessEnv; cwd?: string; ends?: 'with the test' | 'with the file' } = {},
): Program {
  const flags = ['--disable-warning=ExperimentalWarning']
  const child = spawn(process.execPath, [...flags, `--import=${endWithParent}`, ...args], {
    env: { NODE_COMPILE_CACHE: compiled, ...env },
    ...(cwd !== undefined && { cwd }),
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  // A write to an exited program fails; its exit is reported by `ended`.
  child.stdin.on('error', () => undefined)
  const output = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => {
      output[name] += text
    })
  }
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal }))
  const kill = async () => {
    child.kill('SIGKILL')
    await ended
  }
  if (ends === 'with the file') endsWithFile(kill)
  else endsWithTest(kill)
  return { child, output, ended, kill }
}
