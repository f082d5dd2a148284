import type { Log } from '../log.ts'

/**
 * Ends the process in order at SIGTERM or SIGINT: each stop waits for the one before it (servers first,
 * what they stand on last), then exit 0. A stop that fails does not keep the next ones from running and
 * makes the exit code 1. A second signal ends at once. `stops` may grow until then.
 * @returns a signal that is aborted as soon as the end begins
 */
export function stopOnSignals(stops: readonly (() => Promise<unknown>)[], log: Log): AbortSignal {
  const stopping = new AbortController()
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping.signal.aborted) process.exit(1)
    stopping.abort()
    log.info({ signal }, 'stopping')
    let code = 0
    for (const step of stops) {
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
