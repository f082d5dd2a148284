import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** What a program of `browser/` measured: it drives a browser, and its types are those of pages. */
export async function browserProgram<Found>(name: string): Promise<Found> {
  const program = `${import.meta.dirname}/browser/${name}.ts`
  const { stdout } = await run(process.execPath, ['--disable-warning=ExperimentalWarning', program])
  return JSON.parse(stdout) as Found
}
