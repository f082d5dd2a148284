import { spawn } from 'node:child_process'
import { once } from 'node:events'

type Running = { pid: number; stop(): Promise<void> }

/** Starts a program and waits for its first line of output, which says that it is ready. */
export async function startProcess(
  name: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<Running> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    env: { ...process.env, LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const ended = once(child, 'exit')
  const isReady = await Promise.race([once(child.stdout, 'data').then(() => true), ended.then(() => false)])
  if (!isReady || child.pid === undefined) throw new Error(`${name} ended before it was ready`)
  return {
    pid: child.pid,
    async stop() {
      child.kill('SIGTERM')
      await ended
      process.off('exit', kill)
    },
  }
}
