import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { endsWithTest } from '@semaforo/testing/ends-with-test'
import { type Program, startProgram } from '@semaforo/testing/start-program'
import { eventually } from './eventually.ts'

/** A running `npm run dev`. */
export type Dev = Pick<Program, 'output'> & {
  url: string
  /** Ends it as Ctrl+C does, and resolves with its exit code. */
  stop(): Promise<number | null>
}

/**
 * Runs what `npm run dev` runs in a copy of the checkout, with data of that copy's own.
 * @throws with its stderr if it exits before it is ready, or takes too long
 */
export async function startDev(copy: string, ...args: string[]): Promise<Dev> {
  const env = { PATH: process.env['PATH'], DATA_DIR: join(copy, 'data'), LOG_LEVEL: 'error' }
  const { child, output, ended } = startProgram(['tools/dev.ts', ...args], { cwd: copy, env })
  const stop = endsWithTest(async () => {
    child.kill('SIGINT')
    return (await ended).code
  })
  const ready = () => /^listo: (\S+)$/m.exec(output.stdout)?.[1]
  const url = await eventually(() => child.exitCode !== null || ready()).catch(stop)
  if (typeof url === 'string') return { url, output, stop }
  throw new Error(`npm run dev ended: ${output.stderr}`)
}

/** Replaces a text in a file of a copy until the end of the test; a build never meets half of the file. */
export function edit(copy: string, path: string, before: string, after: string): void {
  const file = join(copy, path)
  const text = readFileSync(file, 'utf8')
  if (!text.includes(before)) throw new Error(`${path} does not contain ${before}`)
  write(file, text.replace(before, after))
  endsWithTest(() => write(file, text))
}

function write(file: string, text: string): void {
  writeFileSync(`${file}.new`, text)
  renameSync(`${file}.new`, file)
}
