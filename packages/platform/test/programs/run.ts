import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { startProgram } from '@semaforo/testing/start-program'

/** Runs a program of this directory in a separate process. */
export function run(program: string, ...args: string[]) {
  const { child, output, ...process } = startProgram([join(import.meta.dirname, program), ...args])
  const ended = process.ended.then(({ code, signal }) => ({
    code,
    signal,
    lines: output.stdout.split('\n').slice(0, -1),
    errors: output.stderr,
  }))
  return {
    /** The first line of its output, or its exit where it prints none. */
    started: Promise.race([once(createInterface(child.stdout), 'line'), ended]),
    kill: () => child.kill('SIGKILL'),
    ended,
  }
}
