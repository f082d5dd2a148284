import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { eventually } from '../contracts/eventually.ts'

/** A `main.ts` as a process of its own, on a free port, with nothing of this environment but what `env` gives. */
export function runAlone(path: string, env: Record<string, string>) {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', path], {
    env: { PATH: process.env['PATH'], PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const ended = once(child, 'close').then(([code]) => code as number | null)
  return {
    /** Its exit code. */
    ended,
    /** All it has written. */
    output: () => output,
    /** Its address, once it says that it is there. */
    url: () =>
      eventually(() => {
        const url = /^listo: (\S+)$/m.exec(output)?.[1]
        if (url === undefined) throw new Error(`not ready: ${output}`)
        return url
      }),
    /** Asks it to end, and tells its exit code. */
    stop() {
      child.kill('SIGTERM')
      return ended
    },
    kill: () => void child.kill('SIGKILL'),
  }
}
