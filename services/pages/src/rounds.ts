import { backoffMs, pause } from '@semaforo/platform'
import type { Log } from '@semaforo/service-kit'

const backoff = { firstMs: 500, maxMs: 10_000 }

/**
 * Runs rounds one after the other: one after each change, one for all that changed during another, and one every so
 * often. A round that resolves with false, or fails, is repeated with growing waits.
 */
export function repeat(
  round: (signal: AbortSignal) => Promise<boolean>,
  { everyMs, log }: { everyMs: number; log: Log },
): { changed(): void; stop(): Promise<void> } {
  const stopping = new AbortController()
  let changes = 0
  let waiting = new AbortController()

  async function running(): Promise<void> {
    for (let failures = 0; !stopping.signal.aborted; ) {
      const seen = changes
      const complete = await round(stopping.signal).catch((error: unknown) => {
        if (!stopping.signal.aborted) log.error({ err: error }, 'pages could not be rendered')
        return false
      })
      failures = complete ? 0 : failures + 1
      waiting = new AbortController()
      const { signal } = stopping
      if (!complete) await pause(backoffMs(failures, backoff), signal)
      else if (seen === changes) await pause(everyMs, AbortSignal.any([signal, waiting.signal]))
    }
  }

  const ended = running()
  return {
    changed() {
      changes += 1
      waiting.abort()
    },
    async stop() {
      stopping.abort()
      await ended
    },
  }
}
