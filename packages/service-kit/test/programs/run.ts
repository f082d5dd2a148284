import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** A program of this directory as a real process. */
export function run(program: string, ...args: string[]) {
  const path = fileURLToPath(new URL(program, import.meta.url))
  const child = spawn(process.execPath, [path, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  const lines: string[] = []
  const errors: string[] = []
  const output = createInterface(child.stdout)
  output.on('line', (line) => lines.push(line))
  child.stderr.setEncoding('utf8').on('data', (text: string) => errors.push(text))
  const ended = once(child, 'close').then(([code, signal]) => ({
    code,
    signal,
    lines,
    errors: errors.join(''),
  }))
  return {
    /** The first line of its output, or its end where it prints none. */
    started: Promise.race([once(output, 'line'), ended]),
    kill: () => child.kill('SIGKILL'),
    ended,
  }
}
