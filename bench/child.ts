import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** A server in a separate process. */
export type Child = { url: string; stop(): Promise<void> }

/** Starts a server file with arguments; the first line of its output is its port. */
export async function startServer(file: string, args: readonly string[] = []): Promise<Child> {
  const process_: ChildProcess = spawn(process.execPath, [file, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const kill = () => process_.kill('SIGKILL')
  // A server that was not stopped, because of an earlier error, ends with the benchmarks.
  process.once('exit', kill)
  const ended = once(process_, 'exit')
  const first = process_.stdout ? once(process_.stdout, 'data') : ended
  const [port] = await Promise.race([first, ended.then(() => [undefined])])
  if (port === undefined) throw new Error(`${file} ended before it listened`)
  return {
    url: `http://127.0.0.1:${String(port).trim()}`,
    stop: async () => {
      kill()
      await ended
      process.off('exit', kill)
    },
  }
}
