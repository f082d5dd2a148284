import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * Runs a program of `browser/` and returns what it measured. A separate program, since it drives a browser and
 * needs the DOM types.
 */
export async function browserProgram<Found>(name: string): Promise<Found> {
  const program = `${import.meta.dirname}/browser/${name}.ts`
  const { stdout } = await run(process.execPath, ['--disable-warning=ExperimentalWarning', program])
  return JSON.parse(stdout) as Found
}
