import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../log.ts'

/**
 * A signal to a whole process group reaches a process twice when its parent also passes it on, as `npm start` and
 * tools/run.js do: what follows the first one within this time is no demand of its own.
 */
const sameSignalMs = 1_000

/**
 * Graceful shutdown at SIGTERM or SIGINT: waits `delayMs`, in which load balancers see that it is not ready,
 * runs the stops one after the other (servers first, their dependencies last), then exits with 0. A failing
 * stop does not prevent the next ones and makes the exit code 1. A second signal exits at once, unless it is the
 * first one that came twice. `stops` may grow meanwhile; each runs once.
 * @returns a signal that is aborted as soon as the shutdown begins
 */
export function stopOnSignals(stops: (() => Promise<unknown>)[], log: Log, delayMs = 0): AbortSignal {
  const stopping = new AbortController()
  let stoppingSince = 0
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping.signal.aborted) {
      if (performance.now() - stoppingSince < sameSignalMs) return
      process.exit(1)
    }
    stoppingSince = performance.now()
    stopping.abort()
    log.info({ signal }, 'stopping')
    if (delayMs > 0) await sleep(delayMs)
    let code = 0
    // The start may still add stops: removing each before it runs makes it run once.
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
