import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** A process of ours that runs, and its name in the table. */
export type Running = { name: string; pid: number; stop(): Promise<void> }

/** Linux counts processor time in hundredths of a second. */
const ticksPerSecond = 100
const settlingSeconds = 5
const longestSettling = 24

/** Starts a program and waits for its first line of output, with which it says that it is ready. */
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
    name,
    pid: child.pid,
    async stop() {
      child.kill('SIGTERM')
      await ended
      process.off('exit', kill)
    },
  }
}

/**
 * Per cent of a core that each process uses over some seconds, its ended children among it, once the start is over:
 * when five seconds cost about as much as the five before.
 */
export async function atRest(processes: readonly Running[], seconds: number): Promise<number[]> {
  let before = Number.POSITIVE_INFINITY
  for (let round = 0; round < longestSettling; round += 1) {
    const used = (await percents(processes, settlingSeconds)).reduce((sum, each) => sum + each)
    if (used > before * 0.9) break
    before = used
  }
  return percents(processes, seconds)
}

async function percents(processes: readonly Running[], seconds: number): Promise<number[]> {
  const before = processes.map(processorSeconds)
  const began = performance.now()
  await sleep(seconds * 1_000)
  const took = (performance.now() - began) / 1_000
  return processes.map((each, n) => ((processorSeconds(each) - (before[n] ?? 0)) / took) * 100)
}

/** The processor time that a process has used since it began, its ended children among it. */
export function processorSeconds({ pid }: Running): number {
  // The name of the program comes before, in parentheses, and may contain spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  const [user, system, childrenUser, childrenSystem] = fields.slice(11, 15).map(Number)
  return ((user ?? 0) + (system ?? 0) + (childrenUser ?? 0) + (childrenSystem ?? 0)) / ticksPerSecond
}
