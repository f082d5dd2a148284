import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../log.ts'

/**
 * Ends the process in order at SIGTERM or SIGINT: `delayMs` later, in which whoever sends requests here learns that
 * it is not ready, each stop waits for the one before it (servers first, what they stand on last), then exit 0. A
 * stop that fails does not keep the next ones from running and makes the exit code 1. A second signal ends at once.
 * `stops` may grow until the end; each runs once.
 * @returns a signal that is aborted as soon as the end begins
 */
export function stopOnSignals(stops: (() => Promise<unknown>)[], log: Log, delayMs = 0): AbortSignal {
  const stopping = new AbortController()
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping.signal.aborted) process.exit(1)
    stopping.abort()
    log.info({ signal }, 'stopping')
    if (delayMs > 0) await sleep(delayMs)
    let code = 0
    // The start may still add some: taken out, none comes twice.
    for (let step = stops.shift(); step; step = stops.shift()) {
      await step().catch((error: unknown) => {
        log.error({ err: error }, 'a stop failed')
        code = 1
      })
    }
    process.exit(code)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  return stopping.signal
}
