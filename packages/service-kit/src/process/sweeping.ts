import { pause } from '@semaforo/platform'
import type { Log } from '../log.ts'

/**
 * Runs `work` in the background, now and again `everyMs` after each run; a failure is logged, and the next run tries
 * again. Stopping waits for a run in progress, which ends early where `work` heeds its signal.
 */
export function startSweeping(
  work: (stopping: AbortSignal) => Promise<unknown>,
  log: Log,
  everyMs: number,
): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const { signal } = stopping
  async function run() {
    while (!signal.aborted) {
      await work(signal).catch((error: unknown) => log.warn({ err: error }, 'sweep failed'))
      await pause(everyMs, signal)
    }
  }
  const running = run()
  return {
    async stop() {
      stopping.abort()
      await running
    },
  }
}
