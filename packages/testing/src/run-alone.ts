import { eventually } from './eventually.ts'
import { startProgram } from './start-program.ts'

/** Runs a `main.ts` in a separate process, on a free port, with no environment variables but `env` and PATH. */
export function runAlone(
  path: string,
  env: Record<string, string>,
  ends: 'with the test' | 'with the file' = 'with the test',
) {
  const { child, output, ended, kill } = startProgram([path], {
    env: { PATH: process.env['PATH'], PORT: '0', ...env },
    ends,
  })
  const written = () => output.stdout + output.stderr
  return {
    ended,
    /** Its output so far. */
    output: written,
    /** Its address, once it printed that it is ready. */
    url: () =>
      eventually(() => {
        const url = /^listo: (\S+)$/m.exec(output.stdout)?.[1]
        if (url === undefined) throw new Error(`not ready: ${written()}`)
        return url
      }),
    /** Sends SIGTERM, and resolves with the exit code. */
    async stop() {
      child.kill('SIGTERM')
      return (await ended).code
    },
    kill,
  }
}
