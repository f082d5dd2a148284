import { eventually } from './eventually.ts'
import { startProgram } from './start-program.ts'

/** A `main.ts` as a process of its own, on a free port, with nothing of this environment but what `env` gives. */
export function runAlone(path: string, env: Record<string, string>) {
  const { child, output, ended, kill } = startProgram([path], {
    env: { PATH: process.env['PATH'], PORT: '0', ...env },
  })
  const written = () => output.stdout + output.stderr
  return {
    /** Its exit code. */
    ended,
    /** All it has written. */
    output: written,
    /** Its address, once it says that it is there. */
    url: () =>
      eventually(() => {
        const url = /^listo: (\S+)$/m.exec(output.stdout)?.[1]
        if (url === undefined) throw new Error(`not ready: ${written()}`)
        return url
      }),
    /** Asks it to end, and tells its exit code. */
    async stop() {
      child.kill('SIGTERM')
      return (await ended).code
    },
    kill,
  }
}
