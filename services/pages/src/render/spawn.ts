import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import { watchMemory } from './memory.ts'

const runner = join(import.meta.dirname, 'runner.js')
/** Of the memory of a process: code, buffers and what Node itself takes are outside of its heap. */
const heapShare = 0.5

export type Spawned = {
  /** Carries lines both ways. */
  link: Duplex
  /** Resolves when the process is gone, however that came. */
  gone: Promise<void>
  kill(): void
}

/**
 * Starts a process that reads its own program, and writes, starts and knows nothing: no environment, no input, no
 * output but the link.
 * @throws where the machine starts none: no release is to blame
 */
export async function spawnRunner(memoryBytes: number, onTooMuchMemory: () => void): Promise<Spawned> {
  const child = spawn(process.execPath, [...confinement(memoryBytes), runner], {
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    windowsHide: true,
  })
  const gone = goneOf(child)
  await once(child, 'spawn')
  const endWatch = child.pid === undefined ? undefined : watchMemory(child.pid, memoryBytes, onTooMuchMemory)
  const link = child.stdio[3] as Duplex
  // A broken pipe shows as the process's exit; an unhandled `error` event would crash the service.
  link.on('error', () => undefined)
  return { link, gone: gone.finally(endWatch), kill: () => void child.kill('SIGKILL') }
}

/** What Node itself keeps a process from. The network is not among it: see `leaveNothingToReach` in the runner. */
export function confinement(memoryBytes: number): string[] {
  const heap = Math.floor((memoryBytes * heapShare) / 2 ** 20)
  return [
    ...['--permission', `--allow-fs-read=${runner}`, '--frozen-intrinsics', '--disable-proto=throw'],
    ...['--disallow-code-generation-from-strings', `--max-old-space-size=${heap}`, '--no-warnings'],
  ]
}

function goneOf(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
}
