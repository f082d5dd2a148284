import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A server in a separate process. */
export type Child = { url: string; stop(): Promise<void> }

/** Starts a server file with arguments; the first line of its output is its port. */
export async function startServer(file: string, args: readonly string[] = []): Promise<Child> {
  // A server that is killed removes no files: its temporary files go into a separate folder, which is removed here.
  const temporary = mkdtempSync(join(tmpdir(), 'semaforo-bench-'))
  const process_: ChildProcess = spawn(process.execPath, [file, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, TMPDIR: temporary, TEMP: temporary },
  })
  const kill = () => process_.kill('SIGKILL')
  const remove = () => rmSync(temporary, { recursive: true, force: true })
  const end = () => {
    kill()
    remove()
  }
  // A server that was not stopped, because of an earlier error, ends with the benchmarks.
  process.once('exit', end)
  const ended = once(process_, 'exit')
  const first = process_.stdout ? once(process_.stdout, 'data') : ended
  const [port] = await Promise.race([first, ended.then(() => [undefined])])
  if (port === undefined) throw new Error(`${file} ended before it listened`)
  return {
    url: `http://127.0.0.1:${String(port).trim()}`,
    stop: async () => {
      kill()
      await ended
      remove()
      process.off('exit', end)
    },
  }
}
